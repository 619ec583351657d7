import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import { handlerNames } from '#mocks/handlers/all.ts';
import { readPacts } from './lib/pacts.ts';

const endpoints: readonly Endpoint[] = Object.values(catalogue);
const pacts = await readPacts();
const interactions = pacts.flatMap((pact) => pact.interactions.map((interaction) => ({ ...interaction, provider: pact.provider.name })));

/** Whether a recorded request is a call of this endpoint: verb and path template (X rule 3). */
const isCallOf = ({ request }: (typeof interactions)[number], endpoint: Endpoint): boolean =>
  request.method === (endpoint.method === 'DELETE' ? 'POST' : endpoint.method) &&
  new RegExp(`^/${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path);

const filesOf = async (folder: string, ending: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);

describe('X rule 3: one contract, four sets', () => {
  test('every endpoint stands in the catalogue under its own name', async () => {
    const declared = await Promise.all((await filesOf('contracts', '.endpoints.ts')).map(async (file) => (await readFile(file, 'utf8')).matchAll(/\bname: '(\w+)'/g)));
    expect(declared.flatMap((matches) => [...matches].map((match) => match[1] ?? '')).toSorted()).toEqual(Object.keys(catalogue).toSorted());
    for (const [name, { name: own }] of Object.entries(catalogue)) expect(own).toBe(name);
  });

  test('no row of table X stands twice', () => {
    const numbers = endpoints.map((endpoint) => endpoint.number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('the fake backend has a handler for each, and no other', () => expect(handlerNames.toSorted()).toEqual(Object.keys(catalogue).toSorted()));

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s is pinned, with a success', (_, endpoint) => {
    const pinned = interactions.filter((interaction) => isCallOf(interaction, endpoint));
    expect(pinned.filter(({ response }) => endpoint.success.includes(response.status)).length).toBeGreaterThan(0);
  });

  test('no interaction is of a call that nobody makes', () => {
    const stray = interactions.filter((interaction) => !endpoints.some((endpoint) => isCallOf(interaction, endpoint)));
    expect(stray.map((interaction) => interaction.description)).toEqual([]);
  });

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s stands in the pact of its certainty', (_, endpoint) => {
    const providers = new Set(interactions.filter((interaction) => isCallOf(interaction, endpoint)).map((interaction) => interaction.provider));
    expect([...providers]).toEqual([endpoint.contract === 'assumed' ? 'portal-assumed' : 'portal']);
  });

  test('every provider state is used, and no other', () => {
    const used = new Set(interactions.flatMap((interaction) => interaction.providerStates.map((state) => state.name)));
    expect([...used].toSorted()).toEqual(Object.keys(PROVIDER_STATES).toSorted());
  });

  test('descriptions are unique, so that a failure names one interaction', () => {
    const descriptions = interactions.map((interaction) => interaction.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});
