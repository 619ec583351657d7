import { expect, test } from 'vitest';
import { walk, type Sabotage } from './testing/plans-walk.ts';

const WALKS = 2000;
const FIRST = Number(process.env['WALK_SEED'] ?? 1);
const COUNT = process.env['WALK_SEED'] === undefined ? WALKS : 1;
const LONGEST_MS = 120_000;

test(
  'nobody subscribes twice without being asked, and nothing is said to be paid that is not (T-02)',
  async () => {
    const values = new Set<string>();
    let paid = 0;
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const report = await walk(seed);
      if (report.flaw !== null)
        throw new Error(
          [
            `${report.flaw}. Again: WALK_SEED=${seed} npx vitest run machines/subscriptions/never-twice.test.ts`,
            ...report.steps,
          ].join('\n'),
        );
      paid += report.paid;
      for (const value of report.values) values.add(value);
    }
    if (COUNT === 1) return;
    process.stdout.write(`${COUNT} walks, ${paid} subscriptions, ${values.size} states seen.\n`);
    // Walks that never pay would find nothing.
    expect(paid).toBeGreaterThan(COUNT / 4);
    expect([...values].toSorted()).toMatchInlineSnapshot(`
      [
        ""asking"",
        ""complete"",
        ""leaving"",
        ""loading"",
        ""notLoaded"",
        ""opening"",
        ""owned"",
        ""unconfirmed"",
        ""unverifiable"",
        ""verifying"",
        "{"choosing":"cancelled"}",
        "{"choosing":"failed"}",
        "{"choosing":"plain"}",
        "{"choosing":"returned"}",
      ]
    `);
  },
  LONGEST_MS,
);

test.each<readonly [Sabotage, string]>([
  ['every opening has a key of its own', 'was subscribed'],
  ['one choice is remembered at a time', 'was subscribed'],
  ['nobody asks before a second one', 'nobody asked'],
  ['the address is believed', 'the server has nothing'],
])(
  'is noticed where %s',
  async (sabotage, flaw) => {
    for (let seed = 1; seed <= WALKS; seed += 1) {
      const found = (await walk(seed, sabotage)).flaw;
      if (found?.includes(flaw) === true) return;
    }
    expect.fail(`${WALKS} walks noticed nothing.`);
  },
  LONGEST_MS,
);
