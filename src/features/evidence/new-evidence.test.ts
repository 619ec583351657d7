import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { testClient } from '#api/testing/test-client.ts';
import { pendingQuery } from '#api/queries/evidence.queries.ts';
import { evidenceOfTom } from '#fixtures/evidence.ts';
import { priyaNair } from '#fixtures/people.ts';
import type { Current } from '#current/current-context.ts';
import type { NewNotification } from '#current/new-notification.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { watchNewEvidence } from './new-evidence.ts';

const setUp = async (admin = true) => {
  const door = createInProcess();
  await door.demo.as(priyaNair.email);
  const told: NewNotification[] = [];
  const queries = new QueryClient();
  const client = testClient(door);
  let organisationId = 1;
  const current = () =>
    ({ profile: { super: false }, organisation: { organisation_id: organisationId, admin } }) as unknown as Current;
  const evidence = watchNewEvidence({
    client,
    queries,
    notifications: { tell: (message) => told.push(message) },
    current,
    signal: new AbortController().signal,
  });
  const arrive = (...keys: readonly string[]) =>
    door.backend.write(async (db) => {
      const sample = db.tables.evidence.get(evidenceOfTom.key);
      for (const key of keys)
        if (sample !== undefined) await db.tables.evidence.insert({ ...sample, key, status: 'pending' });
    });
  const calls = async () => (await door.demo.log()).filter(({ call }) => call === 'listEvidence').length;
  return { door, told, queries, client, evidence, arrive, calls, goTo: (id: number) => void (organisationId = id) };
};

describe('R8: what came in for review', () => {
  test('with its count and the way there; the list on the page has it, too', async () => {
    const { told, evidence, arrive, queries, client } = await setUp();
    await evidence.learn();
    expect(told).toEqual([]);
    await arrive('new-1', 'new-2');
    await evidence.look();
    expect(told).toEqual([
      {
        key: 'evidence.pending',
        text: '2 pieces of evidence came in for review.',
        marker: 'review',
        link: { label: 'Review evidence', href: '/evidence' },
      },
    ]);
    expect(queries.getQueryData(pendingQuery(client, 1).queryKey)?.map(({ key }) => key)).toContain('new-2');
    await arrive('new-3');
    await evidence.look();
    expect(told.map(({ text }) => text)).toEqual([
      '2 pieces of evidence came in for review.',
      '1 piece of evidence came in for review.',
    ]);
  });

  test('nothing is said of what others decided, of what changed elsewhere, and where nobody knew what was there', async () => {
    const { told, evidence, door, arrive, goTo } = await setUp();
    await evidence.look();
    await evidence.look();
    await door.backend.write((db) => db.tables.evidence.update(evidenceOfTom.key, { status: 'accepted' }));
    await evidence.look();
    goTo(81);
    await arrive('new-1');
    await evidence.look();
    expect(told).toEqual([]);
  });

  test('a list that does not come is no news, and what was known stays known', async () => {
    const { told, evidence, door, arrive } = await setUp();
    await evidence.learn();
    await arrive('new-1');
    await door.demo.faults.set([{ call: 'listEvidence', status: 500 }]);
    await evidence.look();
    expect(told).toEqual([]);
    await evidence.look();
    expect(told).toHaveLength(1);
  });

  test('somebody without an admin account asks for nothing', async () => {
    const { told, evidence, calls } = await setUp(false);
    await evidence.learn();
    await evidence.look();
    expect([told, await calls()]).toEqual([[], 0]);
  });
});
