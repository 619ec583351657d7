import { expect, test } from 'vitest';
import { failuresIn } from './failures.ts';

test('failed tests of vitest are named with their first lines; a file that could not be loaded, too', () => {
  const report = {
    testResults: [
      {
        name: '/root/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'one', status: 'passed', failureMessages: [] },
          {
            fullName: 'two fails',
            status: 'failed',
            failureMessages: ['\u001b[31mError: no\u001b[39m\n    at /root/src/a.test.ts:3'],
          },
        ],
      },
      { name: '/root/src/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(failuresIn(report, '/root')).toEqual([
    { file: 'src/a.test.ts', title: 'two fails', message: 'Error: no' },
    { file: 'src/b.test.ts', title: 'the file itself', message: 'Cannot find module' },
  ]);
});

test('those of Playwright stand at any depth, without the logs of the browser', () => {
  const failed = {
    title: 'browser 1',
    ok: false,
    tests: [
      { results: [{ errors: [{ message: 'Error: at step "exit"\nBrowser logs:\n[pid=7] noise\n  expected 1' }] }] },
    ],
  };
  const report = {
    suites: [
      {
        file: 'walk/calls.walk.e2e.ts',
        specs: [{ title: 'fine', ok: true, tests: [] }],
        suites: [{ file: 'walk/calls.walk.e2e.ts', specs: [failed] }],
      },
    ],
  };
  expect(failuresIn(report, '/root')).toEqual([
    { file: 'walk/calls.walk.e2e.ts', title: 'browser 1', message: 'Error: at step "exit"\n  expected 1' },
  ]);
});
