import { expect, test } from 'vitest';
import { SABOTAGES, type Sabotage } from './never-twice/sabotage.ts';
import { walk } from './never-twice/walk.ts';

/** `npm run never-twice` walks 10,000 of them. */
const WALKS = Number(process.env['WALKS'] ?? 50);
const FIRST = Number(process.env['WALK_SEED'] ?? 1);
const COUNT = process.env['WALK_SEED'] === undefined ? WALKS : 1;
/** Walks that look for what was taken out. */
const MOST_WITHOUT_SAFETY = 3000;
const LONGEST_MS = 3_600_000;

test(
  'two devices, their people and a bank at work: at most one charge for each unscheduling, and every charge bought it or has a lasting way to be given back',
  async () => {
    let [charges, raced] = [0, 0];
    const flaws: string[] = [];
    const seen = new Set<string>();
    for (let seed = FIRST; seed < FIRST + COUNT && flaws.length === 0; seed += 1) {
      const report = await walk(seed);
      if (report.flaw !== null)
        flaws.push(
          `${report.flaw}. Again: WALK_SEED=${seed} npx vitest run scripts/never-twice.test.ts`,
          ...report.steps,
        );
      charges += report.charges;
      raced += report.raced;
      for (const value of report.seen) seen.add(value);
    }
    process.stdout.write(
      `${COUNT} walks, ${charges} charges, ${raced} of them by two devices in the same moment, ${seen.size} states seen.\n`,
    );
    expect(flaws).toEqual([]);
    // Walks that never pay would find nothing.
    expect(charges).toBeGreaterThan(COUNT === 1 ? -1 : COUNT / 2);
  },
  LONGEST_MS,
);

/** The number of the first walk that notices it now, so that a run begins there; a change of the walk finds another one. */
const NOTICED_FROM: Readonly<Record<Sabotage, number>> = {
  'sign-out takes what is owed': 60,
  'nothing owed is stored while viewing': 3,
  'nothing is asked again right before a charge': 10,
  'a page of HTML counts as a reply': 795,
  'no attempt is noted before a charge': 2,
  'what stands as wished counts as done by this': 158,
  'tabs know nothing of each other': 2,
  'each call has a key of its own': 624,
  'nothing paid is certain at once': 1674,
};

test.each<Sabotage>(process.env['WALK_SEED'] === undefined ? SABOTAGES : [])(
  'is noticed where %s',
  async (sabotage) => {
    let noticed: string | null = null;
    for (let nth = 0; nth < MOST_WITHOUT_SAFETY && noticed === null; nth += 1) {
      const seed = NOTICED_FROM[sabotage] + nth;
      noticed = (await walk(seed, sabotage)).flaw;
      if (noticed !== null) process.stdout.write(`${sabotage}: walk ${seed}, ${noticed}\n`);
    }
    expect(noticed).not.toBeNull();
  },
  LONGEST_MS,
);
