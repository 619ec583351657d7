import { defineConfig } from 'vitest/config';

/** Pact tests: one file after the other, so that the recorded files are byte-stable. */
// eslint-disable-next-line import/no-default-export -- Vitest reads the default export
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['contracts/**/*.pact.test.ts'],
    environment: 'node',
    fileParallelism: false,
    sequence: { shuffle: false },
    env: { TZ: 'Europe/London' },
  },
});
