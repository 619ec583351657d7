import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { EventsInput } from '#current/area-events.ts';
import { assessmentsEvents } from './events.ts';

const open = () => {
  const look = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const current = () => ({ organisation: { organisation_id: 1, admin: true } });
  const tell = vi.fn<EventsInput['notifications']['tell']>();
  const input = { queries: new QueryClient(), notifications: { tell }, current } as unknown as EventsInput;
  return { tell, look, queries: input.queries, events: assessmentsEvents(input, { look, stop: () => undefined }) };
};

test('R8, Y-09: an entity: the person’s own assessments are looked at, and nothing is said that nobody knows', async () => {
  const { tell, look, events } = open();
  events.effects['entity.updated']?.({ entity_id: 3 });
  expect(look).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(tell).not.toHaveBeenCalled();
});

test('Y-09: one of another organisation waits until it is in front of the person', () => {
  const { look, events } = open();
  events.effects['entity.updated']?.({ entity_id: 3, organisation_id: 81 });
  expect(look).not.toHaveBeenCalled();
  events.onArrival?.();
  expect(look).toHaveBeenCalledTimes(1);
});

test('H4: when the channel is heard again, what was fetched a while ago is asked for again', () => {
  const { queries, events } = open();
  const store = (what: number | 'assigned', organisationId: number, ageMs: number) =>
    queries.setQueryData(['organisation', organisationId, 'assessments', what], {}, { updatedAt: Date.now() - ageMs });
  store(7, 1, 60_000);
  store(8, 1, 1000);
  store(9, 81, 60_000);
  store('assigned', 1, 60_000);
  events.onArrival?.();
  const stale = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated);
  expect(stale.map(({ queryKey }) => queryKey.at(-1))).toEqual([7]);
});
