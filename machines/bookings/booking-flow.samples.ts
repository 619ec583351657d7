import { addDays } from '../days.ts';
import type { ClaimResult, SubmitBookingsResult } from './booking-flow.kit.ts';
import type { Intention } from './intention.ts';
import type { FlowFacts } from './flow-facts.ts';

const MINIMUM = '2026-05-13';

/** Facts of two bookings that move, one of them a workshop that is not late. */
export const sampleFacts = (over: Partial<FlowFacts> = {}): FlowFacts => ({
  chosenIds: [2102],
  movingIds: [2102, 2104],
  blockedIds: [],
  lateIds: [],
  hasWorkshop: true,
  range: { defaultStart: addDays(MINIMUM, -1), minimum: MINIMUM, maximum: '2027-05-12' },
  locationIds: [11, 12],
  ...over,
});

export const sampleIntention = (over: Partial<Intention> = {}): Intention => ({
  action: 'unschedule',
  organisationId: 1,
  ids: [2102, 2104],
  chosenIds: [2102],
  values: { confirm: true, email_confirmation: true },
  idempotencyKey: 'key-1',
  basket: null,
  reference: null,
  ...over,
});

export const unexpectedError = { error: new Error('an effect broke') };

export const claimed = (output: ClaimResult): { output: ClaimResult } => ({ output });
const submitted = (output: SubmitBookingsResult): { output: SubmitBookingsResult } => ({ output });

/** Every event of the states that `flowStates` brings. */
export const flowEvents = {
  submitted: { type: 'submit.requested', idempotencyKey: 'key-2' },
  retried: { type: 'retried' },
} as const;

/** Every way in which taking the flow for this tab can come back, without a fee. */
export const claimOutcomes = {
  'nothing is stored': claimed({ kind: 'free' }),
  'an earlier request may have arrived': claimed({ kind: 'found', intention: sampleIntention() }),
  'another tab is at it': claimed({ kind: 'openElsewhere' }),
  unexpectedError,
};

export const submitOutcomes = {
  'the server has it': submitted({ ok: true }),
  'the server finds fault with it': submitted({
    ok: false,
    reason: 'refused',
    problems: { available_from: ['Choose a later day.'], location: ['Choose another location.'] },
  }),
  'there is no connection': submitted({ ok: false, reason: 'noConnection' }),
  'no answer arrives': submitted({ ok: false, reason: 'noAnswer' }),
  unexpectedError,
};
