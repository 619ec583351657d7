import { expect, test } from '@playwright/test';
import { Watch } from '#e2e/lib/watch.ts';
import { coverageOfWalks, gapsOf, restsWhereNothingShows } from '#e2e/walk/coverage.ts';
import { modelOf } from '#e2e/walk/model-of.ts';
import { UNEXPECTED_ERROR } from '#e2e/walk/model.ts';
import { planWalks } from '#e2e/walk/plan.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { catalogue } from '#machines/catalogue.ts';

const LONGEST_MS = 600_000;
/** Of the transitions that somebody, or an answer, can take. */
const SMALLEST_SHARE = 0.95;

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const nameOf = ({ area, name }: CatalogueEntry): string => `${area}/${name}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

// Each begins in a fresh world of its own browser, so they share the workers.
test.describe.configure({ mode: 'parallel' });

// What is planned is what each test below takes. All plans are made here, once: the longest takes seconds.
test('the walks of all charts rest where a screen shows it, and take nearly every transition that a person or an answer can take', async () => {
  test.setTimeout(LONGEST_MS);
  const coverages = await Promise.all(
    catalogue.map(async (entry) => {
      const model = await modelOf(entry);
      const walks = planWalks(entry, model);
      const name = nameOf(entry);
      expect.soft(gapsOf(entry, model), `${name}: where the model and its chart differ`).toEqual([]);
      expect
        .soft(
          restsWhereNothingShows(walks, model),
          `${name}: states in which a walk rests although no screen shows them`,
        )
        .toEqual([]);
      return coverageOfWalks(entry, model, walks);
    }),
  );
  const sum = (count: (coverage: (typeof coverages)[number]) => number): number =>
    coverages.reduce((all, coverage) => all + count(coverage), 0);
  const states = sum((coverage) => coverage.states);
  const reached = states - sum(({ unreached }) => unreached.length);
  const transitions = sum((coverage) => coverage.transitions);
  const taken = transitions - sum(({ untaken, exempt }) => untaken.length + exempt.length);
  const exempt = coverages.flatMap((coverage) => coverage.exempt);
  const isForSurprises = (line: string): boolean => line.endsWith(UNEXPECTED_ERROR.exempt);
  const takable = transitions - exempt.filter(isForSurprises).length;
  print(
    `All charts: ${reached} of ${states} states (${percent(reached / states)}), ${taken} of ${transitions} transitions (${percent(taken / transitions)}), ${taken} of the ${takable} that a person or an answer can take (${percent(taken / takable)}).`,
  );
  for (const line of exempt.filter((each) => !isForSurprises(each))) print(`  exempt: ${line}`);
  expect(reached).toBe(states);
  expect(taken / takable).toBeGreaterThanOrEqual(SMALLEST_SHARE);
});

for (const entry of catalogue) {
  const name = nameOf(entry);

  test(`${name} in its real view, every state and transition beside the instruments`, async ({ page, context }) => {
    test.setTimeout(LONGEST_MS);
    const watch = new Watch();
    await watch.attach(context);
    watch.expectStatus(...(await modelOf(entry)).statuses);
    watch.expectNoAnswer();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/instruments/');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    const walked = await page.evaluate((machine) => window.there?.walk(machine), name);
    if (walked === undefined) throw new Error('The instruments offer no walks.');
    const { failures, coverage, steps } = walked;
    const { states, shown, unreached, transitions, untaken, exempt } = coverage;
    print(
      `${name}: ${states - unreached.length} of ${states} states (${shown} asked of the screen, the others left in the step that enters them), ${transitions - untaken.length - exempt.length} of ${transitions} transitions by their buttons, ${exempt.length} exempt, ${steps} steps.`,
    );
    expect(failures, 'walks that failed').toEqual([]);
    expect(unreached, 'states that no walk reaches').toEqual([]);
    expect(untaken, 'transitions that no walk takes, though none is exempt').toEqual([]);
    expect(watch.complaints(), 'what the browser complained about').toEqual([]);
  });
}
