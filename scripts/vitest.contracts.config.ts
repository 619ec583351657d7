import './lib/require-node.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Started by hand (an editor), the tests record where nothing is committed. */
const recordingFolder = (): string => process.env['PACT_DIRECTORY'] ?? mkdtempSync(join(tmpdir(), 'waymark-pacts-'));

/**
 * By their names: Vitest would order them by how large they are and how long they took. Where two files pin a call, the
 * refusals that come with its first success (0113) are recorded from the last of them.
 */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1)));
  }
}

/** Pact tests: one file after the other, so that the recorded files are byte-stable. */
// eslint-disable-next-line import/no-default-export -- Vitest reads the default export
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['contracts/**/*.pact.test.ts'],
    environment: 'node',
    fileParallelism: false,
    sequence: { shuffle: false, sequencer: ByName },
    // A forgotten `.only` would drop the other interactions of its file.
    allowOnly: false,
    env: { TZ: 'Europe/London', PACT_DIRECTORY: recordingFolder() },
  },
});
