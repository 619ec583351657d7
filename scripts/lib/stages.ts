import { browserTestsOf, hasBrowserTests, unitTestsOf } from './area-tests.ts';
import { hasPacts } from './areas.ts';
import { run } from './run.ts';
import { playwrightTally, tallyOf, vitestTally, type Tally } from './tally.ts';

/** Where the runners of a run write their reports. */
export const REPORTS = '.cache/reports';

/** A stage of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<Tally>;
  /** It fills no two cores: the stage after it, which needs nothing of it, runs meanwhile. */
  readonly isBesideNext?: true;
}

/** Stages in the order in which they run, those that run side by side together. */
export const sideBySide = (stages: readonly Stage[]): readonly (readonly Stage[])[] => {
  const groups: Stage[][] = [];
  for (const [at, stage] of stages.entries()) {
    const last = stages[at - 1]?.isBesideNext === true ? groups.at(-1) : undefined;
    if (last === undefined) groups.push([stage]);
    else last.push(stage);
  }
  return groups;
};

const command =
  (name: string, ...args: string[]) =>
  async (): Promise<Tally> =>
    tallyOf((await run(name, args)).code === 0);

const reportedTo = (file: string): readonly string[] => ['--reporter=dot', '--reporter=json', `--outputFile=${file}`];

const vitest =
  (report: string, ...args: readonly string[]) =>
  async (): Promise<Tally> => {
    const file = `${REPORTS}/${report}.json`;
    return vitestTally(file, (await run('vitest', ['run', ...args, ...reportedTo(file)])).code);
  };

const contracts =
  (...args: readonly string[]) =>
  async (): Promise<Tally> => {
    const file = `${REPORTS}/contracts.json`;
    return vitestTally(
      file,
      (await run('node', ['scripts/contracts.ts', '--check', ...args, ...reportedTo(file)])).code,
    );
  };

const playwright =
  (...args: readonly string[]) =>
  async (): Promise<Tally> => {
    const file = `${REPORTS}/e2e.json`;
    const { code } = await run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json', ...args],
      {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${file}` },
      },
    );
    return playwrightTally(file, code);
  };

const builds = async (): Promise<Tally> => {
  const production = await run('vite', ['build', '--logLevel', 'warn']);
  const demo = await run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  return tallyOf(production.code === 0 && demo.code === 0);
};

const TYPES: Stage = {
  name: 'types',
  run: command('tsc', '--noEmit', '-p', 'tsconfig.json'),
  isBesideNext: true,
};
const LINT: Stage = { name: 'lint', run: command('npm', 'run', '--silent', 'lint') };
const BUILDS: Stage = { name: 'builds', run: builds };

/** Everything, in the order in which a mistake is cheapest to find. */
export const allStages: readonly Stage[] = [
  TYPES,
  LINT,
  { name: 'unit', run: vitest('unit') },
  { name: 'contracts', run: contracts(), isBesideNext: true },
  BUILDS,
  { name: 'verify', run: command('node', 'scripts/contracts-verify.ts') },
  { name: 'dist', run: vitest('dist', '--config', 'scripts/vitest.dist.config.ts') },
  // Bytes and files are the same however busy the machine is.
  { name: 'budgets', run: command('node', 'scripts/bench.ts', '--check'), isBesideNext: true },
  { name: 'mutation', run: command('node', 'scripts/contracts-mutate.ts') },
  { name: 'e2e', run: playwright() },
];

/**
 * The stages of one area: types and lint of everything, its unit tests, and where it has them its pacts with their
 * verification and mutation, and its stories and walks, for which both apps are built.
 */
export const stagesOfArea = async (area: string): Promise<readonly Stage[]> => [
  TYPES,
  LINT,
  { name: 'unit', run: vitest('unit', ...(await unitTestsOf(area))) },
  ...(hasPacts(area)
    ? [
        { name: 'contracts', run: contracts('--only', area) },
        { name: 'verify', run: command('node', 'scripts/contracts-verify.ts', '--only', area) },
        { name: 'mutation', run: command('node', 'scripts/contracts-mutate.ts', '--only', area) },
      ]
    : []),
  ...(hasBrowserTests(area) ? [BUILDS, { name: 'e2e', run: playwright('--grep', browserTestsOf(area).source) }] : []),
];
