// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { nodeOf, unwrapped } from '#contracts/schema-node.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, IN_PROCESS_BASE_URL, type InProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until } from './testing/open-app.tsx';

/**
 * Our own backend sends every key that there is. Another one may leave out whatever the contract does not ask for, or
 * send null: no page may break by it.
 */
setUpApp();

/** The code of a page comes in real time, which no test moves. */
const { setTimeout: realTimeout } = globalThis;
const TRIES = 2000;
const STILL = 20;

type Lack = 'left out' | 'null';
const takes = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success;

/** A value without what its schema can do without. */
const bare = (schema: Schema, value: unknown, lack: Lack): unknown => {
  const { element, shape, options = [] } = nodeOf(unwrapped(schema));
  if (Array.isArray(value)) return element === undefined ? value : value.map((one) => bare(element, one, lack));
  if (typeof value !== 'object' || value === null) return value;
  if (shape === undefined) {
    const option = options.find((one) => takes(one, value));
    return option === undefined ? value : bare(option, value, lack);
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const known = shape[key];
      if (known === undefined) return [];
      if (lack === 'null' && takes(known, null)) return [[key, null]];
      return lack === 'left out' && takes(known, undefined) ? [] : [[key, bare(known, part, lack)]];
    }),
  );
};

const READS = Object.values(catalogue as Readonly<Record<string, Endpoint>>)
  .filter(({ method, name, replies = 'json' }) => method === 'GET' && replies === 'json' && name !== 'getMe')
  .map((endpoint) => [new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`), endpoint] as const);

/** A backend that sends no more than it must; who is here it tells in full. */
const bareDoor = (door: InProcess, lack: Lack, heard: Set<string>): InProcess => ({
  ...door,
  fetch: async (input, init) => {
    const response = await door.fetch(input, init);
    const address = new URL(input instanceof Request ? input.url : String(input), IN_PROCESS_BASE_URL);
    const path = address.pathname.slice(new URL(IN_PROCESS_BASE_URL).pathname.length).replace(/^\//, '');
    const endpoint = READS.find(([pattern]) => pattern.test(path))?.[1];
    if (endpoint === undefined || !response.ok || (init?.method ?? 'GET') !== 'GET') return response;
    heard.add(endpoint.name);
    const body = JSON.stringify(bare(endpoint.reply, await response.json(), lack));
    return new Response(body, { status: response.status, headers: response.headers });
  },
});

const PAGES = {
  '/': 'Welcome, Amara Osei',
  '/assessments/501': 'Infection Control: final assessment',
  '/assessments/502': 'Hand hygiene check',
  '/awards': 'Awards',
  '/bookings': 'Bookings',
  '/categories': 'Library',
  '/categories/201': 'Infection Control',
  '/collections': 'Collections',
  '/collections/301': 'Infection Control Essentials',
  '/collections/301?tab=journey': 'Infection Control Essentials',
  '/modules': 'Modules',
  '/modules/701': 'Hand hygiene and PPE',
  '/modules/702': 'Cleaning the surgery',
  '/modules/703': 'Waste and its colours',
  '/pages/151': 'How training works here',
  '/search?q=hand': 'Search',
} as const;

const CASES = Object.entries(PAGES).flatMap(([address, heading]) =>
  (['left out', 'null'] as const).map((lack) => [address, lack, heading] as const),
);

test.each(CASES)('%s stands where whatever can be %s is', async (address, lack, heading) => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  const heard = new Set<string>();
  openApp({ door: bareDoor(door, lack, heard), address, remembered: true });
  // What is drawn asks for its own only then: it has come to rest where nothing changes for a while.
  let passed = 0;
  await until(async () => {
    await new Promise((resolve) => realTimeout(resolve, 1));
    const stands = document.querySelector('main h1')?.textContent === heading;
    passed = stands && document.querySelector('main [aria-busy=true]') === null ? passed + 1 : 0;
    expect(passed).toBeGreaterThan(STILL);
  }, TRIES);
  const missing = [...document.querySelectorAll('main [role=alert], main button')].filter(
    ({ role, textContent }) => (role === 'alert' && textContent !== '') || textContent === 'Try again',
  );
  expect(missing).toEqual([]);
  expect(heard.size).toBeGreaterThan(0);
});
