import type { Browser } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';
import { consoleOverHttp, demoPort } from '#e2e/lib/demo-port.ts';
import { comeAs, startSession } from '#e2e/lib/enter.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { fitUndo } from '#e2e/lib/walked-timers.ts';
import type { Watch } from '#e2e/lib/watch.ts';
import { endSession } from '#e2e/lib/session.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { EvidencePage } from '#e2e/pages/evidence-page.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { SessionOverDialog } from '#e2e/pages/session-over-dialog.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { exposurePackage, medicationPackage } from '#fixtures/files.ts';
import { evidenceByTheOrganisation, moduleDueSoon, scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei, priyaNair, tomWhitfield } from '#fixtures/people.ts';
import type { ModuleRecord } from '#fixtures/records/library.record.ts';

const REASON = 'The second page is missing.';
const MESSAGE = 'Twenty entries, countersigned.';

/** Priya in a browser of her own. */
const openPriya = async (browser: Browser, watch: Watch, baseURL: string) => {
  const context = await browser.newContext({ baseURL });
  await watch.attach(context);
  const page = await context.newPage();
  await fitUndo(page);
  const demo = demoPort(consoleOverHttp(context, baseURL));
  const decide = async (fill: (evidence: EvidencePage) => Promise<void>): Promise<void> => {
    const mail = (await demo.mail(priyaNair.email)).find(
      ({ subject, text }) => subject.startsWith('Evidence to review') && text.includes('Tom Whitfield'),
    );
    await page.goto(new URL(mail?.links[0] ?? '', baseURL).pathname);
    const evidence = await new EvidencePage(page).arrive();
    await fill(evidence);
    await evidence.decide();
  };
  await startSession(page, demo, priyaNair);
  return { decide, page };
};

// Two people are two browsers; the demo’s backend lives in one.
test(
  'N-16, N-17, Q-01, J-02: Tom sends evidence, Priya rejects it in her browser with a reason, he sends more, and it is accepted with a score; he sees all of it without a reload, and neither reloads nor ended sessions lose anything',
  { tag: '@http-only' },
  async ({ page, demo, browser, watch, baseURL }) => {
    watch.expectStatus(401);
    const over = new SessionOverDialog(page);
    const signInAgain = async (): Promise<void> => {
      await over.signIn();
      await over.enterCode(await demo.totp(tomWhitfield.email));
      await expect(over.dialog).toHaveCount(0);
      await demo.advance('31s');
    };
    await comeAs(page, demo, tomWhitfield, `/modules/${evidenceByTheOrganisation.module_id}`);
    const module = await new ModulePage(page).arrive();
    await expectNoFindings(page, 'a module that takes evidence');
    await module.message.fill(MESSAGE);
    await module.file.setInputFiles(pdfOf(1, 'logbook.pdf'));
    await expect(module.evidence.getByText('Uploaded', { exact: true })).toBeVisible();
    await page.reload();
    await expect(module.message).toHaveValue(MESSAGE);
    await expect(module.evidence).toContainText('logbook.pdf');
    await endSession(page);
    await module.send.click();
    await signInAgain();
    await expect(module.evidence.getByText('In review')).toBeVisible();
    await expect(module.send).toHaveCount(0);

    const priya = await openPriya(browser, watch, baseURL ?? '');
    await priya.decide(async (evidence) => {
      await expect(evidence.main).toContainText(MESSAGE);
      await evidence.choice('rejected').check();
      await evidence.message.fill(REASON);
      await priya.page.reload();
      await expect(evidence.message).toHaveValue(REASON);
    });
    await expect(module.evidence.getByText(REASON)).toBeVisible();
    await expectNoFindings(page, 'evidence that was rejected');

    await module.file.setInputFiles(pdfOf(1, 'logbook-both-pages.pdf'));
    await expect(module.evidence.getByText('Uploaded', { exact: true })).toBeVisible();
    await module.send.click();
    await expect(module.evidence.getByText('In review')).toBeVisible();
    await endSession(page);
    await priya.decide(async (evidence) => {
      await expect(evidence.main).toContainText('logbook-both-pages.pdf');
      await evidence.choice('accepted').check();
      await evidence.score.fill('90');
    });
    // With nothing unsent the form is a page of its own, and leads back.
    await (await new SignInPage(page).arrive()).signIn(tomWhitfield.email);
    await (await new CodeStep(page).arrive()).enter(await demo.totp(tomWhitfield.email));
    await expect(module.evidence.getByText(/^Accepted .+, 90%$/)).toBeVisible();
    await expect(module.main.getByText(/^Completed /)).toBeVisible();
  },
);

