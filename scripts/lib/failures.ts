import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, and what it said first. */
export interface Failure {
  readonly file: string;
  readonly title: string;
  readonly message: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** Lines of a message that are worth reading at the end of a long run. */
const LINES = 12;

/** The logs of a browser stand between an error and what it waited for: they are left out. */
const firstLines = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(at |\[pid=|<launch|Browser logs:)/.test(line))
    .slice(0, LINES)
    .join('\n');

const inSuite = ({ file, suites = [], specs = [] }: Suite): readonly Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      file,
      title,
      message: firstLines(
        tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
          .map(({ message = '' }) => message)
          .join('\n'),
      ),
    })),
  ...suites.flatMap(inSuite),
];

/** The failed tests in a JSON report of vitest or Playwright. */
export const failuresIn = (report: unknown, root: string): readonly Failure[] => {
  if (!('testResults' in (report as object)))
    return (report as { readonly suites: readonly Suite[] }).suites.flatMap(inSuite);
  return (report as VitestReport).testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that could not be loaded has no tests.
    if (status === 'failed' && failed.length === 0)
      return [{ file, title: 'the file itself', message: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: firstLines((failureMessages ?? []).join('\n')),
    }));
  });
};

/** The failed tests of all reports of a run; none in one that is not whole. */
export const readFailures = async (reports: readonly string[]): Promise<readonly Failure[]> =>
  (
    await Promise.all(
      reports.map(async (report) => {
        try {
          return failuresIn(JSON.parse(await readFile(report, 'utf8')), process.cwd());
        } catch {
          return [];
        }
      }),
    )
  ).flat();
