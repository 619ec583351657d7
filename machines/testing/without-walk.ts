/**
 * Charts whose real view no model walks yet, each with what shows it instead. A chart that gets its model leaves this list: a
 * test compares both.
 */
export const WITHOUT_WALK: Readonly<Record<string, string>> = {
  'bookings/unschedule': 'told by e2e/bookings/unschedule.e2e.ts, with axe in its steps; its states and transitions by machines/catalogue.test.ts and never-twice.test.ts',
};
