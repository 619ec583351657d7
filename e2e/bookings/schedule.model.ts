import { model } from '#e2e/walk/model.ts';
import type { scheduleMachine } from '#machines/bookings/schedule.machine.ts';
import { datedModel, type DatedPosition } from './dated-model.ts';

const { shows, ...dated } = datedModel({
  action: 'schedule',
  label: 'Schedule',
  busy: 'Scheduling…',
  tab: 'unscheduled',
  rows: [/^Select Radiography Practical/, /^Select Implant Nursing/],
  ids: [2107, 2108],
  elsewhere: { course_id: 3105 },
});

/** Scheduling two bookings in its real view (`/bookings`). */
export const flow = model<typeof scheduleMachine, 'schedule', DatedPosition>({
  ...dated,
  states: {
    'schedule.opening': shows.opening,
    'schedule.form': shows.form,
    'schedule.claiming': shows.claiming,
    'schedule.submitting': shows.submitting,
    'schedule.unconfirmed': shows.unconfirmed,
    'schedule.allDone': shows.allDone,
  },
});
