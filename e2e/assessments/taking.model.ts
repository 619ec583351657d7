import { pdfOf } from '#e2e/lib/files.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { model, NO_REALTIME, type Moment, type Show, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { takingMachine } from '#machines/assessments/taking.machine.ts';
import { sampleAssessment, sampleQuestions } from '#machines/assessments/taking.samples.ts';
import type { LoadResult } from '#machines/assessments/taking.results.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { ASSESSMENT_ID } from './taking-world.ts';
import { changed, check, CHOICES_ONLY, emptyDevice, idOf, isNewer, NOT_COUNTED, numberOf, ONE_MORE, questions, result, SAME, takingEffects, tellFromAnotherTab, VERDICTS } from './taking.ways.ts';

/** What the catalogue keeps of the context: how many questions are shown, which have an answer, how many files are on their way. */
interface Place {
  readonly mayHaveArrived: boolean;
  readonly questions: number;
  readonly uploading: number;
  readonly answered: readonly boolean[];
}

const FILE = 'cleaning-log.pdf';
const TOO_MANY_FAILURES = 'Sorry, you have failed this assessment too many times. Please contact your training administrator.';

/** Where the view offers less than the chart allows, and what the server would never answer. */
const isPossible = ({ name }: Step, { place, states, previous }: Moment<Place>): boolean => {
  const [, , text, file] = place.answered;
  const isWhole = place.questions === sampleQuestions.length;
  switch (name) {
    case 'one option chosen':
      // A radio that is chosen already does nothing.
      return place.answered[0] === false;
    case 'text typed':
      return isWhole && text === false;
    case 'text cleared':
      return isWhole && text === true;
    case 'upload started':
      return isWhole && file === false && place.uploading === 0;
    case 'upload ended without a file':
      return place.uploading > 0;
    case 'file removed':
      return file === true && place.uploading === 0;
    case 'the last answers of another tab':
      return isWhole && place.uploading === 0;
    case 'opened in another tab':
    case 'submitted in another tab':
      return place.uploading === 0;
    case 'a reviewer passed it':
    case 'a reviewer gave it back':
    case 'a reviewer gave it back for the last time':
      return states.includes('taking.underReview');
    case SAME:
      // While answering, a newer assessment comes with a reload, which would end an upload.
      return isWhole && (states.includes('taking.checking') ? previous === NOT_COUNTED : place.uploading === 0);
    case ONE_MORE:
      // Until real-time events reach the page it learns of new questions only when it asks after a submission.
      return isWhole && states.includes('taking.checking') && previous === NOT_COUNTED;
    default: {
      const [id = '', outcome = ''] = name.split(': ');
      // The server is asked first then, and what was armed for the question after it would meet that one.
      if (id === 'submitAnswers' && place.mayHaveArrived) return outcome in VERDICTS && (outcome === 'a reviewer gets it') === isWhole;
      // Choices alone are marked at once; a text or a file goes to a reviewer (C-33).
      if (!['submitAnswers', 'askAfter', 'deliverQueued'].includes(id) || !(outcome in VERDICTS)) return true;
      return (outcome === 'a reviewer gets it') === isWhole;
    }
  }
};

const seeBoard =
  (words: string) =>
  async ({ page }: Visitor): Promise<void> =>
    see(page.getByRole('main').getByText(words)).toBeVisible();

const seeSkeleton: Show<Place> = async ({ page }) => see(page.getByRole('status').filter({ hasText: 'Loading the assessment' })).toHaveCount(1);

const seeResult =
  (heading: string | RegExp): Show<Place> =>
  async (visitor) => {
    await see(result(visitor).heading).toHaveText(heading);
    await see(check(visitor).dialog).toHaveCount(0);
  };

/** The dialog over the questions while a call is on its way: nothing can be pressed twice, and nothing can be left. */
const seeWaiting =
  (words: string): Show<Place> =>
  async (visitor) => {
    await see(check(visitor).dialog.getByRole('button', { name: words })).toHaveAttribute('aria-disabled', 'true');
    await see(check(visitor).back).toHaveAttribute('aria-disabled', 'true');
  };

const seeLocked: Show<Place> = async (visitor) => see(questions(visitor).question(1).getByRole('radio').first()).toBeDisabled();

/** Two questions of the four, so that the server marks them at once. */
const choicesOnly: { output: LoadResult } = {
  output: { ok: true, assessment: sampleAssessment({ questions: sampleQuestions.slice(0, 2) }), draft: null, submission: null, seed: 1, nowUnix: 0 },
};

/** To a page without pictures: what the walk does to the session next would be their end. */
const signIn = async ({ page, demo }: Visitor): Promise<void> => {
  await page.goto('/login?d=/about');
  await demo.faults(NO_REALTIME);
  await new SignInPage(page).enterAs(`${amaraOsei.first_name} ${amaraOsei.last_name}`);
  await see(new HomePage(page).account).toBeVisible({ timeout: 10_000 });
};

