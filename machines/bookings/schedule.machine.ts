import { datedFlow } from './dated-flow.ts';

/** Scheduling bookings and the prerequisites that they pull in. */
export const scheduleMachine = datedFlow('schedule', ['R-20', 'R-23', 'R-24', 'R-25', 'R-28']);
