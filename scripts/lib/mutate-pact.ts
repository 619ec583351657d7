import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROVIDER_STATES, type ProviderStateName } from '#contracts/provider-states.ts';
import { mutationsOf, type RecordedReply } from './mutations.ts';
import { judge, type Judgement } from './judge-mutation.ts';
import {
  orderedLists,
  orderMutationsOf,
  provedPaths,
  returnedPaths,
  valueMutationsOf,
  valuePaths,
} from './mutate-values.ts';
import { callsOf, type RecordedInteraction, type RecordedPact } from './pacts.ts';
import { replayInState } from './replay-in-state.ts';
import { writeTagged } from './tagged-pacts.ts';
import { TAG, verifyPact, verifyStateless } from './verify-pacts.ts';

/** A mutation and whether verification saw it. */
export interface Mutant {
  readonly name: string;
  readonly caught: boolean;
  /** Whether the pact saw it by itself, without what the verifier asserts beside it. */
  readonly byPact?: boolean;
  /** Whether the app itself would refuse it; what it does without is the fake backend's own whole shape. */
  readonly isRefused?: boolean;
  /** The contract takes it: null where that may be, a list without elements of which the state says nothing. */
  readonly isAllowed?: boolean;
}

/** The part of the work that one process does: every `of`th batch, from the `nth` on. */
export interface Share {
  readonly nth: number;
  readonly of: number;
  /** Replays also what the verifier sees without pact, to tell what the pact sees alone; takes twice the time. */
  readonly isAlone: boolean;
  /** Changes every single value of every success, and nothing else. */
  readonly isOfValues: boolean;
}

/** Hears how many mutations of a pact there are to try, and how many were tried just now. */
export interface MutationProgress {
  readonly onPlanned: (count: number) => void;
  readonly onTried: (count: number) => void;
}

/** Headers that belong to one connection, and our own: they do not travel on. */
const HOP_BY_HOP: readonly string[] = ['host', 'connection', 'content-length', 'transfer-encoding', TAG];

/** What a pact says of headers. */
const PINNED_HEADERS: readonly string[] = ['content-type', 'retry-after'];

const pinnedHeadersOf = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries(PINNED_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));

/** How many changed replies one run of the verifier compares: its time grows faster than their number. */
const AT_ONCE = 20;

/** A host that answers whatever a function says. */
const host = async (answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>) => {
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

const buffersOf = async (request: IncomingMessage): Promise<Buffer[]> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks;
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await buffersOf(request));

const reply = (response: ServerResponse, { status, headers, body, raw }: RecordedReply): void => {
  const bytes = body === undefined ? raw : Buffer.from(JSON.stringify(body));
  response.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bytes);
};

const parsed = (raw: Buffer, type: string): unknown =>
  type.includes('json') ? (JSON.parse(raw.toString()) as unknown) : undefined;

/**
 * Verifies the pact as it stands through a proxy that keeps every reply, by the number of its interaction. Throws where
 * it is not kept.
 */
