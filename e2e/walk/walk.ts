import { expect, test } from '#e2e/lib/fixtures.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { coverageOfWalks, gapsOf, restsWhereNothingShows } from './coverage.ts';
import type { Model } from './model.ts';
import { perform } from './perform.ts';
import { callAnswered, groupsOf, planWalks, withMore, type PlannedWalk } from './plan.ts';

const LONGEST_WALK_MS = 180_000;

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const titleOf = (group: readonly PlannedWalk[], nth: number): string =>
  `browser ${nth + 1}: ${group.map(({ input, steps }) => `from ${input} in ${steps.length} steps to "${steps.at(-1)?.step.name ?? 'there'}"`).join('; ')}`;

/** Declares a test for each group of walks that share a browser. `check` is asked in the first: a test of its own would open one for it. */
const walkEach = (walks: readonly PlannedWalk[], entry: CatalogueEntry, model: Model, check: () => void): void => {
  for (const [nth, group] of groupsOf(walks, model).entries()) {
    test(titleOf(group, nth), async ({ page, demo, watch }) => {
      test.setTimeout(LONGEST_WALK_MS);
      watch.expectStatus(...model.statuses);
      watch.expectNoAnswer();
      if (nth === 0) check();
      for (const walk of group) await perform(walk, withMore(entry, model), model, { page, demo, step: (title, body) => test.step(title, body) });
    });
  }
};

/**
 * Declares the tests of one flow: each walk through the real view, and that they take every transition and reach every state
 * between them but for the exempt ones. A model that is not whole is one test, which fails.
 */
export const walkFlow = (entry: CatalogueEntry, model: Model): void => {
  const name = `${entry.area}/${entry.name}`;
  const gaps = gapsOf(entry, model);
  const walks = gaps.length > 0 ? [] : planWalks(entry, model);

  test.describe(`${name} in its real view, through every state and transition that is not exempt`, () => {
    // A gap stands in the title, because a list of the tests shows nothing else.
    if (gaps.length > 0) test(`the model has an entry for each state, event, input and outcome of the chart. Nothing is walked before, for ${gaps.join('; ')}`, () => expect(gaps).toEqual([]));
    walkEach(walks, entry, model, () => {
      const { states, shown, transitions, exempt, unreached, untaken } = coverageOfWalks(entry, model, walks);
      const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0);
      print(`${name}: ${walks.length} walks, ${steps} steps.`);
      print(`${name}: ${states - unreached.length} of ${states} states walked, ${shown} of them asked of the screen; the others are left in the step that enters them.`);
      print(`${name}: ${transitions - untaken.length - exempt.length} of ${transitions} transitions walked, ${exempt.length} exempt.`);
      for (const line of exempt) print(`  exempt: ${line}`);
      expect.soft(unreached, 'states that no walk reaches').toEqual([]);
      expect.soft(untaken, 'transitions that no walk takes, though none is exempt').toEqual([]);
      expect.soft(restsWhereNothingShows(walks, model), 'states in which a walk rests although no screen shows them').toEqual([]);
    });
  });
};

/** Declares the shortest walks on which each call of the flow is answered: the way from the real view to a backend behind another door. */
export const walkCalls = (entry: CatalogueEntry, model: Model): void => {
  const walks = planWalks(entry, model, (_, step) => callAnswered(model, step));
  if (walks.length === 0) throw new Error(`No call of ${entry.area}/${entry.name} is answered on any walk.`);

  test.describe(`${entry.area}/${entry.name} in its real view, through the demo's own door`, () => {
    walkEach(walks, entry, model, () => {
      const answered = new Set(walks.flatMap(({ steps }) => steps.flatMap(({ step }) => callAnswered(model, step))));
      expect.soft([...new Set(Object.values(model.effects).map(({ call }) => call))].filter((call) => !answered.has(call)), 'calls that are answered on no walk').toEqual([]);
    });
  });
};
