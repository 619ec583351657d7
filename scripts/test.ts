/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find. Ends with the line `N passed, N failed`.
 * `npm test -- lint unit` runs the named stages only, `npm test -- --area <area>` what belongs to one area.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installChromium } from './find-chromium.mjs';
import { requireArea } from './lib/areas.ts';
import { readFailures } from './lib/failures.ts';
import { overProcessorBudget } from './lib/processor-time.ts';
import { slowestFiles } from './lib/slowest-files.ts';
import { allStages, REPORTS, sideBySide, stagesOfArea, type Stage } from './lib/stages.ts';
import { summaryOf, type StageResult } from './lib/summary.ts';

const SLOWEST = 10;

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { area: { type: 'string' } } });
const stages = values.area === undefined ? allStages : await stagesOfArea(requireArea(values.area));
const unknown = wanted.find((name) => !stages.some((stage) => stage.name === name));
if (unknown !== undefined) {
  process.stderr.write(
    `There is no stage '${unknown}' here. There are: ${stages.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
await installChromium();
// Hundreds of processes load the same libraries.
process.env['NODE_COMPILE_CACHE'] ??= join(process.cwd(), '.cache/compiled');

const runStage = async ({ name, run }: Stage): Promise<StageResult> => {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const tally = await run();
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`── ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(1)} s)\n`);
  return { name, ...tally, seconds };
};

const results: StageResult[] = [];
const isWanted = ({ name }: Stage): boolean => wanted.length === 0 || wanted.includes(name);
for (const group of sideBySide(stages)) results.push(...(await Promise.all(group.filter(isWanted).map(runStage))));

const reports = (await readdir(REPORTS)).filter((name) => name.endsWith('.json')).map((name) => `${REPORTS}/${name}`);
// Reported, never asserted: processor time differs between machines.
const overBudget = reports.includes(`${REPORTS}/e2e.json`)
  ? await overProcessorBudget(`${REPORTS}/e2e.json`).catch(() => [])
  : [];
if (overBudget.length > 0) process.stdout.write(`\nOver their budget of processor time:\n${overBudget.join('\n')}\n`);
process.stdout.write(summaryOf(results, await slowestFiles(reports, SLOWEST), await readFailures(reports)));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
