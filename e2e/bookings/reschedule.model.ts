import { model } from '#e2e/walk/model.ts';
import type { rescheduleMachine } from '#machines/bookings/reschedule.machine.ts';
import { datedModel, type DatedPosition } from './dated-model.ts';

const { shows, ...dated } = datedModel({
  action: 'reschedule',
  label: 'Reschedule',
  busy: 'Rescheduling…',
  tab: 'scheduled',
  rows: [/^Select Fluoride Varnish Application/],
  ids: [2105, 2106],
  elsewhere: { course_id: null },
});

/** Rescheduling a booking, with the one that depends on it, in its real view (`/bookings`). */
export const flow = model<typeof rescheduleMachine, 'reschedule', DatedPosition>({
  ...dated,
  states: {
    'reschedule.opening': shows.opening,
    'reschedule.form': shows.form,
    'reschedule.claiming': shows.claiming,
    'reschedule.submitting': shows.submitting,
    'reschedule.unconfirmed': shows.unconfirmed,
    'reschedule.allDone': shows.allDone,
  },
});
