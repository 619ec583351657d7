import type { Page } from '@playwright/test';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { expectFits, measureFit } from '#e2e/lib/widths.ts';
import { EvidenceListPage } from '#e2e/pages/evidence-list-page.ts';
import { ViewAs } from '#e2e/pages/view-as.ts';
import { documentInProgress, moduleExpiringSoon } from '#fixtures/library/modules.ts';
import { amaraOsei, priyaNair, sofiaLindqvist } from '#fixtures/people.ts';

/**
 * Everything that stands once its subject is there is measured where axe looks at it (`expectNoFindingsAnywhere`); here
 * is what stands until then.
 */
const SUBJECTS = [
  {
    person: amaraOsei,
    call: 'getAssessment',
    path: '/assessments/502',
    loading: 'Loading the assessment',
    notLoaded: 'This assessment could not be loaded.',
  },
  {
    person: priyaNair,
    call: 'getReview',
    path: '/a/review-508-27',
    loading: 'Loading the review',
    notLoaded: 'This review could not be loaded.',
  },
  {
    person: priyaNair,
    call: 'getEvidence',
    path: '/e/evidence-tom',
    loading: 'Loading the evidence',
    notLoaded: 'This evidence could not be loaded.',
  },
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('V1, WCAG 1.4.10: what loads or did not load stays within 320 and 390 px, at the left edge of every other page', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(500);
  for (const { person, call, path, loading, notLoaded } of SUBJECTS) {
    await demo.faults({ call, pause: call });
    await comeAs(page, demo, person, path);
    await expect(page.getByText(loading).or(page.getByLabel(loading)).first()).toBeAttached();
    await expectFits(page, loading);
    await demo.faults({ call, status: 500, times: 'always' });
    await demo.release(call);
    await page.goto(path);
    await expect(page.getByText(notLoaded)).toBeVisible();
    await expectFits(page, notLoaded);
    await demo.faults();
  }
  await comeAs(page, demo, amaraOsei, '/');
  for (const [path, title] of [
    ['/about', 'What has changed'],
    ['/queue', 'No report has failed'],
  ] as const) {
    await navigateInApp(page, path);
    await expect(heading(page)).toHaveText(title);
    await expectFits(page, path);
  }
  for (const path of ['/modules/705', '/collections/301/modules/708', '/modules/717']) {
    await navigateInApp(page, path);
    // An external training has nothing beside its form.
    await expect(page.locator('.mod__body, .mod__blocked')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectFits(page, path);
  }
});

const WIDE_TABLE = `<p>Cycles of the steriliser</p><table><tbody><tr>${['Instrument', 'Temperature', 'Holding', 'Pressure', 'Documentation', 'Responsible'].map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`;

interface World {
  tables: {
    assessments: { assessment_id: number; description: string | null }[];
    organisations: { settings: object }[];
  };
}

/** Writes the table into the texts of an organisation and of two assessments: one to answer, one marked elsewhere. */
const writeTables = async (demo: DemoPort): Promise<void> => {
  const data = JSON.parse(await demo.export()) as World;
  const { assessments, organisations } = data.tables;
  data.tables.assessments = assessments.map((row) =>
    [502, 505].includes(row.assessment_id) ? { ...row, description: WIDE_TABLE } : row,
  );
  data.tables.organisations = organisations.map((row) => ({
    ...row,
    settings: { ...row.settings, welcome_text: WIDE_TABLE },
  }));
  await demo.import(JSON.stringify(data));
};

test('T11, WCAG 1.4.10: a wide table that somebody wrote scrolls within its frame and not with the page', async ({
  page,
  demo,
}) => {
  await writeTables(demo);
  for (const path of ['/assessments/502', '/assessments/505', '/']) {
    await comeAs(page, demo, amaraOsei, path);
    const frame = page.getByRole('region', { name: 'Table' }).first();
    await expect(frame).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectFits(page, `a wide table at ${path}`);
    await frame.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft), path).toBeGreaterThan(0);
  }
});

test('WCAG 1.4.10: a result after several attempts stays within 320 px', async ({ page, demo }) => {
  await comeAs(page, demo, amaraOsei, '/assessments/509');
  await expect(page.getByRole('table', { name: 'Your three attempts' })).toBeVisible();
  await expectFits(page, 'a result after three attempts');
});

test('V14: drawings end where what they draw ends: the blade of a full score, the map of a page that cannot go on', async ({
  page,
  demo,
}) => {
  await comeAs(page, demo, amaraOsei, '/assessments/509');
  const short = await page
    .locator('.score')
    .evaluate(
      (score) => score.getBoundingClientRect().right - (score.querySelector('svg')?.getBoundingClientRect().right ?? 0),
    );
  expect(Math.abs(short), 'pixels between the blade and the end of its line').toBeLessThan(4);

  await navigateInApp(page, '/nowhere');
  const map = page.locator('.stopped__map');
  const bottomOfMap = () => map.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await expect(map).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await bottomOfMap()).toBe(900);
  await page.setViewportSize({ width: 390, height: 844 });
  const gap = (await heading(page).evaluate((element) => element.getBoundingClientRect().top)) - (await bottomOfMap());
  expect(gap, 'pixels between the map and the heading below it').toBeLessThan(48);
});

