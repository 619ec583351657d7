import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type RealtimeEventName, realtimeEvents, readEvent } from '#contracts/notifications/realtime-events.schema.ts';
import type { NewNotification } from '#current/new-notification.ts';
import type { EventsInput } from '#current/area-events.ts';
import type { Current } from '#current/current-context.ts';
import { AREAS } from './areas.ts';
import { applyEvent } from './effects.ts';

const HERE = 1;
const ELSEWHERE = 81;

let told: NewNotification[] = [];
let queries = new QueryClient();
/** Calls that were made. */
let asked: string[] = [];

beforeEach(() => {
  told = [];
  queries = new QueryClient();
  asked = [];
  for (const key of [
    ['me'],
    ['releases'],
    ...[HERE, ELSEWHERE].flatMap((id) => [
      ['organisation', id, 'bookings'],
      ['organisation', id, 'assessments', 5],
    ]),
  ])
    queries.setQueryData(key, 1);
});

const person = (change: { readonly impersonated?: boolean; readonly admin?: boolean } = {}) =>
  ({
    profile: { id: 7, impersonated: change.impersonated ?? false },
    organisation: { organisation_id: HERE, admin: change.admin ?? false },
  }) as unknown as Current;

const raise = (name: RealtimeEventName, payload: unknown, current = person()) => {
  const attempt = (endpoint: Endpoint): Promise<unknown> => {
    asked.push(endpoint.name);
    return new Promise(() => undefined);
  };
  const input: EventsInput = {
    client: { attempt, fetch: attempt } as unknown as Client,
    queries,
    notifications: { tell: (message) => told.push(message) },
    current: () => current,
    now: Date.now,
    productName: 'Waymark',
    adminUrl: 'https://admin.example',
    signal: new AbortController().signal,
  };
  const areas = AREAS.map((open) => open(input));
  applyEvent(
    areas.map(({ effects }) => effects),
    readEvent(name, payload),
    (ignored) => expect.fail(`${ignored} was ignored`),
  );
  for (const area of areas) area.stop?.();
};

/** Keys of what has to be asked for again. */
const stale = (): string[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map(({ queryKey }) => queryKey.join('/'));

describe('table Y: what each event does', () => {
  test('X rule 3: every event of the contract has an effect', () => {
    const named = AREAS.flatMap((open) =>
      Object.keys(open({ queries: new QueryClient(), now: Date.now } as unknown as EventsInput).effects),
    );
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(realtimeEvents).toSorted());
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
      {
        key: 'booking.completed',
        text: "Your Waymark booking has updated. See 'My Bookings' for details.",
        marker: 'scheduled',
        link: { label: 'View Bookings', href: '/bookings' },
      },
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
    expect(told).toMatchObject([
      {
        text: 'Oops, something went wrong with your report.',
        tone: 'danger',
        link: { label: 'Find out more', href: 'https://admin.example/queue' },
      },
    ]);
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
    expect(asked).toEqual(['listAssessments']);
  });

  test('Y-09, D-11: work that is open for review is asked for again, whichever organisation it belongs to', () => {
    queries.setQueryData(['reviews', 'a/review-508-11'], 1);
    raise('entity.updated', { entity_id: 3, organisation_id: ELSEWHERE });
    expect(stale()).toContain('reviews/a/review-508-11');
  });

  test('Y-09: one of another organisation waits until it is in front of the person', () => {
    raise('entity.updated', { entity_id: 3, organisation_id: ELSEWHERE });
    expect(stale()).toEqual([`organisation/${ELSEWHERE}/bookings`, `organisation/${ELSEWHERE}/assessments/5`]);
    expect(asked).toEqual([]);
  });
});
