import { expect, test, vi } from 'vitest';
import { askAhead } from '#api/ask-ahead.ts';
import { lazyClient } from '#api/lazy-client.ts';
import { testClient } from '#api/testing/test-client.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { QueryClient } from '@tanstack/react-query';
import { askHome } from './ask-home.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { bandQuery } from '#api/queries/organisations.queries.ts';

test('home’s default bands and what is assigned are asked for ahead, once each, in the same words as home’s', async () => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  const make = () => lazyClient(() => Promise.resolve(testClient(door)));
  const { asking, client } = askAhead(make(), make());
  const calls = async () => (await door.demo.log()).map(({ call }) => call).filter((call) => ['getBand', 'listAssessments', 'listUserModules', 'listUserCollections'].includes(call));
  askHome(asking, 1, amaraOsei.id);
  await vi.waitFor(async () => expect(await calls()).toHaveLength(7));

  const queries = new QueryClient();
  for (const id of ['jump_back_in', 'overdue_expired', 'expiring_soon', 'recently_added']) await queries.fetchQuery(bandQuery(client, 1, id));
  expect((await queries.fetchQuery(assignedAssessmentsQuery(client, 1))).length).toBeGreaterThan(0);
  expect((await queries.fetchQuery(assignedModulesQuery(client, 1, amaraOsei.id))).length).toBeGreaterThan(0);
  expect((await queries.fetchQuery(assignedCollectionsQuery(client, 1, amaraOsei.id))).length).toBeGreaterThan(0);
  expect(await calls()).toHaveLength(7);
});
