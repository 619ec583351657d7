import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { EventsInput } from '#current/area-events.ts';
import { libraryEvents } from './events.ts';

test('N-13: the module in front of somebody is asked for again once its events are heard; lists and other organisations are not', () => {
  const queries = new QueryClient();
  for (const [organisationId, what] of [
    [1, 705],
    [1, 'assigned'],
    [81, 801],
  ] as const)
    queries.setQueryData(['organisation', organisationId, 'modules', what], {});
  libraryEvents({
    queries,
    current: () => ({ organisation: { organisation_id: 1 } }),
  } as unknown as EventsInput).onArrival?.();
  expect(
    queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.at(-1)),
  ).toEqual([705]);
});
