import { describe, expect, test } from 'vitest';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { nextStep, type Follower, type NextStep } from '#machines/home/next-step.ts';
import { notScheduled, scheduledFrom } from '#machines/bookings/booking-lists.ts';
import { followerLabels, followerMarker, signAction, signLabel, startLabel } from './labels.ts';

const DAY = 86_400;
const NOW = Date.UTC(2026, 2, 2, 9) / 1000;

describe('the sign', () => {
  const card = (rest: Partial<ModuleCard>): ModuleCard => ({
    entity_id: 1,
    module_id: 1,
    module_type_key: 'VID',
    module_type_description: 'Video',
    title: 'M',
    status: 'pending',
    ...rest,
  });
  const stepOf = (rest: Partial<ModuleCard>): NextStep => {
    const next = nextStep({ items: [card(rest)], assessments: [], archived: false, now: NOW });
    if (next === null) throw new Error('nothing is next');
    return next;
  };

  test.each([
    ["Video. Overdue since 1st\u00A0Mar\u00A0'26.", { status: 'overdue', due_at: NOW - DAY }],
    ['Video. Overdue.', { status: 'overdue' }],
    ["Video. Expired 1st\u00A0Mar\u00A0'26.", { status: 'expired', expires_at: NOW - DAY }],
    ["Video. Due 3rd\u00A0Mar\u00A0'26.", { due_at: NOW + DAY }],
    ["Video. Expires 3rd\u00A0Mar\u00A0'26.", { status: 'completed', expires_at: NOW + DAY }],
    ["Video. Last opened 28th\u00A0Feb\u00A0'26.", { last_viewed_at: NOW - 2 * DAY }],
    ['Video.', {}],
  ])('%s', (text, rest) => expect(signLabel(stepOf(rest), NOW)).toBe(text));

  test('M-23: Get Started if never viewed, otherwise Continue; an assessment is begun, or tried again', () => {
    expect(signAction(stepOf({}))).toBe('Get Started');
    expect(signAction(stepOf({ last_viewed_at: 1 }))).toBe('Continue');
    const assessment = (status: 'pending' | 'failed') =>
      nextStep({
        items: [],
        assessments: [{ assessment_id: 1, assessment_type_key: 'EXM', title: 'A', status }],
        archived: false,
        now: NOW,
      }) as NextStep;
    expect([signAction(assessment('pending')), signAction(assessment('failed'))]).toEqual(['Begin', 'Try Again']);
  });
});

describe('L-04: bookings', () => {
  const booking = (booking_id: number, start_date: number | null, rest: Partial<Booking> = {}): Booking => ({
    booking_id,
    product: { product_id: 1, name: 'Practical', type: { type_id: 100_000_001, name: 'Practical Workshop' } },
    course: start_date === null ? null : { start_date },
    ...rest,
  });

  test('scheduled: still to come, soonest first', () => {
    const all = [
      booking(1, NOW + 2 * DAY),
      booking(2, NOW + DAY),
      booking(3, NOW - 1),
      booking(4, null),
      booking(5, NOW + DAY, { passed: true }),
    ];
    expect(scheduledFrom(all, NOW).map(({ booking: { booking_id } }) => booking_id)).toEqual([2, 1]);
  });

  test('not scheduled: without a date, not passed, and the person’s own to schedule (R-05)', () => {
    const all = [
      booking(1, null),
      booking(2, null, { passed: true }),
      booking(3, null, { self_schedule: false }),
      booking(4, NOW),
    ];
    expect(notScheduled(all).map(({ booking_id }) => booking_id)).toEqual([1]);
  });

  test('R-15: a workshop by its time, online learning by its day', () => {
    const [workshop] = scheduledFrom([booking(1, NOW + DAY)], NOW);
    const online = booking(2, NOW + DAY, {
      product: { product_id: 2, name: 'Online', type: { type_id: 100_000_002, name: 'Online Learning' } },
    });
    expect(workshop && startLabel(workshop)).toBe("3rd\u00A0Mar\u00A0'26, 9:00\u00A0am");
    expect(startLabel({ booking: online, start: NOW + DAY })).toBe("3rd\u00A0Mar\u00A0'26");
  });
});

describe('V11: what follows the sign', () => {
  const follower = (modules: readonly string[], waitsFor: readonly string[] = []): Follower => {
    const card = {
      entity_id: 2,
      collection_id: 8,
      title: 'C',
      status: 'pending',
      last_viewed_at: 5,
      modules: modules.map((status, at) => ({ module_id: at, title: 'P', status, last_viewed_at: 5 })),
      collections: [],
    };
    return {
      stop: {
        kind: 'collection',
        id: 8,
        title: 'C',
        status: 'pending',
        claim: null,
        shut: false,
        prerequisites: [],
        openParts: [],
        card,
      },
      waitsFor,
    };
  };
  test.each([
    ['nothing of it completed', follower(['pending', 'pending']), 'todo', '0% Complete'],
    ['half of it completed', follower(['completed', 'pending']), 'progress', '50% Complete'],
    ['waiting for something', follower(['pending'], ['M']), 'locked', 'Not available until you complete M'],
  ] as const)('%s: marker and word agree', (_, given, marker, text) => {
    expect([followerMarker(given), followerLabels(given, OrganisationSettings.parse({}))]).toEqual([marker, text]);
  });
});
