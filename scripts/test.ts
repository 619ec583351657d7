/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find. Ends with the line `N passed, N failed`.
 * `npm test -- lint unit` runs the named stages only.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installChromium } from './find-chromium.mjs';
import { run } from './lib/run.ts';
import { playwrightTally, tallyOf, vitestTally, type Tally } from './lib/tally.ts';

const REPORTS = '.cache/reports';

const command = (name: string, ...args: string[]) => async (): Promise<Tally> => tallyOf((await run(name, args)).code === 0);

const vitest = (report: string, ...args: string[]) => async (): Promise<Tally> => {
  const file = `${REPORTS}/${report}.json`;
  const { code } = await run('vitest', ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile=${file}`]);
  return vitestTally(file, code);
};

const contracts = async (): Promise<Tally> => {
  const file = `${REPORTS}/contracts.json`;
  const { code } = await run('node', ['scripts/contracts.ts', '--check', '--reporter=dot', '--reporter=json', `--outputFile=${file}`]);
  return vitestTally(file, code);
};

const playwright = async (): Promise<Tally> => {
  const file = `${REPORTS}/e2e.json`;
  const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${file}` },
  });
  return playwrightTally(file, code);
};

const builds = async (): Promise<Tally> => {
  const production = await run('vite', ['build', '--logLevel', 'warn']);
  const demo = await run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  return tallyOf(production.code === 0 && demo.code === 0);
};

const STAGES: readonly (readonly [name: string, run: () => Promise<Tally>])[] = [
  ['types', command('tsc', '--noEmit', '-p', 'tsconfig.json')],
  ['lint', command('oxlint')],
  ['unit', vitest('unit')],
  ['contracts', contracts],
  ['builds', builds],
  ['verify', command('node', 'scripts/contracts-verify.ts')],
  ['mutation', command('node', 'scripts/contracts-mutate.ts')],
  ['dist', vitest('dist', '--config', 'scripts/vitest.dist.config.ts')],
  ['budgets', command('node', 'scripts/bench.ts', '--check')],
  ['e2e', playwright],
];

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
await installChromium();
// Hundreds of processes load the same libraries.
process.env['NODE_COMPILE_CACHE'] ??= join(process.cwd(), '.cache/compiled');

for (const [name, runStage] of STAGES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const tally = await runStage();
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)\n`);
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