// The versions differ in the player, not in the door.
for (const [version, file, details] of [
  ['1.2', exposurePackage, {}],
  ['2004', medicationPackage, { tag: '@http-only' }],
] as const) {
  test(
    `N-05, N-24: a SCORM ${version} package opens, goes on where it was left, and completes its module without a reload`,
    details,
    async ({ page, demo }) => {
      await demo.edit<{ readonly modules: readonly ModuleRecord[] }>(['modules'], ({ modules }) => ({
        modules: modules.map((row) =>
          row.module_id === scormInProgress.module_id ? { ...row, file_id: file.id } : row,
        ),
      }));
      await comeAs(page, demo, amaraOsei, `/modules/${scormInProgress.module_id}`);
      const module = await new ModulePage(page).arrive();
      const slides = module.content(scormInProgress.title);
      await module.button('Continue').click();
      await expect(slides.getByRole('heading', { name: 'Slide 1 of 3' })).toBeVisible();
      await slides.getByRole('button', { name: 'Next slide' }).click();
      await expect(slides.getByRole('heading', { name: 'Slide 2 of 3' })).toBeVisible();
      await expect.poll(() => demo.export()).toContain('slide');

      await page.reload();
      await module.button('Continue').click();
      await expect(slides.getByText('You are back where you left.')).toBeVisible();
      await expect(slides.getByRole('heading', { name: 'Slide 2 of 3' })).toBeVisible();
      await slides.getByRole('button', { name: 'Next slide' }).click();
      await slides.getByRole('button', { name: 'Complete the course' }).click();
      await expect(slides.getByText('This course is complete.')).toBeVisible();
      await expect(module.main.getByText(/^Completed /)).toBeVisible();
    },
  );
}

test('L-04: a film that was watched is complete', { tag: '@http-only' }, async ({ page, demo }) => {
  await comeAs(page, demo, amaraOsei, `/modules/${moduleDueSoon.module_id}`);
  const module = await new ModulePage(page).arrive();
  await expect(module.main.getByText('Complete when you have watched it.')).toBeVisible();
  await page.getByLabel(moduleDueSoon.title).evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    film.playbackRate = 4;
    return film.play();
  });
  await expect(module.main.getByText(/^Completed /)).toBeVisible();
  await expect(module.main.getByText('Complete when you have watched it.')).toBeHidden();
});

test('N-19: in a film one can jump, and a visit later it goes on where it was left', async ({ page, demo }) => {
  await comeAs(page, demo, amaraOsei, `/modules/${moduleDueSoon.module_id}`);
  const module = await new ModulePage(page).arrive();
  const film = page.getByLabel(moduleDueSoon.title);
  const second = () => film.evaluate((video) => Math.floor((video as HTMLVideoElement).currentTime));
  await expect.poll(() => film.evaluate((video) => (video as HTMLVideoElement).readyState)).toBeGreaterThan(0);
  // Where it is counts once it is there: before the jump has ended, nothing is stored.
  await film.evaluate(
    (video: HTMLVideoElement) =>
      new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true });
        video.currentTime = 3;
      }),
  );
  await expect.poll(second).toBe(3);
  await page.reload();
  await module.arrive();
  await expect.poll(second).toBe(3);
});
