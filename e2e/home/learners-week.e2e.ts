import type { Page } from '@playwright/test';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { chooseFile, chooseRadio, press, refuseMouse, tabTo, tick, typeInto } from '#e2e/lib/keyboard.ts';
import { endTimeToUndo, fitUndo } from '#e2e/lib/walked-timers.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { EvidencePage } from '#e2e/pages/evidence-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { RIGHT } from '#e2e/assessments/hand-hygiene.ts';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { exposurePackage } from '#fixtures/files.ts';
import { brightwater } from '#fixtures/organisations.ts';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';
import type { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import type { AwardRecord } from '#fixtures/records/award.record.ts';
import type { CollectionRecord, ModuleRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';

const DOCUMENT = 705;
const VIDEO = 706;
const PACKAGE = 703;
const LINK = 716;
/** One that can be read: of another the browser's own viewer takes the focus once it has come. */
const LOGBOOK_FILE = 'fixtures/files/bls-certificate.pdf';
const LOGBOOK = 717;
const ESSENTIALS = 301;
const CHECK = 502;
const PARTS = [DOCUMENT, VIDEO, PACKAGE, LINK, LOGBOOK];

interface Week extends Readonly<Record<string, readonly unknown[]>> {
  readonly modules: readonly ModuleRecord[];
  readonly collections: readonly CollectionRecord[];
  readonly assessments: readonly AssessmentRecord[];
  readonly awards: readonly AwardRecord[];
  readonly user_entities: readonly UserEntityRecord[];
  readonly user_assessments: readonly UserAssessmentRecord[];
}

/** The collection, as another of its assessments has it. */
const parentOf = (assessments: readonly AssessmentRecord[], collectionId: number): AssessmentRecord['parent'] =>
  assessments.find(({ parent }) => parent?.type === 'collection' && parent.id === collectionId)?.parent ?? null;

/** One collection with a module of each kind and a check at its end, and an award for them: all that Amara has to do. */
const prepare = (demo: DemoPort, elsewhere: string): Promise<void> => {
  const isHers = (row: { readonly user_id: number; readonly organisation_id: number }): boolean =>
    row.user_id === amaraOsei.id && row.organisation_id === brightwater.organisation_id;
  const assigned = new Set([collectionEntity(ESSENTIALS), ...PARTS.map(moduleEntity)]);
  return demo.edit<Week>(
    ['modules', 'collections', 'assessments', 'awards', 'user_entities', 'user_assessments'],
    ({ modules, collections, assessments, awards, user_entities, user_assessments }) => ({
      modules: modules.map((row) => {
        if (row.module_id === PACKAGE) return { ...row, file_id: exposurePackage.id };
        return row.module_id === LINK ? { ...row, properties: { url: elsewhere, new_window: true } } : row;
      }),
      collections: collections.map((row) =>
        row.collection_id === ESSENTIALS
          ? { ...row, module_ids: PARTS, collection_ids: [], assessment_ids: [CHECK], sequences: [], flow_nodes: [] }
          : row,
      ),
      assessments: assessments.map((row) =>
        row.assessment_id === CHECK ? { ...row, parent: parentOf(assessments, ESSENTIALS) } : row,
      ),
      awards: awards.map((row) => (row.award_id === 401 ? { ...row, module_ids: PARTS, collection_ids: [] } : row)),
      user_entities: user_entities
        .filter((row) => !isHers(row) || assigned.has(row.entity_id))
        .map((row) =>
          isHers(row) && row.entity_id === moduleEntity(PACKAGE)
            ? { ...row, status: 'pending' as const, last_completed_at: null }
            : row,
        ),
      user_assessments: user_assessments.filter((row) => !isHers(row) || row.assessment_id === CHECK),
    }),
  );
};

/** The one loud thing of a page, which leads on. */
const blade = (page: Page) => page.getByRole('main').locator('.btn--go');

/** What each kind of module asks of its person, by keyboard. */
const complete: Readonly<Record<number, (page: Page, module: ModulePage) => Promise<void>>> = {
  [DOCUMENT]: (page, module) => press(page, module.button('I have read and understood the document')),
  [VIDEO]: async (page, module) => {
    await tabTo(page, module.main.locator('video'));
    await page.keyboard.press('Space');
  },
  [PACKAGE]: async (page, module) => {
    const slides = module.content('Waste and its colours');
    await press(page, module.main.getByRole('button', { name: /^(Get Started|Continue)$/ }));
    for (const slide of [2, 3]) {
      await press(page, slides.getByRole('button', { name: 'Next slide' }));
      await expect(slides.getByRole('heading', { name: `Slide ${slide} of 3` })).toBeVisible();
    }
    await press(page, slides.getByRole('button', { name: 'Complete the course' }));
  },
  [LINK]: async (page, module) => {
    const opened = page.waitForEvent('popup');
    await press(page, module.main.getByRole('link', { name: /^Open/ }));
    await (await opened).close();
  },
};

const moduleIdOf = (page: Page): number => Number(/\/modules\/(\d+)$/.exec(page.url())?.[1]);

test('a learner’s week by keyboard: from home to the award, every step reached from the one before', async ({
  page,
  demo,
  baseURL,
}) => {
  await refuseMouse(page);
  await fitUndo(page);
  await prepare(demo, `${baseURL ?? ''}/awards`);
  await comeAs(page, demo, amaraOsei, '/');
  const home = await new HomePage(page).arrive();
  await press(page, home.next.getByRole('link', { name: /^Infection Control Essentials/ }));
  await expect(page).toHaveURL(new RegExp(`/collections/${ESSENTIALS}$`));
  await press(page, blade(page));

  const module = new ModulePage(page);
  const left = new Set(PARTS);
  while (left.size > 1) {
    await expect(page).toHaveURL(/\/modules\/\d+$/);
    await module.arrive();
    const id = moduleIdOf(page);
    expect([...left]).toContain(id);
    await complete[id]?.(page, module);
    await expect(module.main.getByText(/^Completed \d/)).toBeVisible();
    left.delete(id);
    await press(page, blade(page));
    await expect(page).not.toHaveURL(new RegExp(`/modules/${id}$`));
  }
  await expect(page).toHaveURL(new RegExp(`/modules/${LOGBOOK}$`));
  await module.arrive();
  await typeInto(page, module.message, 'Twenty entries, countersigned.');
  await chooseFile(page, module.evidence.getByRole('button', { name: /^Choose/ }), LOGBOOK_FILE);
  await expect(module.evidence.getByText('Uploaded', { exact: true })).toBeVisible();
  await press(page, module.send);
  await expect(module.evidence.getByText('In review')).toBeVisible();

  const mail = (await demo.mail(priyaNair.email)).find(({ subject }) => subject.startsWith('Evidence to review'));
  await comeAs(page, demo, priyaNair, new URL(mail?.links[0] ?? '', baseURL).pathname);
  const review = await new EvidencePage(page).arrive();
  await tabTo(page, review.choice('accepted'));
  await page.keyboard.press('Space');
  await typeInto(page, review.score, '90');
  await press(page, review.submit);
  await endTimeToUndo(page);
  await expect(review.decision.getByRole('heading', { name: 'Accepted' })).toBeVisible();

  await comeAs(page, demo, amaraOsei, '/');
  await home.arrive();
  await press(page, home.next.locator('.btn--go'));
  await expect(page).toHaveURL(new RegExp(`/collections/${ESSENTIALS}$`));
  await press(page, blade(page));
  const questions = await new AssessmentPage(page).arrive();
  for (const [index, labels] of RIGHT.entries()) {
    const question = questions.question(index + 1);
    if ((await question.getByRole('radio').count()) > 0) await chooseRadio(page, question, labels[0] ?? '');
    else await tick(page, question, ...labels);
  }
  await press(page, questions.submit);
  await press(page, (await new CheckStep(page).arrive()).submit);
  await (await new ResultPage(page).showing('Passed')).arrive();
  await press(page, home.main.getByRole('link', { name: 'Home' }));
  await home.arrive();
  await press(page, home.main.getByRole('link', { name: /points$/ }));
  await expect(page).toHaveURL(/\/awards$/);
  const award = home.main.getByRole('listitem').filter({ hasText: 'Infection Control Certificate' });
  await expect(award.getByText(/^Awarded /)).toBeVisible();
});
