import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overProcessorBudget, PROCESSOR_SECONDS, processorTimeIn } from './processor-time.ts';

const spec = (file: string, projectName: string, ...seconds: readonly string[]) => ({
  file,
  tests: [{ projectName, annotations: seconds.map((description) => ({ type: PROCESSOR_SECONDS, description })) }],
});

const report = {
  suites: [
    {
      title: 'walk/calls.walk.e2e.ts',
      suites: [
        {
          title: 'evidence/bulk in its real view',
          specs: [
            spec('walk/calls.walk.e2e.ts', 'walk'),
            spec('walk/calls.walk.e2e.ts', 'walk', '6.5'),
            spec('walk/calls.walk.e2e.ts', 'walk', '6'),
          ],
        },
        { title: 'evidence/review in its real view', specs: [spec('walk/calls.walk.e2e.ts', 'walk', '12')] },
      ],
    },
    {
      title: 'session/links.e2e.ts',
      specs: [spec('session/links.e2e.ts', 'demo', '19'), spec('session/links.e2e.ts', 'serve', '9')],
      suites: [{ title: 'A-28', specs: [spec('session/links.e2e.ts', 'demo', '4')] }],
    },
  ],
};

test('sums the walks of a flow, and the stories of a file through each door, the most expensive first', () => {
  expect(processorTimeIn(report).map(({ name, seconds, budget }) => [name, seconds, budget])).toEqual([
    ['session/links.e2e.ts (demo)', 23, 20],
    ['walk of evidence/bulk', 12.5, 12],
    ['walk of evidence/review', 12, 12],
    ['session/links.e2e.ts (serve)', 9, 20],
  ]);
});

test('names what is over its budget', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'waymark-report-')), 'e2e.json');
  await writeFile(file, JSON.stringify(report));
  expect(await overProcessorBudget(file)).toEqual([
    '23.0 s of processor time, budget 20: session/links.e2e.ts (demo)',
    '12.5 s of processor time, budget 12: walk of evidence/bulk',
  ]);
});
