import type { Failure } from './failures.ts';
import type { TimedFile } from './slowest-files.ts';
import type { Tally } from './tally.ts';

/** A stage of `npm test` that has run. */
export interface StageResult extends Tally {
  readonly name: string;
  readonly seconds: number;
}

const row = (name: string, ...cells: readonly string[]): string =>
  `${name.padEnd(10)}${cells.map((cell) => cell.padStart(9)).join('')}\n`;

/**
 * The end of `npm test`: what failed and why, a line for each stage, the slowest test files, and the closing line `N
 * passed, N failed`.
 */
export const summaryOf = (
  stages: readonly StageResult[],
  slowest: readonly TimedFile[],
  failures: readonly Failure[],
): string => {
  const total = (key: keyof Tally): number => stages.reduce((sum, stage) => sum + stage[key], 0);
  const rows = stages.map(({ name, passed, failed, seconds }) =>
    row(name, `${passed}`, `${failed}`, seconds.toFixed(1)),
  );
  const files = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}\n`);
  const failed = failures.map(
    ({ file, title, message }) => `\n${file} › ${title}\n${message.replaceAll(/^/gm, '    ')}\n`,
  );
  return [
    ...(failed.length === 0 ? [] : [`\nfailed tests\n${failed.join('')}`]),
    `\n${row('stage', 'passed', 'failed', 'seconds')}${rows.join('')}`,
    ...(files.length === 0 ? [] : [`\nslowest test files\n${files.join('')}`]),
    `\n${total('passed')} passed, ${total('failed')} failed\n`,
  ].join('');
};
