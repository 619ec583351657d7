import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { ProviderState } from '#contracts/provider-state.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import { endpointOf } from './lib/endpoint-of.ts';
import { callsOf, messagesOf, readPacts } from './lib/pacts.ts';
import { STATES_FILE, statesAsJson } from './lib/states-json.ts';

const states: Readonly<Record<string, ProviderState>> = PROVIDER_STATES;
const pacts = await readPacts();
const calls = pacts.flatMap(callsOf);

/** What a path holds for everybody: keys of default bands (L-05), sizes of pictures, and what there is not. */
const CONSTANTS: readonly string[] = [
  'recently_added',
  'overdue_expired',
  '1600',
  '1000',
  '800',
  '500',
  '300',
  '250',
  'nobody_defined_this',
  'no-such-review',
  'no-such-evidence',
  '999999',
  'lookup_nowhere',
  'nobody-was-invited',
];

/** The parts of a recorded path that the pact fixes, besides those that the specification writes. */
const fixedParts = ({ description, request }: (typeof calls)[number]): readonly string[] => {
  const { expression } = (request.generators?.['path'] ?? { expression: request.path }) as {
    readonly expression: string;
  };
  const written = endpointOf(description).path.split('/');
  return expression.split('/').filter((part) => part !== '' && !/^\$\{\w+\}$/.test(part) && !written.includes(part));
};

/** Names that the generators of a request ask for. */
const askedFor = (interaction: (typeof calls)[number]): readonly string[] =>
  [...JSON.stringify(interaction.request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);

describe('P7: an owner can supply ids, people and texts', () => {
  test.each(calls.map((call) => [call.description, call] as const))('%s', (_, call) => {
    const [state] = call.providerStates;
    const provides = states[state?.name ?? '']?.provides ?? {};
    const asked = askedFor(call);
    expect([...asked, ...Object.values(call.comments?.returns ?? {})].filter((name) => !(name in provides))).toEqual(
      [],
    );
    if (call.response.status === 401) return;
    expect(fixedParts(call).filter((part) => !CONSTANTS.includes(part))).toEqual([]);
    expect(
      Object.keys(call.request.query ?? {}).filter(
        (name) => name === 'organisation_id' && !JSON.stringify(call.request.generators).includes('organisation_id'),
      ),
    ).toEqual([]);
  });

  test('nothing is provided that nobody asks for', () => {
    const used = new Map(Object.keys(states).map((name) => [name, new Set<string>()]));
    for (const call of calls)
      for (const name of [...askedFor(call), ...Object.values(call.comments?.returns ?? {})])
        used.get(call.providerStates[0]?.name ?? '')?.add(name);
    expect(
      Object.entries(states).flatMap(([name, { provides = {} }]) =>
        Object.keys(provides)
          .filter((key) => used.get(name)?.has(key) !== true)
          .map((key) => `${name}: ${key}`),
      ),
    ).toEqual([]);
  });

  test('events happen to whoever listens: their states provide nothing', () => {
    expect(
      pacts
        .flatMap(messagesOf)
        .filter(({ providerStates }) => states[providerStates[0]?.name ?? '']?.provides !== undefined),
    ).toEqual([]);
  });

  test('the list for owners is as the states are (`npm run contracts`)', async () => {
    expect(await readFile(STATES_FILE, 'utf8')).toBe(statesAsJson());
  });
});
