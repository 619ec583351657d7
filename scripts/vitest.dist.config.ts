import './lib/require-node.ts';
import { defineConfig } from 'vitest/config';

/** Checks of the built files; `vite build` ran before. */
// eslint-disable-next-line import/no-default-export -- Vitest reads the default export
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['scripts/**/*.dist-test.ts'],
    environment: 'node',
  },
});
