import { readFile } from 'node:fs/promises';

/** How many checks of a stage passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** One check: a command that either succeeds or does not. */
export const tallyOf = (succeeded: boolean): Tally => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

/** A runner that died before it could report has failed, whatever it counted; one that ran nothing has failed too. */
const honest = (tally: Tally, code: number): Tally =>
  (code !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0
    ? { ...tally, failed: tally.failed + 1 }
    : tally;

/** Vitest's JSON report. */
export const vitestTally = async (report: string, code: number): Promise<Tally> => {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return honest({ passed: numPassedTests, failed: numFailedTests }, code);
  } catch {
    return tallyOf(false);
  }
};

/** Playwright's JSON report. A test that passed only at a second try counts as failed: flaky is not green. */
export const playwrightTally = async (report: string, code: number): Promise<Tally> => {
  try {
    const { stats } = JSON.parse(await readFile(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code);
  } catch {
    return tallyOf(false);
  }
};
