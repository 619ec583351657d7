import './lib/require-node.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Started by hand (an editor), the tests record where nothing is committed. */
const recordingFolder = (): string => process.env['PACT_DIRECTORY'] ?? mkdtempSync(join(tmpdir(), 'waymark-pacts-'));

/** Pact tests: one file after the other, so that the recorded files are byte-stable. */
// eslint-disable-next-line import/no-default-export -- Vitest reads the default export
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['contracts/**/*.pact.test.ts'],
    environment: 'node',
    fileParallelism: false,
    sequence: { shuffle: false },
    // A forgotten `.only` would drop the other interactions of its file.
    allowOnly: false,
    env: { TZ: 'Europe/London', PACT_DIRECTORY: recordingFolder() },
  },
});
