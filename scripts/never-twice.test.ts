import { expect, test } from 'vitest';
import { SABOTAGES, type Sabotage } from './never-twice/sabotage.ts';
import { walk } from './never-twice/walk.ts';

/** `npm run never-twice` walks 10,000 of them. */
const WALKS = Number(process.env['WALKS'] ?? 60);
const FIRST = Number(process.env['WALK_SEED'] ?? 1);
const COUNT = process.env['WALK_SEED'] === undefined ? WALKS : 1;
const LONGEST_MS = 3_600_000;

test(
  'two devices, their people and a bank at work: at most one charge for each unscheduling, and every charge bought it or has a lasting way to be given back',
  async () => {
    let [charges, raced] = [0, 0];
    const seen = new Set<string>();
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const report = await walk(seed);
      if (report.flaw !== null) throw new Error([`${report.flaw}. Again: WALK_SEED=${seed} npx vitest run scripts/never-twice.test.ts`, ...report.steps].join('\n'));
      charges += report.charges;
      raced += report.raced;
      for (const value of report.seen) seen.add(value);
    }
    process.stdout.write(`${COUNT} walks, ${charges} charges, ${raced} of them by two devices in the same moment, ${seen.size} states seen.\n`);
    if (COUNT > 1) expect(charges).toBeGreaterThan(COUNT / 10);
  },
  LONGEST_MS,
);

test.each<Sabotage>(process.env['WALK_SEED'] === undefined ? SABOTAGES : [])(
  'is noticed where %s',
  async (sabotage) => {
    for (let seed = 1; seed < 3000; seed += 1) {
      const { flaw } = await walk(seed, sabotage);
      if (flaw !== null) process.stdout.write(`SEED ${sabotage}: ${seed} ${flaw}\n`);
      if (flaw !== null) return;
    }
    throw new Error('Nothing noticed it.');
  },
  LONGEST_MS,
);
