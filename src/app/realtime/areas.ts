import type { OpenAreaEvents } from '#current/area-events.ts';
import { assessmentsEvents } from '#features/assessments/events.ts';
import { bookingsEvents } from '#features/bookings/events.ts';
import { evidenceEvents } from '#features/evidence/events.ts';
import { filesEvents } from '#features/files/events.ts';
import { libraryEvents } from '#features/library/events.ts';
import { organisationsEvents } from '#features/organisations/events.ts';
import { sessionEvents } from '#features/session/events.ts';

/** Every area that answers events. What is stale is refreshed before the assessments are looked at. */
export const AREAS: readonly OpenAreaEvents[] = [
  sessionEvents,
  organisationsEvents,
  bookingsEvents,
  libraryEvents,
  filesEvents,
  (input) => evidenceEvents(input),
  (input) => assessmentsEvents(input),
];