test('WCAG 1.4.10: the table of attempts shows every score at 320 px without a scroll of its own', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/assessments/503', '/assessments/507', '/assessments/511']) {
    await comeAs(page, demo, amaraOsei, path);
    const frame = page.getByRole('region', { name: /attempt/i }).first();
    await expect(frame.getByRole('columnheader', { name: 'Score' })).toBeVisible();
    expect
      .soft(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path)
      .toBeLessThanOrEqual(0);
  }
});

/**
 * Runs in the page. What stands at the foot of the window while the page moves, and cannot be seen or pressed where it
 * stands.
 */
const coveredAtFoot = (): readonly string[] => {
  const isFixed = (element: Element): boolean => getComputedStyle(element).position === 'fixed';
  const atFoot = [...document.querySelectorAll('body *')].filter(
    (element) =>
      isFixed(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().bottom >= innerHeight - 1,
  );
  const isUncovered = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2));
  };
  if (atFoot.length === 0) return ['nothing stands there'];
  return atFoot
    .flatMap((bar) => [...bar.querySelectorAll('a[href], button, p')])
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1 &&
        !isUncovered(element),
    )
    .map((element) => element.textContent);
};

const expectFootSeen = async (page: Page, where: string): Promise<void> => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(coveredAtFoot), `${where}, ${width} px`).toEqual([]);
  }
};

test('WCAG 2.4.11: nothing lies over what stands at the foot of a page, at 390, 768 and 1440 px', async ({
  page,
  demo,
}) => {
  await comeAs(page, demo, amaraOsei, `/modules/${documentInProgress.module_id}`);
  await expect(page.getByRole('region', { name: 'Confirm' })).toBeVisible();
  await expectFootSeen(page, 'the confirmation of a module');
  await navigateInApp(page, `/modules/${moduleExpiringSoon.module_id}`);
  await expect(page.getByRole('region', { name: 'Completed' })).toBeVisible();
  await expectFootSeen(page, 'a completed module');
  await page.goto('/assessments/501');
  await expect(page.getByRole('region', { name: 'Submit' })).toBeVisible();
  await expectFootSeen(page, 'an assessment');
  await page.setViewportSize({ width: 1440, height: 800 });
  await comeAs(page, demo, priyaNair, '/evidence');
  const list = await new EvidenceListPage(page).arrive();
  await list.all.check();
  await expect(list.selection).toBeVisible();
  await expectFootSeen(page, 'a selection');
});

test('0077: magnified four times the bar of an assessment or a module moves with the page and covers none of it (H16)', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [path, name] of [
    ['/assessments/501', 'Progress'],
    [`/modules/${documentInProgress.module_id}`, 'Confirm'],
  ] as const) {
    await comeAs(page, demo, amaraOsei, path);
    const bar = page.getByRole('region', { name });
    await expect(bar).toBeAttached();
    await expect(bar).not.toBeInViewport();
    await bar.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
  }
});

test('H-04: the notice in the dialog of View As is whole, with its focus ring', async ({ page, demo, watch }) => {
  watch.expectStatus(422);
  await comeAs(page, demo, sofiaLindqvist, '/');
  const viewAs = new ViewAs(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await viewAs.open();
    await viewAs.submit('nobody@demo.example');
    const notice = viewAs.alert;
    await expect(notice).toBeFocused();
    const room = await notice.evaluate((element) => {
      const frame = element.closest('.dialog__body')?.getBoundingClientRect();
      const { top, left } = element.getBoundingClientRect();
      return frame === undefined ? null : { top: top - frame.top, left: left - frame.left };
    });
    // Two pixels of ring, two beside it.
    expect.soft(room?.top, `${width} px`).toBeGreaterThanOrEqual(4);
    expect.soft(room?.left, `${width} px`).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('Escape');
  }
});

test('a planted mistake is found: the measurement itself can fail', async ({ page }) => {
  await page.goto('/forgotten-password');
  await expect(heading(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(measureFit)).toEqual({ overflow: 0, heading: 16, content: 16 });
  await heading(page).evaluate((element: HTMLElement) => {
    element.style.marginLeft = '64px';
  });
  expect(await page.evaluate(measureFit)).toMatchObject({ heading: 80 });
  await heading(page).evaluate((element: HTMLElement) => {
    element.style.width = '400px';
  });
  expect(await page.evaluate(measureFit)).toMatchObject({ overflow: 90 });
});