/** Taking an assessment: `/assessments/:assessmentId` (C-28). */
export const flow = model<typeof takingMachine, 'taking', Place>({
  statuses: [404, 422, 500, 503],
  startsAnewWhenOpened: true,
  moreOutcomes: { loadAssessment: { [CHOICES_ONLY]: choicesOnly }, loadAgain: { [CHOICES_ONLY]: choicesOnly } },
  inputs: {
    'an assessment': {
      prepare: async (visitor) => {
        if (visitor.page.url() === 'about:blank') await signIn(visitor);
        // What waits there would be tried while the world changes.
        await emptyDevice(visitor);
        // Another attempt than the walk before, so that nothing of it lies on the device.
        await changed((_, { attempts }) => ({ taken: { attempts: attempts + 1 } }))(visitor);
      },
      open: async ({ page }) => void (await page.goto(`/assessments/${ASSESSMENT_ID}`, { waitUntil: 'commit' })),
    },
  },
  events: {
    'option.toggled': (visitor, { question, optionId }) => {
      const asked = questions(visitor).question(numberOf(question.id));
      return asked.getByRole('radio').or(asked.getByRole('checkbox')).nth(optionId - 1).click();
    },
    'text.changed': (visitor, { questionId, text }) => questions(visitor).write(numberOf(questionId), text),
    'upload.started': async (visitor, { questionId }) => {
      await visitor.hold('uploadFile');
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
      if (passed === null) {
        await visitor.page.reload({ waitUntil: 'commit' });
        return;
      }
      await changed({ taken: { status, passed: passed ?? null, score: passed === true ? 100 : 25 } })(visitor);
      // The connection comes back and asks how things stand.
      await visitor.demo.faults();
    },
    'check.requested': (visitor) => questions(visitor).submit.click(),
    'check.left': (visitor) => check(visitor).back.click(),
    'delivery.due': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'submission.withdrawn': (visitor) => questions(visitor).button('Withdraw').click(),
    'opened.elsewhere': (visitor) => tellFromAnotherTab(visitor, 'claimed'),
    'submitted.elsewhere': (visitor) => tellFromAnotherTab(visitor, 'submitted'),
    'continued.here': (visitor) => questions(visitor).button('Continue here').click(),
    'draft.arrived': async (visitor) => {
      await visitor.page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('waymark.draft')));
      await visitor.page.evaluate((id) => {
        const name = Object.keys(localStorage).find((each) => each.startsWith('waymark.draft')) ?? '';
        const record = JSON.parse(localStorage.getItem(name) ?? '') as { draft: { answers: Record<string, unknown> } };
        record.draft.answers[id] = { kind: 'text', text: 'From the other tab' };
        localStorage.setItem(name, JSON.stringify(record));
      }, String(idOf(13)));
      await tellFromAnotherTab(visitor, 'yielded');
    },
    'submission.confirmed': (visitor) => check(visitor).confirm(),
    'retake.requested': ({ page }) => page.getByRole('button', { name: /^(Take it again|Try Again)$/ }).click(),
    retried: ({ page }) => page.getByRole('button', { name: /^(Try again|Ask again)$/ }).click(),
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
    'taking.unavailable': seeBoard('This assessment is not available yet. Please complete Decontamination of instruments first.'),
    'taking.offline': seeBoard('Your tutor or assessor marks this one complete. There is nothing to answer here.'),
    'taking.tooManyFailures': seeBoard(TOO_MANY_FAILURES),
    'taking.noQuestions': seeBoard('This assessment has no questions configured. Please contact your training administrator.'),
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
      await see(visitor.page.getByRole('region', { name: 'Submit' })).toContainText(`All ${count} answered.`);
    },
    'taking.checking': async (visitor, { questions: count }) => {
      await see(check(visitor).answers).toHaveCount(count);
      await see(check(visitor).back).not.toHaveAttribute('aria-disabled');
      await see(check(visitor).submit).not.toHaveAttribute('aria-disabled');
    },
    'taking.submitting': seeWaiting('Submitting…'),
    'taking.askingAfter': async (visitor) => see(visitor.page.getByRole('dialog').getByRole('button', { name: 'Asking…' })).toHaveAttribute('aria-disabled', 'true'),
    'taking.unconfirmed': async (visitor) => {
      await see(check(visitor).unconfirmed).toContainText('Your answers may have arrived');
      await see(check(visitor).unconfirmed.getByRole('button', { name: 'Ask again' })).not.toHaveAttribute('aria-disabled');
    },
    'taking.queued': async (visitor) => {
      await see(visitor.page.getByRole('region', { name: 'Submit' })).toContainText('Your submission is waiting.');
      await see(visitor.page.getByRole('dialog')).toHaveCount(0);
    },
    'taking.queued.waiting': async (visitor) => see(questions(visitor).button('Withdraw')).not.toHaveAttribute('aria-disabled'),
    'taking.queued.sending': async (visitor) => see(questions(visitor).button('Withdraw')).toHaveAttribute('aria-disabled', 'true'),
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
