import { expect, test } from 'vitest';
import type { Sabotage } from './testing/fee-pages.ts';
import { walk } from './testing/fee-walk.ts';

const WALKS = 5000;
const FIRST = Number(process.env['WALK_SEED'] ?? 1);
const COUNT = process.env['WALK_SEED'] === undefined ? WALKS : 1;
const LONGEST_MS = 120_000;

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => FIRST + nth);

test(
  'nobody is charged twice, nobody pays for nothing, and nothing waits for ever, whatever goes wrong',
  () => {
    const values = new Set<string>();
    let charges = 0;
    for (const seed of seeds(COUNT)) {
      const report = walk(seed);
      if (report.flaw !== null)
        throw new Error(
          [
            `${report.flaw}. Again: WALK_SEED=${seed} npx vitest run machines/bookings/never-twice.test.ts`,
            ...report.steps,
          ].join('\n'),
        );
      charges += report.charges;
      for (const value of report.values) values.add(value);
    }
    if (COUNT === 1) return;
    process.stdout.write(`${COUNT} walks, ${charges} charges, ${values.size} states seen.\n`);
    // Walks that never pay would find nothing.
    expect(charges).toBeGreaterThan(COUNT / 10);
    expect([...values].toSorted()).toMatchInlineSnapshot(`
      [
        ""allDone"",
        ""claiming"",
        ""opening"",
        ""openingBasket"",
        ""overtaken"",
        ""paidNotSubmitted"",
        ""paying"",
        ""paymentUnfinished"",
        ""submitting"",
        ""unconfirmed"",
        ""verifying"",
        "{"asking":"beforeForm"}",
        "{"asking":"beforeGivingUp"}",
        "{"asking":"beforeGoingOn"}",
        "{"form":"pricing"}",
        "{"form":"ready"}",
        "{"form":"unpriced"}",
        "{"paymentUnknown":"processing"}",
        "{"paymentUnknown":"unanswered"}",
      ]
    `);
  },
  LONGEST_MS,
);

test.each<readonly [Sabotage, string]>([
  ['nothing is stored before paying', 'nothing offers to finish it'],
  ['no basket is asked after', 'charged twice'],
  ['what the bank asks about counts as not paid', 'charged twice'],
  ['tabs know nothing of each other', 'charged twice'],
  ['the bookings are not read afresh', 'unscheduled already'],
  ['nobody remembers what the server works on', 'unscheduled already'],
  ['what a charge rests on is not read again', 'unscheduled already'],
  ['no attempt is noted before a charge', 'charged twice'],
])(
  'is noticed where %s',
  (sabotage, flaw) => {
    const flaws = seeds(WALKS)
      .values()
      .map((seed) => walk(seed, sabotage).flaw);
    expect(flaws.find((found) => found?.includes(flaw) === true)).toBeDefined();
  },
  LONGEST_MS,
);
