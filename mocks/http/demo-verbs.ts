import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Demo, Fault } from '#contracts/demo.ts';
import type { Provides } from '#contracts/provider-state.ts';
import { PROVIDER_STATES, type ProviderStateName } from '#contracts/provider-states.ts';
import type { Backend } from '../backend.ts';
import { createDemo } from '../demo/console.ts';
import { parseCookies, serialiseCookie } from '../handlers/cookies.ts';
import { providedNow } from '../scenarios/provided-now.ts';
import type { SetCookie } from '../rules/visitor.ts';
import { readText, sendJson } from './convert.ts';

type Verb = (demo: Demo, args: readonly unknown[]) => unknown;

const text = (args: readonly unknown[], at: number): string => {
  const value = args[at];
  if (typeof value !== 'string') throw new Error(`Argument ${at + 1} has to be text.`);
  return value;
};
const optionalText = (args: readonly unknown[], at: number): string | undefined =>
  args[at] === undefined || args[at] === null ? undefined : text(args, at);

/** The verbs of the console by the name in the path; arguments come as a JSON array. */
const VERBS: Readonly<Record<string, Verb>> = {
  reset: (demo) => demo.reset(),
  status: (demo) => demo.status(),
  scenarios: (demo) => demo.scenarios(),
  scenario: (demo, args) => demo.scenario(text(args, 0)),
  personas: (demo) => demo.personas(),
  as: (demo, args) => demo.as(text(args, 0)),
  'clock.now': (demo) => demo.clock.now(),
  'clock.read': (demo) => demo.clock.read(),
  'clock.set': (demo, args) => demo.clock.set(text(args, 0)),
  'clock.advance': (demo, args) => demo.clock.advance(args[0] as number | string),
  'clock.freeze': (demo) => demo.clock.freeze(),
  'clock.run': (demo, args) => demo.clock.run(Number(args[0])),
  'faults.set': (demo, args) => demo.faults.set(args[0] as readonly Fault[]),
  'faults.add': (demo, args) => demo.faults.add(args[0] as readonly Fault[]),
  'faults.remove': (demo, args) => demo.faults.remove(Number(args[0])),
  'faults.clear': (demo) => demo.faults.clear(),
  'faults.pausedCalls': (demo, args) => demo.faults.pausedCalls(text(args, 0)),
  'faults.release': (demo, args) => demo.faults.release(text(args, 0)),
  emit: (demo, args) => demo.emit(text(args, 0), args[1], optionalText(args, 2)),
  mail: (demo, args) => demo.mail(optionalText(args, 0)),
  totp: (demo, args) => demo.totp(text(args, 0)),
  authenticators: (demo) => demo.authenticators(),
  log: (demo) => demo.log(),
  'db.export': (demo) => demo.db.export(),
  'db.import': (demo, args) => demo.db.import(text(args, 0), args[1] === true),
  'db.read': (demo, args) => demo.db.read(args[0] as readonly string[]),
  'db.replace': (demo, args) => demo.db.replace(args[0] as Readonly<Record<string, readonly unknown[]>>),
  'db.storeLogo': (demo, args) => demo.db.storeLogo(text(args, 0), text(args, 1), text(args, 2)),
  link: (demo) => demo.link(),
};

/**
 * A verifier's request to make a state true; the answer is what the state provides (P7). Undoing one is the next one's
 * reset.
 */
const changeState = async (demo: Demo, body: unknown): Promise<Provides> => {
  const { state, action } = (body ?? {}) as { readonly state?: unknown; readonly action?: unknown };
  if (typeof state !== 'string' || !Object.hasOwn(PROVIDER_STATES, state))
    throw new Error(`There is no provider state '${String(state)}'.`);
  if (action !== 'teardown') await demo.scenario(state);
  return providedNow(demo, PROVIDER_STATES[state as ProviderStateName]);
};

/** `POST /__demo/<verb>` and `POST /__demo/pact-states`. Answers 400 with a message where a verb refuses. */
export const serveDemo = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  backend: Backend,
  isKnownOrigin: boolean,
): Promise<void> => {
  const { pathname } = new URL(incoming.url ?? '/', 'http://fake.local');
  const name = decodeURIComponent(pathname.slice('/__demo/'.length));
  if (incoming.method !== 'POST') return sendJson(outgoing, 405, { message: 'The console is called by POST.' });
  // Another page in the same browser has no business with the console. Browsers say no site to a plain address.
  if (!isKnownOrigin || incoming.headers['sec-fetch-site'] === 'cross-site')
    return sendJson(outgoing, 403, { message: 'The console is not for other sites.' });

  let cookies: readonly SetCookie[] = [];
  const demo = createDemo(backend, {
    readCookies: () => parseCookies(incoming.headers.cookie ?? ''),
    writeCookies: (written) => {
      cookies = written;
    },
    address: () => incoming.headers.referer ?? `http://${incoming.headers.host ?? 'localhost'}/`,
  });
  try {
    const body: unknown = JSON.parse((await readText(incoming)) || '[]');
    const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    if (name !== 'pact-states' && verb === undefined)
      return sendJson(outgoing, 404, {
        message: `The console has no verb '${name}'. It has: ${Object.keys(VERBS).join(', ')}.`,
      });
    if (name !== 'pact-states' && !Array.isArray(body)) throw new Error('Arguments come as a JSON array.');
    const result =
      name === 'pact-states' ? await changeState(demo, body) : await verb?.(demo, body as readonly unknown[]);
    return sendJson(
      outgoing,
      200,
      result,
      cookies.map((cookie) => serialiseCookie(cookie)),
    );
  } catch (error) {
    return sendJson(outgoing, 400, { message: error instanceof Error ? error.message : String(error) });
  }
};
