// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { bookingsKeys } from '#api/queries/bookings.keys.ts';
import type { EventsInput } from '#current/area-events.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { putAccepted } from './testing/accepted.ts';
import { bookingsEvents } from './events.ts';

const NOW_UNIX = 1_790_000_000;

const arriveIn = (organisationId: number): QueryClient => {
  const queries = new QueryClient();
  for (const id of [1, 2]) queries.setQueryData(bookingsKeys.bookings(id), []);
  const current = () => ({ profile: { id: 7 }, organisation: { organisation_id: organisationId } });
  bookingsEvents({ queries, current } as unknown as EventsInput).onArrival?.();
  return queries;
};
const stale = (queries: QueryClient) =>
  [1, 2].filter((id) => queries.getQueryState(bookingsKeys.bookings(id))?.isInvalidated === true);

afterEach(() => localStorage.clear());

test('R-29, I-13: where the server had taken a change, bookings are asked for again once their events are heard: it may be done', () => {
  putAccepted(browserOutbox(), { userId: 7, action: 'unschedule', ids: [2101], starts: [null], atMs: NOW_UNIX * 1000 });
  expect(stale(arriveIn(1))).toEqual([1]);
});

test('where nothing is being changed, nothing is asked for twice', () => {
  putAccepted(browserOutbox(), { userId: 7, action: 'unschedule', ids: [2101], starts: [null], atMs: NOW_UNIX * 1000 });
  expect(stale(arriveIn(2))).toEqual([]);
});
