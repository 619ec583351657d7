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

/** Declares a test for each group of walks that share a browser. */
const walkEach = (walks: readonly PlannedWalk[], entry: CatalogueEntry, model: Model): void => {
  for (const [nth, group] of groupsOf(walks, model).entries()) {
    test(titleOf(group, nth), async ({ page, demo, watch }) => {
      test.setTimeout(LONGEST_WALK_MS);
      watch.expectStatus(...model.statuses);
      watch.expectNoAnswer();
      for (const walk of group) await perform(walk, withMore(entry, model), model, { page, demo });
    });
  }
};

/**
 * Declares the tests of one flow: that its model is whole, that the planned walks take every transition and reach every
 * state but for the exempt ones, and each walk through the real view.
 */
export const walkFlow = (entry: CatalogueEntry, model: Model): void => {
  const name = `${entry.area}/${entry.name}`;
  const gaps = gapsOf(entry, model);
  const walks = gaps.length > 0 ? [] : planWalks(entry, model);

  test.describe(`${name} in its real view`, () => {
    // A gap stands in the title, because a list of the tests shows nothing else.
    const isWhole = 'the model has an entry for each state, event, input and outcome of the chart';
    test(gaps.length === 0 ? isWhole : `${isWhole}. Nothing is walked before, for ${gaps.join('; ')}`, () => {
      expect(gaps).toEqual([]);
      expect(restsWhereNothingShows(walks, model)).toEqual([]);
    });

    test('the walks take every transition and reach every state that is not exempt', () => {
      const { states, shown, transitions, exempt, unreached, untaken } = coverageOfWalks(entry, model, walks);
      const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0);
      print(`${name}: ${walks.length} walks, ${steps} steps.`);
      print(`${name}: ${states - unreached.length} of ${states} states walked, ${shown} of them asked of the screen; the others are left in the step that enters them.`);
      print(`${name}: ${transitions - untaken.length - exempt.length} of ${transitions} transitions walked, ${exempt.length} exempt.`);
      for (const line of exempt) print(`  exempt: ${line}`);
      expect(unreached).toEqual([]);
      expect(untaken).toEqual([]);
    });

    walkEach(walks, entry, model);
  });
};

/** Declares the shortest walks on which each call of the flow is answered: the way from the real view to a backend behind another door. */
export const walkCalls = (entry: CatalogueEntry, model: Model): void => {
  const walks = planWalks(entry, model, (_, step) => callAnswered(model, step));

  test.describe(`${entry.area}/${entry.name} in its real view, through the demo's own door`, () => {
    test('each call of the model is answered on a walk', () => {
      const answered = new Set(walks.flatMap(({ steps }) => steps.flatMap(({ step }) => callAnswered(model, step))));
      expect([...new Set(Object.values(model.effects).map(({ call }) => call))].filter((call) => !answered.has(call))).toEqual([]);
    });

    walkEach(walks, entry, model);
  });
};
