import { rememberSession } from '#e2e/lib/enter.ts';
import { pdfOf } from '#e2e/lib/files.ts';
import { comeToTheFront, leavePage } from '#e2e/lib/page-events.ts';
import { ReviewPage } from '#e2e/pages/review-page.ts';
import { inTray, seeHeading } from '#e2e/walk/looks.ts';
import { DELAYED_MS, model, SURPRISE, type EffectModel, type Moment, type Show, type Visitor, type Way } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import type { UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { priyaNair } from '#fixtures/people.ts';
import type { reviewMachine } from '#machines/assessments/review.machine.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { changeWork, REVIEW_KEY } from './review-world.ts';

/** What the catalogue keeps of the context. */
interface Place {
  readonly commented: boolean;
  readonly attached: boolean;
}

const FILE = 'one-page-guide.pdf';
const KEPT_DECISION = 'loadReview: it was decided here and may not have been sent';
const AGAIN = 'the learner handed in again';

const review = ({ page }: Visitor) => new ReviewPage(page);

/** Samples number questions from 11. */
const numberOf = (questionId: number): number => questionId - 10;

const work =
  (change: Partial<UserAssessmentRecord> | ((now: UserAssessmentRecord) => Partial<UserAssessmentRecord>) = {}): NonNullable<Way['prepare']> =>
  ({ demo }) =>
    changeWork(demo, (now) => (typeof change === 'function' ? change(now) : change));

/** Decided by somebody, not long ago. */
const decidedBy = (reviewer: { readonly id: number }, over: Partial<UserAssessmentRecord>): Partial<UserAssessmentRecord> => ({
  last_assessed_at: Math.floor(Date.now() / 1000) - 60,
  last_assessed_user_id: reviewer.id,
  score: 67,
  ...over,
});
const ANOTHERS = decidedBy(ruthAdeyemi, { status: 'pending', passed: false });
const MINE = decidedBy(priyaNair, { status: 'completed', passed: true, score: 100 });

const emptyDevice = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (/^waymark\.(review|decision)\//.test(name)) localStorage.removeItem(name);
  });

/** A page decided and closed before its call could leave. */
const keptDecision: NonNullable<Way['prepare']> = async (visitor) => {
  let attempt = 0;
  await work((now) => {
    attempt = now.attempts;
    return {};
  })(visitor);
  await visitor.page.evaluate(
    ([name, value]) => localStorage.setItem(name, JSON.stringify({ version: 1, savedAtMs: 0, value })),
    [
      `waymark.decision/${priyaNair.id}/a/${REVIEW_KEY}`,
      {
        title: 'Handling laboratory work: practice log',
        learner: 'Amara Osei',
        subject: { by: 'key', key: REVIEW_KEY },
        draft: { attempt, marks: { 50802: true, 50803: true }, comment: '', file: null },
        submission: {
          answers: [
            { id: 50801, type: 'select', correct: true },
            { id: 50802, type: 'textarea', correct: true },
            { id: 50803, type: 'file', correct: true },
          ],
          last_assessed_comments: null,
          last_assessed_file_id: null,
        },
        leavesAtMs: 0,
      },
    ] as const,
  );
};

const loading: EffectModel = {
  call: 'getReview',
  ways: {
    'it waits for a review': { prepare: (visitor) => work()(visitor) },
    'it was decided here and may not have been sent': { prepare: keptDecision },
    'it was reviewed before': { prepare: work(ANOTHERS) },
    'no admin account': { fault: { status: 403 } },
    'no such review': { fault: { status: 404 } },
    'the call failed': { fault: { status: 500 }, tells: inTray('Oops, something went wrong!') },
    surprise: SURPRISE,
  },
};

const seeDecision =
  (words: string): Show<Place> =>
  async (visitor) => {
    await see(review(visitor).decision.getByRole('heading', { level: 2 })).toHaveText(words);
    await see(review(visitor).submit).toHaveCount(0);
    await see(review(visitor).markAll).toHaveCount(0);
  };

/** What the view offers of what the chart allows. */
const isPossible = ({ kind, name }: Step, { place, states, previous }: Moment<Place>): boolean => {
  const isUploading = states.includes('review.reviewing.uploading');
  // The page has just heard that the work waits once more, so that is what it finds.
  if (kind === 'outcome' && previous === AGAIN) return name === 'loadReview: it waits for a review';
  // What the server is asked later must be true when the work is loaded too: a decision of this page's own is walked instead.
  if (previous === KEPT_DECISION) return !['submitReview: the server finds fault with it', 'submitReview: no answer arrives'].includes(name);
  if (name === 'file removed') return place.attached && !isUploading;
  if (name === 'upload started') return !isUploading;
  return true;
};

