import type { Page } from '@playwright/test';
import { RIGHT } from '#e2e/assessments/hand-hygiene.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

test.use({ reducedMotion: 'reduce' });

/** Everything that moves from now on: each transition and animation of the page that takes any time. */
const countMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = window as unknown as { moved: number };
    counted.moved = 0;
    for (const event of ['transitionrun', 'animationstart'])
      document.addEventListener(event, () => (counted.moved += 1), true);
  });

const moved = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { moved: number }).moved);

test('reduced motion: nothing moves; without that wish something does, so the question can be answered no', async ({
  page,
  demo,
}) => {
  await enter(page, demo, amaraOsei, '/');
  const questions = new AssessmentPage(page);
  const check = new CheckStep(page);
  const openCheck = async (): Promise<number> => {
    await questions.open(502);
    await countMotion(page);
    await questions.chooseEverywhere(0);
    await questions.goToCheck();
    await check.back.hover();
    return moved(page);
  };
  expect(await openCheck()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await openCheck()).toBeGreaterThan(0);
});

/** The names of the animations that begin from now on. */
const collectAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const collected = window as unknown as { begun: string[] };
    collected.begun = [];
    document.addEventListener('animationstart', ({ animationName }) => collected.begun.push(animationName), true);
  });

const begun = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { begun: readonly string[] }).begun);

test('V6, arrival: on passing the line walks, the flag takes the colour and the next stop opens; not with reduced motion, and not when the result is opened again', async ({
  page,
  demo,
}) => {
  const ARRIVAL = ['walk-across', 'flag-takes-colour', 'stop-opens'] as const;
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    // The result of the first round may still be asking, and would be refused in a new world.
    await page.goto('about:blank');
    await demo.reset();
    await page.emulateMedia({ reducedMotion });
    await enter(page, demo, amaraOsei, '/');
    const questions = await new AssessmentPage(page).open(502);
    for (const [index, options] of RIGHT.entries()) await questions.choose(index + 1, ...options);
    const check = await questions.goToCheck();
    await collectAnimations(page);
    await check.confirm();
    const result = await new ResultPage(page).showing('Passed');
    // Focus and words do not wait for what moves.
    await expect(result.heading).toBeFocused();
    if (reducedMotion === 'reduce') expect(await begun(page)).toEqual([]);
    else await expect.poll(() => begun(page)).toEqual(expect.arrayContaining([...ARRIVAL]));
    await page.reload();
    await result.showing('Passed');
    await expect(page.locator('.res--new')).toHaveCount(0);
  }
});
