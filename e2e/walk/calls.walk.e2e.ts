import type { Browser } from '@playwright/test';
import { consoleOverHttp, demoPort } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import type { Watch } from '#e2e/lib/watch.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { EffectModel, Model } from './model.ts';
import { modelOf } from './model-of.ts';
import { perform, type Stage } from './perform.ts';
import { callAnswered, groupsOf, planWalks, withMore, type PlannedWalk } from './plan.ts';

const LONGEST_WALK_MS = 300_000;

/** Whether a call of the effect can be seen: not where every answer is there at once, or exempt. */
const isEverAnswered = ({ setups }: EffectModel): boolean =>
  Object.values(setups).some((setup) => typeof setup === 'function' || !('isImmediate' in setup || 'exempt' in setup));

const unansweredOf = (model: Model, walks: readonly PlannedWalk[]): readonly string[] => {
  const answered = new Set(walks.flatMap(({ steps }) => steps.flatMap(({ step }) => callAnswered(model, step))));
  const calls = Object.values(model.effects).flatMap((effect) => (isEverAnswered(effect) ? effect.call : []));
  return [...new Set(calls)].filter((call) => !answered.has(call));
};

/** A browser that remembers nothing, and the seeded world again. */
const openAnother = async (browser: Browser, watch: Watch, baseURL: string): Promise<Pick<Stage, 'page' | 'demo'>> => {
  const context = await browser.newContext();
  await watch.attach(context);
  const demo = demoPort(consoleOverHttp(context, baseURL));
  await demo.reset();
  return { page: await context.newPage(), demo };
};

// Each chart starts from nothing in a browser of its own, so they share the workers.
test.describe.configure({ mode: 'parallel' });

// The shortest walks on which each call of a flow is answered, through HTTP; `demo/catalogue.e2e.ts` takes every
// transition. A walk is planned by the test that takes it: whoever lists the tests plans none.
for (const entry of catalogue) {
  const model = await modelOf(entry);
  if (model.httpDoor !== undefined) continue;

  test.describe(`${entry.area}/${entry.name} in its real view`, () => {
    test('each call is answered through HTTP', async ({ page, demo, browser, watch, baseURL }) => {
      test.setTimeout(LONGEST_WALK_MS);
      watch.expectStatus(...model.statuses);
      watch.expectNoAnswer();
      const walks = planWalks(entry, model, (_, step) => callAnswered(model, step));
      expect(unansweredOf(model, walks), 'calls that no walk answers').toEqual([]);
      let stage: Pick<Stage, 'page' | 'demo'> = { page, demo };
      for (const [nth, group] of groupsOf(walks, model).entries()) {
        if (nth > 0) stage = await openAnother(browser, watch, baseURL ?? '');
        for (const walk of group)
          await test.step(`from ${walk.input} in ${walk.steps.length} steps to "${walk.steps.at(-1)?.step.name ?? 'there'}"`, () =>
            perform(walk, withMore(entry, model), model, {
              ...stage,
              step: (title, body) => test.step(title, body),
            }));
        // What stays would go on asking in a world that begins anew.
        await stage.page.context().close();
      }
    });
  });
}
