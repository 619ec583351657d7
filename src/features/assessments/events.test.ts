import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { EventsInput } from '#current/area-events.ts';
import { assessmentsEvents } from './events.ts';

const open = () => {
  const look = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const current = () => ({ organisation: { organisation_id: 1, admin: true } });
  const tell = vi.fn<EventsInput['notifications']['tell']>();
  const input = { queries: new QueryClient(), notifications: { tell }, current } as unknown as EventsInput;
  return { tell, look, events: assessmentsEvents(input, { look, stop: () => undefined }) };
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
