import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** How long one test file took. */
export interface TimedFile {
  readonly file: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

const millisecondsOf = ({ suites = [], specs = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0);

/**
 * Times of the test files in a JSON report of vitest or Playwright. Of a file that ran in parallel, all its tests
 * count.
 */
export const timesIn = (report: unknown, root: string): readonly TimedFile[] => {
  if ('testResults' in (report as object)) {
    return (report as VitestReport).testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }));
  }
  const { config, suites } = report as PlaywrightReport;
  return suites.map((suite) => ({
    file: relative(root, `${config.rootDir}/${suite.file}`),
    seconds: millisecondsOf(suite) / 1000,
  }));
};

/** Times in one report; none where it is not whole, as the runner of a failed stage may leave it. */
const readTimes = async (report: string): Promise<readonly TimedFile[]> => {
  try {
    return timesIn(JSON.parse(await readFile(report, 'utf8')), process.cwd());
  } catch {
    return [];
  }
};

/** The slowest test files over all reports that a run has written. */
export const slowestFiles = async (reports: readonly string[], count: number): Promise<readonly TimedFile[]> =>
  (await Promise.all(reports.map(readTimes)))
    .flat()
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
