import { expect, test } from 'vitest';
import type { Sabotage } from './testing/registration-world.ts';
import { walk } from './testing/registration-walk.ts';

const WALKS = 2000;
const FIRST = Number(process.env['WALK_SEED'] ?? 1);
const COUNT = process.env['WALK_SEED'] === undefined ? WALKS : 1;
const LONGEST_MS = 120_000;

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => FIRST + nth);

test(
  'nobody is registered twice, nobody is told otherwise than it is, and nothing waits for ever, whatever goes wrong',
  async () => {
    const values = new Set<string>();
    let joined = 0;
    for (const seed of seeds(COUNT)) {
      const report = await walk(seed);
      if (report.flaw !== null)
        throw new Error(
          [
            `${report.flaw}. Again: WALK_SEED=${seed} npx vitest run machines/registration/never-twice.test.ts`,
            ...report.steps,
          ].join('\n'),
        );
      joined += report.joined;
      for (const value of report.values) values.add(value);
    }
    if (COUNT === 1) return;
    process.stdout.write(`${COUNT} walks, ${joined} registrations, ${values.size} states seen.\n`);
    // Walks that never register would find nothing.
    expect(joined).toBeGreaterThan(COUNT / 2);
    expect([...values].toSorted()).toMatchInlineSnapshot(`
      [
        ""left"",
        ""member"",
        ""registered"",
        ""unconfirmed"",
        ""welcomed"",
        "{"filling":"notDone"}",
        "{"filling":"plain"}",
        "{"filling":"refused"}",
        "{"filling":"throttled"}",
      ]
    `);
  },
  LONGEST_MS,
);

test.each<readonly [Sabotage, string]>([
  ['sends again after a lost reply', 'told as not registered'],
  ['ignores its key', 'registered twice'],
  ['never asks', 'told as not registered'],
])(
  'is noticed where the flow %s',
  async (sabotage, flaw) => {
    for (const seed of seeds(WALKS)) if ((await walk(seed, sabotage)).flaw === flaw) return;
    expect.unreachable(`no walk was ${flaw}`);
  },
  LONGEST_MS,
);
