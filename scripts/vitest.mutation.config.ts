import './lib/require-node.ts';
import { defineConfig } from 'vitest/config';

/** The tests that a mutant of a rule or a chart is asked of: its neighbours', without a document. */
// eslint-disable-next-line import/no-default-export -- Vitest reads the default export
export default defineConfig({
  test: {
    include: [`${process.env['MUTATED'] ?? '{mocks/rules,machines}'}/**/*.test.ts`],
    environment: 'node',
    env: { TZ: 'Europe/London' },
    setupFiles: ['scripts/lib/vitest-setup.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
