import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type RealtimeEventName, realtimeEvents, readEvent } from '#contracts/notifications/realtime-events.schema.ts';
import type { News } from '#features/notifications/news.ts';
import { openHouse } from '#features/session/testing/house.ts';
import { createInProcess } from '#mocks/in-process.ts';
import type { Current } from '../shell/current-context.ts';
import { applyEvent, createEffects } from './effects.ts';

const HERE = 1;
const ELSEWHERE = 81;

let told: News[] = [];
let queries = new QueryClient();
const look = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  told = [];
  queries = new QueryClient();
  look.mockReset().mockResolvedValue(true);
  for (const key of [['me'], ['releases'], ...[HERE, ELSEWHERE].flatMap((id) => [['organisation', id, 'bookings'], ['organisation', id, 'assessments', 5]])]) queries.setQueryData(key, 1);
});

const person = (change: { readonly impersonated?: boolean; readonly admin?: boolean } = {}) =>
  ({ profile: { id: 7, impersonated: change.impersonated ?? false }, organisation: { organisation_id: HERE, admin: change.admin ?? false } }) as unknown as Current;

const raise = (name: RealtimeEventName, payload: unknown, current = person()) => {
  const { client } = openHouse(createInProcess());
  const effects = createEffects({
    client,
    queries,
    notifications: { tell: (news) => told.push(news) },
    verdicts: { look, stop: () => undefined },
    current: () => current,
    productName: 'Waymark',
    adminUrl: 'https://admin.example',
    onIgnored: () => undefined,
  });
  applyEvent(effects, readEvent(name, payload), (ignored) => expect.fail(`${ignored} was ignored`));
};

/** Keys of what has to be asked for again. */
const stale = (): string[] => queries.getQueryCache().getAll().filter((query) => query.state.isInvalidated).map(({ queryKey }) => queryKey.join('/'));

describe('table Y: what each event does', () => {
  test('X rule 3: every event of the contract has an effect', () => {
    const effects = createEffects({ queries } as never);
    expect(Object.keys(effects).toSorted()).toEqual(Object.keys(realtimeEvents).toSorted());
  });

  test.each(['impersonation.started', 'roles.updated'] as const)('Y-01, Y-03: %s: nothing is done', (name) => {
    raise(name, {});
    expect([told, stale()]).toEqual([[], []]);
  });

  test('Y-02, H-11, H-07: the end of an impersonation reloads the profile of whoever views, and drops what was fetched in the other name', async () => {
    raise('impersonation.ended', {});
    expect(stale()).toEqual([]);
    raise('impersonation.ended', {}, person({ impersonated: true }));
    expect(stale()).toEqual(['me']);
    await vi.waitFor(() => expect(queries.getQueryData(['organisation', HERE, 'bookings'])).toBeUndefined());
    expect(queries.getQueryData(['releases'])).toBe(1);
  });

  test('Y-04, I-03: a booking of this organisation: the words, the link, and bookings are asked for again', () => {
    raise('booking.completed', { organisation_id: HERE });
    expect(told).toEqual([
      { key: 'booking.completed', text: "Your Waymark booking has updated. See 'My Bookings' for details.", marker: 'scheduled', link: { label: 'View Bookings', href: '/bookings' } },
    ]);
    expect(stale()).toEqual([`organisation/${HERE}/bookings`]);
  });

  test('Y-04: one of another organisation says nothing', () => {
    raise('booking.completed', { organisation_id: ELSEWHERE });
    expect([told, stale()]).toEqual([[], [`organisation/${ELSEWHERE}/bookings`]]);
  });

  test('Y-05, I-04: a report, with a way to download it', () => {
    raise('export.delivered', { file_id: 9 });
    expect(told).toMatchObject([{ text: 'Your report has been emailed to you.', link: { label: 'Download Now' } }]);
  });

  test('Y-06, I-05, A-24: a failed report is said at once and leads to the administrators’ queue', () => {
    raise('export.failed', {});
    expect(told).toMatchObject([{ text: 'Oops, something went wrong with your report.', tone: 'danger', link: { label: 'Find out more', href: 'https://admin.example/queue' } }]);
  });

  test('Y-07, I-06', () => {
    raise('import.verified', {});
    expect(told.map(({ text }) => text)).toEqual(['Your import has been validated, and is ready for review.']);
    expect(stale()).toEqual([]);
  });

  test('Y-08, I-07: an import is complete: everything of every organisation is asked for again', () => {
    raise('import.complete', {});
    expect(told.map(({ text }) => text)).toEqual(['Your import is complete.']);
    expect(stale()).toHaveLength(4);
  });

  test('Y-09, I-08: an entity: its organisation is asked for again, and how the assessments stand', () => {
    raise('entity.updated', { entity_id: 3 });
    expect(stale()).toEqual([`organisation/${HERE}/bookings`, `organisation/${HERE}/assessments/5`]);
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('Y-09, D-11: work that is open for review is asked for again, whichever organisation it belongs to', () => {
    queries.setQueryData(['reviews', 'a/review-508-11'], 1);
    raise('entity.updated', { entity_id: 3, organisation_id: ELSEWHERE });
    expect(stale()).toContain('reviews/a/review-508-11');
  });

  test('Y-09: one of another organisation waits until it is in front of the person', () => {
    raise('entity.updated', { entity_id: 3, organisation_id: ELSEWHERE });
    expect(stale()).toEqual([`organisation/${ELSEWHERE}/bookings`, `organisation/${ELSEWHERE}/assessments/5`]);
    expect(look).not.toHaveBeenCalled();
  });

  test.each([
    ['an admin account whose own training is as it was', true, false, 1],
    ['an admin account whose own training has changed', true, true, 0],
    ['a learner', false, false, 0],
  ])('Y-09: %s', async (_, admin, isOwn, times) => {
    look.mockResolvedValue(isOwn);
    raise('entity.updated', { entity_id: 3 }, person({ admin }));
    await Promise.resolve();
    await vi.waitFor(() => expect(told).toHaveLength(times));
  });
});
