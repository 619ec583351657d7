import { entry } from '../catalogue-entry.ts';
import { claimOutcomes, flowEvents, sampleFacts, submitOutcomes } from './booking-flow.samples.ts';
import { rescheduleMachine } from './reschedule.machine.ts';
import { scheduleMachine } from './schedule.machine.ts';

const samples = {
  area: 'bookings',
  inputs: { 'a workshop and what moves with it': { organisationId: 1, facts: sampleFacts() } },
  events: {
    'a location chosen': { type: 'form.changed', change: { location: 11 } },
    'a day before the minimum typed': { type: 'form.changed', change: { available_from: '2026-05-12' } },
    'the minimum typed': { type: 'form.changed', change: { available_from: '2026-05-13' } },
    'one of them changed elsewhere': { type: 'facts.changed', facts: sampleFacts({ movingIds: [2102] }) },
    'its location is gone': { type: 'facts.changed', facts: sampleFacts({ locationIds: [12] }) },
    ...flowEvents,
    discarded: { type: 'discarded' },
  },
  outcomes: { findIntention: claimOutcomes, claimIntention: claimOutcomes, submitBookings: submitOutcomes },
} as const;

/** The chart of scheduling with everything that can happen to it. */
export const scheduleEntry = entry({
  ...samples,
  name: 'schedule',
  description: 'Giving bookings a date, with the prerequisites that come too, and what became of it.',
  machine: scheduleMachine,
  distinguish: ({ form, facts, intention }) => ({
    form,
    moving: facts.movingIds.length,
    locations: facts.locationIds,
    decided: intention !== null,
  }),
});

/** The chart of rescheduling with everything that can happen to it. */
export const rescheduleEntry = entry({
  ...samples,
  name: 'reschedule',
  description: 'Giving bookings another date, with the dependents that move too, and what became of it.',
  machine: rescheduleMachine,
  distinguish: ({ form, facts, intention }) => ({
    form,
    moving: facts.movingIds.length,
    locations: facts.locationIds,
    decided: intention !== null,
  }),
});
