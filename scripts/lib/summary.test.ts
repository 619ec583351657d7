import { expect, test } from 'vitest';
import { slowestFiles, timesIn } from './slowest-files.ts';
import { summaryOf } from './summary.ts';

const stages = [
  { name: 'types', passed: 1, failed: 0, seconds: 12.34 },
  { name: 'unit', passed: 1400, failed: 2, seconds: 91 },
];

test('a run ends with a line for each stage, the slowest files, and the sum as the last line', () => {
  expect(summaryOf(stages, [{ file: 'machines/catalogue.test.ts', seconds: 20.04 }], [])).toBe(`
stage        passed   failed  seconds
types             1        0     12.3
unit           1400        2     91.0

slowest test files
    20.0 s  machines/catalogue.test.ts

1401 passed, 2 failed
`);
});

test('what failed stands before everything else, with its reason', () => {
  const failure = { file: 'src/a.test.ts', title: 'two fails', message: 'Error: no\nexpected 1' };
  expect(summaryOf(stages, [], [failure])).toContain(
    '\nfailed tests\n\nsrc/a.test.ts › two fails\n    Error: no\n    expected 1\n\nstage ',
  );
});

test('without a report there are no slowest files', () => {
  expect(summaryOf(stages, [], [])).not.toContain('slowest');
});

test('times of vitest are those of its files', () => {
  expect(timesIn({ testResults: [{ name: '/root/src/a.test.ts', startTime: 1000, endTime: 3500 }] }, '/root')).toEqual([
    { file: 'src/a.test.ts', seconds: 2.5 },
  ]);
});

test('times of Playwright are added up over nested suites, browsers and tries', () => {
  const spec = (...durations: readonly number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    config: { rootDir: '/root/e2e' },
    suites: [
      { file: 'walk/all.e2e.ts', specs: [spec(1000)], suites: [{ file: 'walk/all.e2e.ts', specs: [spec(2000, 500)] }] },
    ],
  };
  expect(timesIn(report, '/root')).toEqual([{ file: 'e2e/walk/all.e2e.ts', seconds: 3.5 }]);
});

test('a report that is cut off or missing takes nothing away from the closing line', async () => {
  expect(await slowestFiles(['package.json', '.cache/reports/there-is-none.json'], 10)).toEqual([]);
});
