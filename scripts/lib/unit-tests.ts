import type { ViteUserConfig } from 'vitest/config';
import { FileOrder } from './file-order.ts';
import { filesThatReplaceModules } from './test-files.ts';

const UNIT_TESTS = ['{contracts,machines,fixtures,mocks,src,scripts}/**/*.test.{ts,tsx}'];
const NO_UNIT_TESTS = ['**/*.pact.test.ts', 'node_modules/**'];

/** How the unit tests run: the `test` of `vite.config.ts`. Reads the test files, so ask only where tests run. */
export const unitTests = (): NonNullable<ViteUserConfig['test']> => {
  const alone = [...filesThatReplaceModules(UNIT_TESTS)];
  return {
    environment: 'node',
    env: { TZ: 'Europe/London' },
    setupFiles: ['scripts/lib/vitest-setup.ts'],
    sequence: { sequencer: FileOrder },
    testTimeout: 120_000,
    // The lint of planted files runs in one, and waits for a processor as tests do.
    hookTimeout: 120_000,
    // One more than the cores of the smallest machine: tests wait for timers, too.
    maxWorkers: 3,
    // Apps are opened and dropped by the hundred: with the default, what is young is collected all the time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      // What a file imports stays for the next one: importing takes longer than most tests. None leaves anything behind
      // that another could see.
      {
        extends: true as const,
        test: { name: 'unit', include: UNIT_TESTS, exclude: [...NO_UNIT_TESTS, ...alone], isolate: false },
      },
      { extends: true as const, test: { name: 'alone', include: alone, exclude: NO_UNIT_TESTS } },
    ],
  };
};
