import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type RealtimeEventName, realtimeEvents } from '#contracts/notifications/realtime-events.schema.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import { isCalledWith } from '#contracts/shared-address.ts';
import { handlerNames } from '#mocks/handlers/all.ts';
import { rules } from '#mocks/handlers/rules.ts';
import { callsOf, messagesOf, readPacts } from './lib/pacts.ts';

const endpoints: readonly Endpoint[] = Object.values(catalogue);
const pacts = await readPacts();
const interactions = pacts.flatMap((pact) =>
  callsOf(pact).map((interaction) => ({ ...interaction, provider: pact.provider.name })),
);
const messages = pacts.flatMap((pact) =>
  messagesOf(pact).map((message) => ({ ...message, provider: pact.provider.name })),
);

/** Whether a recorded request is a call of this endpoint: verb and path template (X rule 3). */
const isCallOf = ({ request }: (typeof interactions)[number], endpoint: Endpoint): boolean =>
  request.method === (endpoint.method === 'DELETE' ? 'POST' : endpoint.method) &&
  isCalledWith(endpoint, request.query?.['download']?.[0]) &&
  new RegExp(`^/${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path);

const filesOf = async (folder: string, ending: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** What the first group of a pattern holds at each place of these files, sorted. */
const foundIn = async (files: readonly string[], pattern: RegExp): Promise<readonly string[]> =>
  (
    await Promise.all(
      files.map(async (file) => [...(await readFile(file, 'utf8')).matchAll(pattern)].map((match) => match[1] ?? '')),
    )
  )
    .flat()
    .toSorted();

/** What these files declare and a shared list lacks, each with the file whose line is missing there. */
const withoutLine = async (
  files: readonly string[],
  pattern: RegExp,
  list: object,
  listFile: string,
): Promise<readonly string[]> =>
  (
    await Promise.all(
      files.map(async (file) =>
        (await foundIn([file], pattern))
          .filter((name) => !Object.hasOwn(list, name))
          .map((name) => `${name}: ${listFile} has no line for ${file}`),
      ),
    )
  ).flat();

describe('X rule 3: one contract, four sets', () => {
  test('every endpoint stands in the catalogue under its own name', async () => {
    const files = await filesOf('contracts', '.endpoints.ts');
    expect(await withoutLine(files, /\bname: '(\w+)'/g, catalogue, 'contracts/catalogue.ts')).toEqual([]);
    expect(await foundIn(files, /\bname: '(\w+)'/g)).toEqual(Object.keys(catalogue).toSorted());
    for (const [name, { name: own }] of Object.entries(catalogue)) expect(own).toBe(name);
  });

  test('no row of table X stands twice, but for one whose paths differ in their parts (X-044) and one with two verbs (X-017)', () => {
    const others = new Set(['viewOriginalThumbnail', 'replaceRecoveryCodes']);
    const numbers = endpoints.filter(({ name }) => !others.has(name)).map((endpoint) => endpoint.number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('the fake backend has a handler for each, and no other', () => {
    expect(handlerNames.toSorted()).toEqual(Object.keys(catalogue).toSorted());
    expect(handlerNames.filter((name) => typeof rules[name] !== 'function')).toEqual([]);
  });

  test('a rule stands in one file, and answers the call of its name', async () => {
    const files = await filesOf('mocks/rules', '.rules.ts');
    expect(await foundIn(files, /^export const (\w+): Rule<Catalogue\['\1'\]>/gm)).toEqual(handlerNames.toSorted());
    expect(await foundIn(files, /\bRule<Catalogue\['(\w+)'\]> =/g)).toEqual(handlerNames.toSorted());
  });

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is pinned, with a success',
    (_, endpoint) => {
      const pinned = interactions.filter((interaction) => isCallOf(interaction, endpoint));
      expect(pinned.filter(({ response }) => endpoint.success.includes(response.status)).length).toBeGreaterThan(0);
    },
  );

  test('no interaction is of a call that nobody makes', () => {
    const stray = interactions.filter((interaction) => !endpoints.some((endpoint) => isCallOf(interaction, endpoint)));
    expect(stray.map((interaction) => interaction.description)).toEqual([]);
  });

  /** What a key does is assumed, whatever is known of the call. */
  const hasKey = ({ request }: (typeof interactions)[number]): boolean => 'Idempotency-Key' in (request.headers ?? {});

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s stands in the pact of its certainty',
    (_, endpoint) => {
      const providers = new Set(
        interactions
          .filter((interaction) => isCallOf(interaction, endpoint) && !hasKey(interaction))
          .map((interaction) => interaction.provider),
      );
      expect([...providers]).toEqual([endpoint.contract === 'assumed' ? 'portal-assumed' : 'portal']);
    },
  );

  test('a provider state stands in one area, and every area in the list', async () => {
    const files = await filesOf('contracts', '.states.ts');
    const pattern = /^ {2}'([^']+)': \{/gm;
    expect(await withoutLine(files, pattern, PROVIDER_STATES, 'contracts/provider-states.ts')).toEqual([]);
    const declared = await foundIn(files, pattern);
    expect(declared).toEqual(Object.keys(PROVIDER_STATES).toSorted());
  });

  test('every provider state is used, and no other', () => {
    const used = new Set(
      [...interactions, ...messages].flatMap((interaction) => interaction.providerStates.map((state) => state.name)),
    );
    expect([...used].toSorted()).toEqual(Object.keys(PROVIDER_STATES).toSorted());
  });

  test('descriptions are unique, so that a failure names one interaction', () => {
    const descriptions = [...interactions, ...messages].map((interaction) => interaction.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('Y-12, X rule 3: one contract of events', () => {
  const names = Object.keys(realtimeEvents) as RealtimeEventName[];

  test('no row of table Y stands twice, and none is missing', () => {
    expect(names.map((name) => realtimeEvents[name].number).toSorted()).toEqual([
      'Y-01',
      'Y-02',
      'Y-03',
      'Y-04',
      'Y-05',
      'Y-06',
      'Y-07',
      'Y-08',
      'Y-09',
    ]);
  });

  test('every event is pinned by a message, and no other', () => {
    expect(messages.map(({ contents }) => contents.content.event).toSorted()).toEqual(names.toSorted());
  });

  test.each(names)('%s stands in the pact of its certainty', (name) => {
    const [message] = messages.filter(({ contents }) => contents.content.event === name);
    expect(message?.provider).toBe(realtimeEvents[name].contract === 'assumed' ? 'portal-assumed' : 'portal');
  });

  test('the fake backend raises every one of them by a rule or a work of its own', async () => {
    const raised = await foundIn(
      (await filesOf('mocks', '.ts')).filter((file) => !/test/.test(file)),
      /\bpublish\([^']+'([a-z.]+)'/g,
    );
    expect([...new Set(raised)]).toEqual(names.toSorted());
  });
});
