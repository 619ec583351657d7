import { datedFlow } from './dated-flow.ts';

/** Rescheduling bookings and the dependents that they pull in, without a fee. */
export const rescheduleMachine = datedFlow('reschedule', ['R-21', 'R-26', 'R-28', 'R-39']);