/** The review chart in its real view (`/a/:key`): Priya marks Amara's work. */
export const flow = model<typeof reviewMachine, 'review', Place>({
  statuses: [403, 404, 422, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'the link of a mail': {
      prepare: async (visitor) => {
        const { page, demo } = visitor;
        if (page.url() === 'about:blank') {
          await demo.as(priyaNair.email);
          await rememberSession(page);
        }
        // Another attempt than the walk before, so that what its page kept does not fit.
        await work(({ attempts }) => ({ attempts: attempts + 1 }))(visitor);
        await emptyDevice(visitor);
      },
      open: async ({ page }) => void (await page.goto(`/a/${REVIEW_KEY}`, { waitUntil: 'commit' })),
    },
  },
  events: {
    'mark.set': (visitor, { questionId, correct }) => review(visitor).correct(numberOf(questionId)).setChecked(correct),
    'marks.setAll': (visitor, { correct }) => review(visitor).markAll.setChecked(correct),
    'comment.changed': (visitor, { comment }) => review(visitor).comment.fill(comment),
    'upload.started': async (visitor) => {
      await visitor.hold('uploadFile');
      await review(visitor).attach(pdfOf(1, FILE));
    },
    'upload.finished': (visitor) => visitor.letGo('uploadFile'),
    'upload.ended': async (visitor) => {
      await review(visitor).button(`Cancel: ${FILE}`).click();
      await visitor.letGo('uploadFile');
    },
    'file.removed': (visitor) => review(visitor).button(`Remove: ${FILE}`).click(),
    'submit.requested': (visitor) => review(visitor).submit.click(),
    undone: (visitor) => review(visitor).undo.click(),
    // The page stands; e2e/assessments/review.e2e.ts closes one.
    'page.left': async ({ page }) => void (await leavePage(page)),
    'assessment.changed': async (visitor, { assessment }) => {
      await work(({ attempts }) => (assessment.status === 'review' ? { attempts: attempts + 1 } : ANOTHERS))(visitor);
      // It asks twice, and the first answer is what it hears of the change by: held for a time, not until the wait was seen.
      await visitor.arm({ call: 'getReview', delayMs: DELAYED_MS, times: 'always' });
      await comeToTheFront(visitor.page);
    },
    retried: ({ page }) => page.getByRole('button', { name: /^(Try again|Ask again)$/ }).click(),
  },
  effects: {
    loadReview: loading,
    submitReview: {
      call: 'submitReview',
      ways: {
        'it counts': {},
        'the server finds fault with it': { fault: { status: 422 }, tells: inTray('Sorry, please check the following:') },
        'the admin account is gone': { fault: { status: 403 } },
        'the server refuses it': { fault: { status: 503 }, tells: inTray('is temporarily unavailable') },
        'no answer arrives': { fault: { status: 500 }, tells: inTray('Oops, something went wrong!') },
        surprise: SURPRISE,
      },
    },
    askAfter: {
      call: 'getReview',
      ways: {
        'it had counted': { prepare: work(MINE) },
        'somebody else was first': { prepare: work(ANOTHERS) },
        'nobody has decided': { prepare: work() },
        'the call failed': { fault: { status: 500 } },
        surprise: SURPRISE,
      },
    },
  },
  isPossible,
  states: {
    'review.loading': async ({ page }) => see(page.getByText('Loading the review')).toBeAttached(),
    'review.notFound': seeHeading("Sorry, can't find that page"),
    'review.denied': seeHeading("Sorry, you don't have access. You need to be assigned an appropriate role."),
    'review.notLoaded': async (visitor) => {
      await see(visitor.page.getByText('This review could not be loaded.')).toBeVisible();
      await see(review(visitor).button('Try again')).toBeVisible();
    },
    'review.reviewing': async (visitor, { commented }) => {
      await see(review(visitor).decision.getByRole('heading', { name: 'Your decision' })).toBeVisible();
      await see(review(visitor).comment).toHaveValue(commented ? /\S/ : /^\s*$/);
      await see(review(visitor).correct(2)).toBeEnabled();
    },
    'review.reviewing.idle': async (visitor, { attached, commented }) => {
      await see(visitor.page.getByRole('progressbar')).toHaveCount(0);
      await see(review(visitor).button(`Remove: ${FILE}`)).toHaveCount(attached ? 1 : 0);
      if (attached && !commented) await see(review(visitor).submit).toHaveAccessibleDescription('Write a comment, because a file is attached.');
      else await see(review(visitor).submit).not.toHaveAttribute('aria-disabled');
    },
    'review.reviewing.uploading': async (visitor) => {
      await see(visitor.page.getByRole('progressbar')).toBeVisible();
      await see(review(visitor).submit).toHaveAttribute('aria-disabled', 'true');
    },
    'review.waiting': async (visitor) => {
      await see(review(visitor).undo).toBeVisible();
      await see(visitor.page.getByText(/^Sending in \d seconds?$/)).toBeVisible();
      await see(review(visitor).submit).toHaveCount(0);
    },
    'review.submitting': async (visitor) => {
      await see(review(visitor).decision.getByText('Sending your review…')).toBeVisible();
      await see(review(visitor).undo).toHaveCount(0);
    },
    'review.askingAfter': async (visitor) => see(review(visitor).decision.getByText('Asking what became of your review…')).toBeVisible(),
    'review.unconfirmed': async (visitor) => {
      await see(review(visitor).decision.getByRole('alert')).toContainText('Your review may have arrived');
      await see(review(visitor).button('Ask again')).toBeVisible();
    },
    'review.done': seeDecision('Reviewed'),
    'review.alreadyReviewed': seeDecision('Already reviewed'),
  },
});
