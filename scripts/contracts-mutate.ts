/**
 * `npm run contracts:mutate [-- --only AREA]`: proves that the pacts, or an area's part of them, can fail. Records
 * every reply and every event that the fake backend gives during verification, changes each in every way one by one,
 * replays the pacts against the changed replies, and prints the share that verification catches. Fails below 95 %, and
 * where a survivor has no explanation in `mutation-survivors.json`. What the verifier sees by itself is not replayed,
 * unless `--alone` asks what the pacts see without it.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { requireArea } from './lib/areas.ts';
import { mutateShare, type Told } from './lib/mutate-share.ts';
import { isValueMutation } from './lib/mutate-values.ts';
import type { Mutant } from './lib/mutate-pact.ts';
import { progressOf } from './lib/progress.ts';
import { runWorker } from './lib/run-worker.ts';
import { selectionOf } from './lib/selection.ts';

const FLOOR = 0.95;
/** One process for each of two cores. */
const WORKERS = 2;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    worker: { type: 'string' },
    alone: { type: 'boolean', default: false },
    values: { type: 'boolean', default: false },
  },
});
const area = values.only === undefined ? undefined : requireArea(values.only);

const shareOf = (mutants: readonly Mutant[]): string =>
  `${mutants.filter(({ caught }) => caught).length} of ${mutants.length}`;

/** How much of all that a success tells verification sees: a figure, of which no share is asked (0349). */
const printValues = (tried: readonly Mutant[], seconds: string): boolean => {
  const ofValues = tried.filter(({ name }) => isValueMutation(name));
  // Of a call each key once, whatever state and position it stands in.
  const keyOf = ({ name }: Mutant): string =>
    name.replace(/:.* · another value of/, '').replaceAll(/\.\d+(?=\.|$)/g, '');
  const seen = new Set(ofValues.filter(({ caught }) => caught).map(keyOf));
  const keys = new Set(ofValues.map(keyOf));
  const share = (seen.size / keys.size) * 100;
  process.stdout.write(
    `values of all successes: ${shareOf(ofValues)}; by call and key ${seen.size} of ${keys.size}, ${share.toFixed(1)} % (${seconds} s)\n`,
  );
  return true;
};

const printResults = async (tried: readonly Mutant[], seconds: string): Promise<boolean> => {
  const mutants = tried.filter(({ isAllowed }) => isAllowed !== true);
  const explained = JSON.parse(await readFile(new URL('mutation-survivors.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  const survivors = mutants.filter((mutant) => !mutant.caught);
  const share = 1 - survivors.length / mutants.length;
  const stale = mutants.filter(({ name, caught }) => caught && name in explained);
  const unknown =
    area === undefined ? Object.keys(explained).filter((name) => !mutants.some((mutant) => mutant.name === name)) : [];
  for (const { name } of survivors)
    process.stdout.write(`survived: ${name}\n    ${explained[name] ?? 'UNEXPLAINED'}\n`);
  for (const { name } of stale) process.stdout.write(`explained, but caught by now: ${name}\n`);
  for (const name of unknown) process.stdout.write(`explained, but there is no such mutation: ${name}\n`);
  const [ofValues, ofShapes] = [
    mutants.filter(({ name }) => isValueMutation(name)),
    mutants.filter(({ name }) => !isValueMutation(name)),
  ];
  const byPact = ofShapes
    .filter(({ isRefused }) => isRefused !== false)
    .map((mutant) => ({ ...mutant, caught: mutant.byPact ?? mutant.caught }));
  const alone = values.alone ? `, by the pact alone ${shareOf(byPact)} that the app would refuse` : '';
  process.stdout.write(
    `shape ${shareOf(ofShapes)}${alone}; values that an interaction claims to prove ${shareOf(ofValues)}\n`,
  );
  process.stdout.write(
    `${tried.length - mutants.length} more changes are within the contract: null or nothing where that is allowed\n`,
  );
  process.stdout.write(
    `${mutants.length} mutations, ${mutants.length - survivors.length} caught: ${(share * 100).toFixed(2)} % (${seconds} s)\n`,
  );
  const unexplained = survivors.filter(({ name }) => explained[name] === undefined);
  return share >= FLOOR && unexplained.length + stale.length + unknown.length === 0;
};

const report = async (): Promise<void> => {
  const started = performance.now();
  const progress = progressOf('mutations tried', (line) => process.stdout.write(line));
  const mutants: Mutant[] = [];
  const listen = (told: Told): void => {
    if ('planned' in told) progress.plan(told.planned);
    else if ('tried' in told) progress.advance(told.tried);
    else mutants.push(...told.mutants);
  };
  const shares = Array.from({ length: WORKERS }, (_, nth) => nth);
  const workers = await Promise.all(
    shares.map((nth) =>
      runWorker<Told>(import.meta.filename, [...process.argv.slice(2), '--worker', `${nth}`], listen),
    ),
  );
  const broken = workers.find(({ code }) => code !== 0);
  if (broken !== undefined || mutants.length === 0) {
    process.stderr.write(
      broken === undefined ? `Nothing of '${area ?? 'any area'}' is pinned.\n` : `${broken.output.slice(-4000)}\n`,
    );
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.exitCode = (values.values ? printValues(mutants, seconds) : await printResults(mutants, seconds)) ? 0 : 1;
};

/**
 * The verifier reports each failure at length, and here nearly everything is meant to fail: a worker's output is shown
 * only where it breaks.
 */
const work = async (nth: number): Promise<void> => {
  const tell = (told: Told): unknown => process.send?.(told);
  tell({
    mutants: await mutateShare(
      { nth, of: WORKERS, isAlone: values.alone, isOfValues: values.values },
      await selectionOf(area),
      tell,
    ),
  });
};

await (values.worker === undefined ? report() : work(Number(values.worker)));
