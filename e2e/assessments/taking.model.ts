import { pdfOf } from '#e2e/host/files.ts';
import { fitTimers } from '#e2e/lib/walked-timers.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { loseConnectionBefore, reconnect, reportNetwork } from '#e2e/submission/connection.ts';
import { endWork, storeDraft, tellFromAnotherTab } from '#e2e/submission/device.ts';
import { model, NO_REALTIME, type Show, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { takingMachine } from '#machines/assessments/taking.machine.ts';
import { sampleAssessment, sampleQuestions } from '#machines/assessments/taking.samples.ts';
import type { LoadResult } from '#machines/assessments/taking.setup.ts';
import { isPossible, type Position } from './taking.possible.ts';
import { ASSESSMENT_ID } from './taking-world.ts';
import {
  ANEW,
  changed,
  check,
  CHOICES_ONLY,
  idOf,
  isNewer,
  NOT_COUNTED,
  numberOf,
  OTHER_TEXT,
  questions,
  result,
  storedAttempt,
  takingEffects,
  TITLE,
  TOLD,
  WORK,
} from './taking.setups.ts';

const FILE = 'cleaning-log.pdf';
const TOO_MANY_FAILURES =
  'Sorry, you have failed this assessment too many times. Please contact your training administrator.';

const seeBoard =
  (text: string) =>
  async ({ page }: Visitor): Promise<void> =>
    see(page.getByRole('main').getByText(text)).toBeVisible();

const seeSkeleton: Show<Position> = async ({ page }) =>
  see(page.getByRole('status').filter({ hasText: 'Loading the assessment' })).toHaveCount(1);

const seeResult =
  (heading: string | RegExp): Show<Position> =>
  async (visitor) => {
    await see(result(visitor).heading).toHaveText(heading);
    await see(check(visitor).dialog).toHaveCount(0);
  };

/** The dialog over the questions while a call is on its way: nothing can be pressed twice, and nothing can be left. */
const seeWaiting =
  (text: string): Show<Position> =>
  async (visitor) => {
    await see(check(visitor).dialog.getByRole('button', { name: text })).toHaveAttribute('aria-disabled', 'true');
    await see(check(visitor).back).toHaveAttribute('aria-disabled', 'true');
  };

const seeLocked: Show<Position> = async (visitor) =>
  see(questions(visitor).question(1).getByRole('radio').first()).toBeDisabled();

/** Two questions of the four, so that the server marks them at once. */
const choicesOnly: { output: LoadResult } = {
  output: {
    ok: true,
    assessment: sampleAssessment({ questions: sampleQuestions.slice(0, 2) }),
    draft: null,
    submission: null,
    seed: 1,
    nowUnix: 0,
  },
};

/** The try before has counted, so that nothing of it fills this one. */
const again = (over: Partial<Assessment> = {}): { output: LoadResult } => ({
  output: {
    ok: true,
    assessment: sampleAssessment({ attempts: 2, ...over }),
    draft: null,
    submission: null,
    seed: 1,
    nowUnix: 0,
  },
});
const onceMore = {
  'it can be answered': again(),
  'it has expired': again({ status: 'expired' }),
  'it was failed': again({ status: 'failed' }),
  [CHOICES_ONLY]: again({ questions: sampleQuestions.slice(0, 2) }),
};

/** Another device has used the attempt. */
const anew = again();

/** What the page has just heard (H4, H5). */
const toldOutcomes = {
  [TOLD['a reviewer passed it'] ?? '']: again({ status: 'completed', passed: true, score: 100 }),
  [TOLD['an administrator exempted her'] ?? '']: again({ status: 'exempt' }),
};

/** To a page without pictures: what the walk does to the session next would be their end. */
const signIn = async ({ page, demo }: Visitor): Promise<void> => {
  await fitTimers(page);
  await new SignInPage(page).open('/login?d=/about');
  await demo.faults(NO_REALTIME);
  await new SignInPage(page).signIn(amaraOsei.email);
  await see(new HomePage(page).account).toBeVisible({ timeout: 30_000 });
};

/** Taking an assessment: `/assessments/:assessmentId` (C-28). */
export const flow = model<typeof takingMachine, 'taking', Position>({
  statuses: [403, 404, 422, 500, 503],
  startsAnewWhenOpened: true,
  moreOutcomes: { loadAssessment: { [CHOICES_ONLY]: choicesOnly, [ANEW]: anew, ...toldOutcomes }, loadAgain: onceMore },
  inputs: {
    'an assessment': {
      prepare: async (visitor) => {
        if (visitor.page.url() === 'about:blank') await signIn(visitor);
        // What waits there would be tried while the world changes.
        await endWork(visitor.page);
        // Another attempt than the walk before, so that nothing of it lies on the device.
        await changed((_, { attempts }) => ({ taken: { attempts: attempts + 1 } }))(visitor);
      },
      open: async ({ page }) => void (await page.goto(`/assessments/${ASSESSMENT_ID}`, { waitUntil: 'commit' })),
    },
  },
  events: {
    'option.toggled': (visitor, { question, optionId }) => {
      const asked = questions(visitor).question(numberOf(question.id));
      return asked
        .getByRole('radio')
        .or(asked.getByRole('checkbox'))
        .nth(optionId - 1)
        .click();
    },
    'text.changed': (visitor, { questionId, text }) => questions(visitor).write(numberOf(questionId), text),
    'upload.started': async (visitor, { questionId }) => {
      await visitor.pause('uploadFile');
      await questions(visitor).attach(numberOf(questionId), pdfOf(1, FILE));
    },
    'upload.finished': (visitor) => visitor.letGo('uploadFile'),
    'upload.ended': async (visitor) => {
      await questions(visitor).button(`Cancel: ${FILE}`).click();
      await visitor.letGo('uploadFile');
    },
    'file.removed': (visitor, { questionId }) => questions(visitor).uploadedFile(numberOf(questionId), FILE).click(),
    // Over the check it comes by itself, with the answer of the server that was asked after a submission.
    'assessment.changed': async (visitor, { assessment: { status, passed } }) => {
      if (status === 'pending' && passed === null) {
        await visitor.page.reload({ waitUntil: 'commit' });
        return;
      }
      await changed({ taken: { status, passed: passed ?? null, score: passed === true ? 100 : 25 } })(visitor);
      // The connection comes back and asks how things stand; one that has been back since an earlier step hears it.
      await visitor.demo.faults();
      await reportNetwork(visitor);
      await visitor.demo.emit('entity.updated', { entity_id: ASSESSMENT_ID, organisation_id: 1 }, amaraOsei.email);
    },
    'check.requested': (visitor) => questions(visitor).submit.click(),
    'check.left': (visitor) => check(visitor).back.click(),
    'delivery.due': reportNetwork,
    'submission.withdrawn': async (visitor) => {
      await questions(visitor).button('Take it back').click();
      await reconnect(visitor);
    },
    'opened.elsewhere': ({ page }) => tellFromAnotherTab(page, WORK, 'claimed'),
    'submitted.elsewhere': ({ page }) => tellFromAnotherTab(page, WORK, 'submitted'),
    'offer.taken': async (visitor, { draft: { attempts } }) => {
      const { page } = visitor;
      const answers = { [idOf(13)]: OTHER_TEXT };
      await storeDraft(
        page,
        { ...WORK, name: `${WORK.name}/${attempts}` },
        { title: TITLE, draft: storedAttempt(attempts, answers) },
      );
      await page.reload({ waitUntil: 'commit' });
      await questions(visitor).button('Use these answers').click();
    },
    'former.taken': async (visitor, { questionId, given }) => {
      const value = given.kind === 'text' ? given.text : '';
      await changed({ taken: { answers: [{ question_id: idOf(questionId), value, correct: false }] } })(visitor);
      await visitor.page.reload({ waitUntil: 'commit' });
      await questions(visitor).useFormer(numberOf(questionId)).click();
    },
    'continued.here': (visitor) => questions(visitor).button('Continue here').click(),
    'draft.arrived': async ({ page }) => {
      const below = `waymark.draft/${WORK.userId}/${WORK.kind}/${WORK.name}/`;
      await page.waitForFunction(
        (start, { localStorage } = window) => Object.keys(localStorage).some((name) => name.startsWith(start)),
        below,
      );
      const draft = await page.evaluate(
        ([start, id, text], { localStorage } = window) => {
          // The attempt that is being answered is the last.
          const attempts = Object.keys(localStorage)
            .filter((name) => name.startsWith(start))
            .map((name) => Number(name.slice(start.length)));
          const name = `${start}${Math.max(...attempts)}`;
          const { isEmpty: _, ...record } = JSON.parse(localStorage.getItem(name) ?? '') as {
            isEmpty?: boolean;
            savedAtMs: number;
            value: { draft: { answers: Record<string, unknown> } };
          };
          record.value.draft.answers[id] = text;
          // Later than what the page is about to store.
          return { name: name.slice(start.length), text: JSON.stringify({ ...record, savedAtMs: Date.now() + 1000 }) };
        },
        [below, String(idOf(13)), OTHER_TEXT] as const,
      );
      await tellFromAnotherTab(page, WORK, 'yielded', { ...draft, name: `${WORK.name}/${draft.name}` });
    },
    'submission.confirmed': async (visitor) => {
      await loseConnectionBefore(visitor, 'submitAnswers: there is no connection');
      await check(visitor).confirm();
    },
    'retake.requested': ({ page }) => page.getByRole('button', { name: /^(Take it again|Try Again)$/ }).click(),
    retried: ({ page }) => page.getByRole('button', { name: /^(Try again|Check again)$/ }).click(),
  },
  effects: takingEffects,
  comesAtOnce: ({ name }, previous) => isNewer(name) && previous === NOT_COUNTED,
  isPossible,
  states: {
    'taking.loading': async (visitor) => see(questions(visitor).questions).toHaveCount(0),
    'taking.loading.arriving': seeSkeleton,
    'taking.loading.again': seeSkeleton,
    'taking.notFound': seeResult("Sorry, can't find that page"),
    'taking.notLoaded': async (visitor) => {
      await seeBoard('This assessment could not be loaded.')(visitor);
      await see(questions(visitor).button('Try again')).toBeVisible();
    },
    'taking.exempt': seeBoard('You do not need to take this assessment.'),
    'taking.unavailable': seeBoard(
      'This assessment is not available yet. Please complete Decontamination of instruments first.',
    ),
    'taking.offline': seeBoard('Your tutor or assessor marks this one complete. There is nothing to answer here.'),
    'taking.tooManyFailures': seeBoard(TOO_MANY_FAILURES),
    'taking.noQuestions': seeBoard(
      'This assessment has no questions configured. Please contact your training administrator.',
    ),
    'taking.expired': async (visitor) => {
      await seeBoard('This assessment has expired.')(visitor);
      await see(questions(visitor).button('Take it again')).toBeVisible();
    },
    'taking.answering': async (visitor, { questions: count, uploading, answered }) => {
      const palette = visitor.page.getByRole('complementary', { name: 'Questions' });
      await see(questions(visitor).questions).toHaveCount(count);
      await see(palette).toContainText(`${answered.filter(Boolean).length} answered`);
      await see(palette.getByText('1 uploading')).toHaveCount(uploading);
    },
    'taking.answering.editing': async (visitor) => {
      await see(questions(visitor).submit).toHaveAttribute('aria-disabled', 'true');
      await see(questions(visitor).submit).toHaveAccessibleDescription(/^(Answer \d+ more to submit|Nearly there)\./);
    },
    'taking.answering.ready': async (visitor, { questions: count }) => {
      await see(questions(visitor).submit).not.toHaveAttribute('aria-disabled');
      await see(visitor.page.getByRole('region', { name: 'Submit' })).toContainText(
        count === 2 ? 'Both questions are answered.' : `All ${count} answered.`,
      );
    },
    'taking.checking': async (visitor, { questions: count }) => {
      await see(check(visitor).answers).toHaveCount(count);
      await see(check(visitor).back).not.toHaveAttribute('aria-disabled');
      await see(check(visitor).submit).not.toHaveAttribute('aria-disabled');
    },
    'taking.submitting': seeWaiting('Submitting…'),
    'taking.askingAfter': async (visitor) =>
      see(visitor.page.getByRole('dialog').getByRole('button', { name: 'Asking…' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    'taking.unconfirmed': async (visitor) => {
      await see(check(visitor).unconfirmed).toContainText('Your answers may have arrived');
      await see(check(visitor).unconfirmed.getByRole('button', { name: 'Check again' })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
    'taking.queued': async (visitor) => {
      await see(visitor.page.getByRole('region', { name: 'Submit' })).toContainText('Your submission is waiting.');
      await see(visitor.page.getByRole('dialog')).toHaveCount(0);
    },
    'taking.queued.waiting': async (visitor) =>
      see(questions(visitor).button('Take it back')).not.toHaveAttribute('aria-disabled'),
    'taking.queued.sending': async (visitor) =>
      see(questions(visitor).button('Take it back')).toHaveAttribute('aria-disabled', 'true'),
    'taking.elsewhere': async (visitor) => {
      await seeBoard('This assessment is open in another tab')(visitor);
      await see(questions(visitor).button('Continue here')).toBeVisible();
      await see(questions(visitor).submit).toHaveCount(0);
    },
    'taking.elsewhere.standing': seeLocked,
    'taking.elsewhere.asking': seeLocked,
    'taking.passed': seeResult('Passed'),
    'taking.failed': seeResult(/^Not passed/),
    'taking.failed.retryable': async (visitor) => {
      await see(result(visitor).heading).toHaveText('Not passed yet');
      await see(result(visitor).tryAgain).toBeVisible();
    },
    'taking.failed.final': async (visitor) => {
      await see(result(visitor).main.getByText(TOO_MANY_FAILURES)).toBeVisible();
      await see(result(visitor).tryAgain).toHaveCount(0);
    },
    'taking.underReview': seeResult('Submitted for review'),
  },
});
