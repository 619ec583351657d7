/**
 * Charts whose real view no model walks yet, each with what shows it instead. A chart that gets its model leaves this list: a
 * test compares both.
 */
export const WITHOUT_WALK: Readonly<Record<string, string>> = {
  'library/module': 'told by src/features/library/module/*.test.tsx before the fake backend, and by e2e/library/module.e2e.ts; its states and transitions by machines/catalogue.test.ts',
};
