import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { EventsInput } from '#current/area-events.ts';
import type { NewNotification } from '#current/new-notification.ts';
import { assessmentsEvents } from './events.ts';

const open = (admin: boolean, isOwn: boolean) => {
  const told: NewNotification[] = [];
  const look = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isOwn));
  const current = () => ({ organisation: { organisation_id: 1, admin } });
  const input = { queries: new QueryClient(), notifications: { tell: (message: NewNotification) => told.push(message) }, current } as unknown as EventsInput;
  return { told, look, events: assessmentsEvents(input, { look, stop: () => undefined }) };
};

test.each([
  ['an admin account whose own training is as it was', true, false, 1],
  ['an admin account whose own training has changed', true, true, 0],
  ['a learner', false, false, 0],
])('Y-09: %s', async (_, admin, isOwn, times) => {
  const { told, look, events } = open(admin, isOwn);
  events.effects['entity.updated']?.({ entity_id: 3 });
  expect(look).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  await vi.waitFor(() => expect(told).toHaveLength(times));
});

test('Y-09: one of another organisation waits until it is in front of the person', () => {
  const { look, events } = open(true, false);
  events.effects['entity.updated']?.({ entity_id: 3, organisation_id: 81 });
  expect(look).not.toHaveBeenCalled();
  events.onArrival?.();
  expect(look).toHaveBeenCalledTimes(1);
});