const record = async (file: string, provider: string, target: string): Promise<ReadonlyMap<string, RecordedReply>> => {
  const recordedReplies = new Map<string, RecordedReply>();
  const proxy = await host(async (request, response) => {
    const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
    const body = await bodyOf(request);
    const answer = await fetch(`${target}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers) as Record<string, string>,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const raw = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const recorded = { status: answer.status, headers: pinnedHeadersOf(answer.headers), raw, body: parsed(raw, type) };
    recordedReplies.set(String(request.headers[TAG]), recorded);
    reply(response, recorded);
  });
  const tagged = await writeTagged(file, (_, index) => [`${index}`], { stateless: false });
  const { onState, filter } = replayInState(target, `${new URL(target).origin}/__demo/pact-states`);
  const states = Object.keys(PROVIDER_STATES);
  const failures = await verifyPact({
    host: proxy.url,
    provider,
    file: tagged.file,
    states,
    onState: (state) => onState(state as ProviderStateName),
    filter,
  });
  proxy.close();
  await tagged.remove();
  if (failures.length > 0) throw new Error(`Not kept even without a mutation: ${JSON.stringify(failures)}`);
  return recordedReplies;
};

/**
 * Makes every mutation of every reply of one pact and replays the pact against each of the share. `target`: base of the
 * fake's calls.
 */
export const mutatePact = async (
  file: string,
  target: string,
  { nth, of, isAlone, isOfValues }: Share,
  progress: MutationProgress,
): Promise<readonly Mutant[]> => {
  const pact = JSON.parse(await readFile(file, 'utf8')) as RecordedPact;
  if (callsOf(pact).length === 0) return [];
  const replies = await record(file, pact.provider.name, target);
  const seen = new Set<string>();
  /**
   * Refusals that are the same for each call see the same mutations: the second would prove nothing. Every process must
   * come to the same list, so replies that hold times are left alone.
   */
  const isNew = (response: unknown, status: number): boolean => {
    if (status !== 401 && status !== 419) return true;
    const expected = JSON.stringify(response);
    return !seen.has(expected) && seen.add(expected).size > 0;
  };
  const interactions = callsOf(pact);
  const mutations = interactions.flatMap((interaction, index) => {
    const told = replies.get(`${index}`) as RecordedReply;
    if (!isNew(interaction.response, told.status)) return [];
    const changes = isOfValues
      ? told.status < 300
        ? valueMutationsOf(told, valuePaths(told.body))
        : []
      : [
          ...mutationsOf(told),
          ...valueMutationsOf(told, [...provedPaths(interaction), ...returnedPaths(interaction, told.body)]),
          ...orderMutationsOf(told, orderedLists(interaction, told.body)),
        ];
    return changes.map(({ label, reply: changedReply }) => ({
      index,
      name: `${interaction.description} · ${label}`,
      reply: changedReply,
    }));
  });
  const changed = await host(async (request, response) => {
    await bodyOf(request);
    const mutation = mutations[Number(request.headers[TAG])];
    if (mutation === undefined) throw new Error('A request without a tag');
    reply(response, mutation.reply);
  });
  const judged = mutations.map(({ index, name, reply: changedReply }) =>
    judge(interactions[index] as RecordedInteraction, name, changedReply),
  );
  // What the verifier sees by itself is replayed only where it is asked what the pact sees alone.
  const replayed = mutations.map((_, tag) => tag).filter((tag) => isAlone || judged[tag]?.isSeen === false);
  const mine = replayed.filter((_, position) => Math.floor(position / AT_ONCE) % of === nth);
  const caught = new Set<string>();
  progress.onPlanned(mine.length);
  for (let start = 0; start < mine.length; start += AT_ONCE) {
    const batch = new Set(mine.slice(start, start + AT_ONCE));
    // Tags are numbers: they travel in a header and name the copy in the report.
    const tags = (wanted: number) => [...batch].filter((tag) => mutations[tag]?.index === wanted).map(String);
    const tagged = await writeTagged(file, (_, index) => tags(index), { stateless: true });
    const failures = await verifyStateless({ host: changed.url, provider: pact.provider.name, file: tagged.file });
    for (const failure of failures) caught.add(failure.interaction);
    await tagged.remove();
    progress.onTried(batch.size);
  }
  changed.close();
  const isReplayed = new Set(replayed);
  const isMine = new Set(mine);
  return mutations.flatMap(({ name }, tag) => {
    // What nobody replays is told by the first process.
    if (isReplayed.has(tag) ? !isMine.has(tag) : nth !== 0) return [];
    const { isSeen, isRefused, mayBeAllowed } = judged[tag] as Judgement;
    const byPact = caught.has(`${tag}`);
    const isAllowed = !byPact && !isSeen && mayBeAllowed;
    return [{ name, caught: byPact || isSeen, byPact, isRefused: isRefused && !isAllowed, isAllowed }];
  });
};
