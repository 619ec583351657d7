import { test } from '#e2e/lib/fixtures.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { EffectModel } from './model.ts';
import { modelOf } from './model-of.ts';
import { perform } from './perform.ts';
import { callAnswered, groupsOf, planWalks, withMore, type PlannedWalk } from './plan.ts';

const LONGEST_WALK_MS = 300_000;

/** Whether a call of the effect can be seen: not where every answer is there at once, or exempt. */
const isEverAnswered = ({ setups }: EffectModel): boolean =>
  Object.values(setups).some((setup) => typeof setup === 'function' || !('isImmediate' in setup || 'exempt' in setup));

const titleOf = (group: readonly PlannedWalk[], nth: number): string =>
  `browser ${nth + 1}: ${group.map(({ input, steps }) => `from ${input} in ${steps.length} steps to "${steps.at(-1)?.step.name ?? 'there'}"`).join('; ')}`;

// Each group of walks starts from nothing in a browser of its own, so they share the workers.
test.describe.configure({ mode: 'parallel' });

// The shortest walks on which each call of a flow is answered, through HTTP; `demo/catalogue.e2e.ts` takes every
// transition.
for (const entry of catalogue) {
  const model = await modelOf(entry);
  if (model.httpDoor !== undefined) continue;
  const walks = planWalks(entry, model, (_, step) => callAnswered(model, step));
  const answered = new Set(walks.flatMap(({ steps }) => steps.flatMap(({ step }) => callAnswered(model, step))));
  const unanswered = [
    ...new Set(Object.values(model.effects).flatMap((effect) => (isEverAnswered(effect) ? effect.call : []))),
  ].filter((call) => !answered.has(call));
  if (unanswered.length > 0)
    throw new Error(`No walk of ${entry.area}/${entry.name} answers ${unanswered.join(', ')}.`);

  test.describe(`${entry.area}/${entry.name} in its real view, each call through HTTP`, () => {
    for (const [nth, group] of groupsOf(walks, model).entries()) {
      test(titleOf(group, nth), async ({ page, demo, watch }) => {
        test.setTimeout(LONGEST_WALK_MS);
        watch.expectStatus(...model.statuses);
        watch.expectNoAnswer();
        for (const walk of group)
          await perform(walk, withMore(entry, model), model, {
            page,
            demo,
            step: (title, body) => test.step(title, body),
          });
      });
    }
  });
}
