import { beforeAll, expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import type { Schema } from '#contracts/endpoint.ts';
import { nodeOf, unwrapped } from '#contracts/schema-node.ts';
import { runWorker } from './lib/run-worker.ts';
import { type Case, cases, READ_CALLS, REPLIES } from './tolerance/cases.ts';

/** Whether the app's own client reads a body happily. */
const clientTakes = async ({ endpoint, body }: Case): Promise<boolean> => {
  const client = createClient({
    baseUrl: 'http://portal.example',
    fetch: () =>
      Promise.resolve(
        new Response(JSON.stringify(body), {
          status: endpoint.success[0] ?? 200,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    readCookie: () => 'a-token',
    upload: () =>
      Promise.resolve({
        status: endpoint.success[0] ?? 200,
        body: JSON.stringify(body),
        header: () => 'application/json',
      }),
    appCode: 'waymark',
    appVersion: '0',
    roles: () => [
      {
        permissions: [
          { object: 'users', actions: ['read'] },
          { object: 'pages', actions: ['update'] },
        ],
      },
    ],
  });
  return (
    await client.attempt(
      endpoint,
      { params: {}, query: {}, ...(endpoint.method === 'GET' ? {} : { body: {} }) } as never,
      { confirmedFor: 1 },
    )
  ).ok;
};

/**
 * Whether a broken key is one that the client may find missing, or one of several kinds of object: pact has no rule for
 * these.
 */
const isBeyondPact = (schema: Schema, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return false;
  const { type, element, shape = {} } = nodeOf(unwrapped(schema));
  if (type === 'array' && element !== undefined)
    return nodeOf(unwrapped(element)).type === 'union' || isBeyondPact(element, rest);
  const key = shape[step];
  return key === undefined || key.safeParse(undefined).success || isBeyondPact(key, rest);
};

const refusedByPact = new Set<number>();

beforeAll(async () => {
  const { code, output } = await runWorker<readonly number[]>(
    new URL('tolerance/refused-by-pact.ts', import.meta.url).pathname,
    [],
    (numbers) => {
      for (const number of numbers) refusedByPact.add(number);
    },
  );
  if (code !== 0) throw new Error(output.slice(-2000));
}, 120_000);

test(`P3: what the client reads happily, the pact accepts, in ${cases.length} replies of ${READ_CALLS.length} calls`, async () => {
  const takenByClient = await Promise.all(cases.map(clientTakes));
  expect(takenByClient.filter(Boolean).length).toBeGreaterThanOrEqual(READ_CALLS.length * REPLIES);
  const tooStrict = cases.flatMap(({ endpoint, body, label = 'as the schema has it' }, nth) =>
    takenByClient[nth] === true && refusedByPact.has(nth)
      ? [`${endpoint.name}, ${label}: ${JSON.stringify(body)}`]
      : [],
  );
  expect(tooStrict).toEqual([]);
});

test('P3: what the client refuses, the pact refuses, but for keys that may be missing', async () => {
  const takenByClient = await Promise.all(cases.map(clientTakes));
  const tooWeak = cases.flatMap(({ endpoint, label = '' }, nth) => {
    const path = (label.split(' ').at(-1) ?? '').split('.');
    return takenByClient[nth] === true || refusedByPact.has(nth) || isBeyondPact(endpoint.reply, path)
      ? []
      : [`${endpoint.name}, ${label}`];
  });
  expect(tooWeak).toEqual([]);
  expect(cases.filter((_, nth) => takenByClient[nth] !== true && refusedByPact.has(nth)).length).toBeGreaterThan(
    READ_CALLS.length,
  );
});
