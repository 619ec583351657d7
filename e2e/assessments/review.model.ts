import { rememberSession } from '#e2e/lib/enter.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { comeToTheFront } from '#e2e/lib/page-events.ts';
import { fitTimers } from '#e2e/lib/walked-timers.ts';
import { ReviewPage } from '#e2e/pages/review-page.ts';
import { decisionModel } from '#e2e/submission/decision-model.ts';
import { emptyDevice, endWork, storeSubmission } from '#e2e/submission/device.ts';
import { LOAD_FAILURES } from '#e2e/submission/failures.ts';
import { seeHeading } from '#e2e/walk/looks.ts';
import {
  DELAYED_MS,
  model,
  type EffectModel,
  type Moment,
  type Show,
  type Visitor,
  type OutcomeSetup,
} from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import type { UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { priyaNair } from '#fixtures/people.ts';
import type { reviewMachine } from '#machines/assessments/review.machine.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { changeWork, REVIEW_KEY } from './review-world.ts';

/** What the catalogue keeps of the context. */
interface Position {
  readonly commented: boolean;
  readonly attached: boolean;
}

const FILE = 'one-page-guide.pdf';
const UPLOADING = 'review.form.uploading';
/** Not while a file is on its way: its call is held over the steps. */
const FOR_IDLE: readonly string[] = ['upload started', 'opened in another tab', 'the last words of another tab'];
const CONFIRMING = 'review.form.confirming';
const OVER_THE_FORM: readonly string[] = [
  'an answer marked correct',
  'all marked correct',
  'a comment typed',
  'the comment cleared',
  'file removed',
];
const AGAIN = 'the learner handed in again';
const WORK = { userId: priyaNair.id, kind: 'review', name: `a/${REVIEW_KEY}` };

const review = ({ page }: Visitor) => new ReviewPage(page);

/** Samples number questions from 11. */
const numberOf = (questionId: number): number => questionId - 10;

const work =
  (
    change: Partial<UserAssessmentRecord> | ((now: UserAssessmentRecord) => Partial<UserAssessmentRecord>) = {},
  ): NonNullable<OutcomeSetup['prepare']> =>
  ({ demo }) =>
    changeWork(demo, (now) => (typeof change === 'function' ? change(now) : change));

/** Decided by somebody, not long ago. */
const decidedBy = (
  reviewer: { readonly id: number },
  over: Partial<UserAssessmentRecord>,
): Partial<UserAssessmentRecord> => ({
  last_assessed_at: Math.floor(Date.now() / 1000) - 60,
  last_assessed_user_id: reviewer.id,
  score: 67,
  ...over,
});
const ANOTHERS = decidedBy(ruthAdeyemi, { status: 'pending', passed: false });
const MINE = decidedBy(priyaNair, { status: 'completed', passed: true, score: 100 });

const MARKS = { 50802: true, 50803: true };

/** A page decided and closed before its call could leave. */
const storedDecision: NonNullable<OutcomeSetup['prepare']> = async (visitor) => {
  let attempt = 0;
  await work((now) => {
    attempt = now.attempts;
    return {};
  })(visitor);
  await storeSubmission(visitor.page, WORK, {
    stage: 'confirmed',
    hasLeft: false,
    title: 'Handling laboratory work: practice log',
    input: {
      learner: 'Amara Osei',
      subject: { by: 'key', key: REVIEW_KEY },
      draft: { attempt, marks: MARKS, comment: '', file: null },
      submission: {
        answers: [
          { id: 50801, type: 'select', correct: true },
          { id: 50802, type: 'textarea', correct: true },
          { id: 50803, type: 'file', correct: true },
        ],
        last_assessed_comments: null,
        last_assessed_file_id: null,
      },
    },
  });
};

const loading: EffectModel = {
  call: 'getReview',
  setups: {
    'it waits for a review': {
      prepare: async (visitor) => {
        await emptyDevice(visitor.page);
        await work()(visitor);
      },
    },
    'it was decided here and may not have been sent': { prepare: storedDecision },
    'it is their own': { prepare: work({ user_id: priyaNair.id }) },
    'it was reviewed before': { prepare: work(ANOTHERS) },
    'no such review': { fault: { status: 404 } },
    ...LOAD_FAILURES,
  },
};

const seeDecision =
  (text: string): Show<Position> =>
  async (visitor) => {
    await see(review(visitor).decision.getByRole('heading', { level: 2 })).toHaveText(text);
    await see(review(visitor).submit).toHaveCount(0);
    await see(review(visitor).markAll).toHaveCount(0);
  };

const decision = decisionModel({
  id: 'review',
  work: WORK,
  calls: { ask: 'getReview', send: 'submitReview' },
  world: { open: work(), mine: work(MINE), others: work(ANOTHERS) },
  screen: review,
  empty: {
    title: 'Handling laboratory work: practice log',
    learner: 'Amara Osei',
    draft: { attempt: 0, marks: {}, comment: '', file: null },
  },
  noun: 'review',
  subject: 'This review',
  storedDecision: 'loadReview: it was decided here and may not have been sent',
});

/** What the view offers of what the chart allows. */
const isPossible = (step: Step, moment: Moment<Position>): boolean => {
  const { kind, name } = step;
  const { position, states, previous } = moment;
  // The page has just heard that the work waits once more, so that is what it finds.
  if (kind === 'outcome' && previous === AGAIN) return name === 'loadReview: it waits for a review';
  // The question lies over the form.
  if (states.includes(CONFIRMING) && kind === 'event' && OVER_THE_FORM.includes(name)) return false;
  if (name === 'unsent words discarded') return position.commented;
  if (name === 'file removed') return position.attached && !states.includes(UPLOADING);
  if (FOR_IDLE.includes(name)) return !states.includes(UPLOADING);
  return decision.isPossible(step, moment);
};

/** The review chart in its real view (`/a/:key`): Priya marks Amara's work. */
export const flow = model<typeof reviewMachine, 'review', Position>({
  statuses: [403, 404, 422, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'the link of a mail': {
      prepare: async (visitor) => {
        const { page, demo } = visitor;
        if (page.url() === 'about:blank') {
          await demo.as(priyaNair.email);
          await rememberSession(page);
          await fitTimers(page);
        }
        // Another attempt than the walk before, so that what its page kept does not fit.
        await work(({ attempts }) => ({ attempts: attempts + 1 }))(visitor);
        await endWork(page);
      },
      open: async ({ page }) => void (await page.goto(`/a/${REVIEW_KEY}`, { waitUntil: 'commit' })),
    },
  },
  events: {
    ...decision.events,
    'mark.set': (visitor, { questionId, correct }) => review(visitor).correct(numberOf(questionId)).setChecked(correct),
    'marks.setAll': (visitor, { correct }) => review(visitor).markAll.setChecked(correct),
    'submit.confirmed': (visitor) => review(visitor).button('Submit all the same').click(),
    cancelled: ({ page }) => page.getByRole('button', { name: /^Look at (it|them)$/ }).click(),
    'comment.changed': (visitor, { comment }) => review(visitor).comment.fill(comment),
    'upload.started': async (visitor) => {
      await visitor.pause('uploadFile');
      await review(visitor).attach(pdfOf(1, FILE));
    },
    'upload.finished': (visitor) => visitor.letGo('uploadFile'),
    'upload.ended': async (visitor) => {
      await review(visitor).button(`Cancel: ${FILE}`).click();
      await visitor.letGo('uploadFile');
    },
    'file.removed': (visitor) => review(visitor).button(`Remove: ${FILE}`).click(),
    'draft.discarded': (visitor) => review(visitor).button('Discard').click(),
    'assessment.changed': async (visitor, { assessment }) => {
      await work(({ attempts }) => (assessment.status === 'review' ? { attempts: attempts + 1 } : ANOTHERS))(visitor);
      // It asks twice, and the first answer is what it hears of the change by: held for a time, not until the wait was
      // seen.
      await visitor.arm({ call: 'getReview', delayMs: DELAYED_MS, times: 'always' });
      await comeToTheFront(visitor.page);
    },
  },
  effects: { loadReview: loading, ...decision.effects },
  isPossible,
  states: {
    ...decision.states,
    'review.loading': async ({ page }) => see(page.getByText('Loading the review')).toBeAttached(),
    'review.notFound': seeHeading("Sorry, can't find that page"),
    'review.denied': seeHeading("Sorry, you don't have access. You need to be assigned an appropriate role."),
    'review.notLoaded': async (visitor) => {
      await see(visitor.page.getByText('This review could not be loaded.')).toBeVisible();
      await see(review(visitor).button('Try again')).toBeVisible();
    },
    'review.form': async (visitor, { commented }) => {
      await see(review(visitor).decision.getByRole('heading', { name: 'Your decision' })).toBeVisible();
      await see(review(visitor).comment).toHaveValue(commented ? /\S/ : /^\s*$/);
      await see(review(visitor).correct(2)).toBeEnabled();
    },
    'review.form.idle': async (visitor, { attached, commented }) => {
      await see(visitor.page.getByRole('progressbar')).toHaveCount(0);
      await see(review(visitor).button(`Remove: ${FILE}`)).toHaveCount(attached ? 1 : 0);
      if (attached && !commented)
        await see(review(visitor).submit).toHaveAccessibleDescription('Write a comment, because a file is attached.');
      else await see(review(visitor).submit).not.toHaveAttribute('aria-disabled');
    },
    'review.form.confirming': async (visitor) =>
      see(visitor.page.getByRole('alertdialog').getByRole('heading')).toHaveText(
        /^(1 answer was|\d+ answers were) not looked at$/,
      ),
    'review.form.uploading': async (visitor) => {
      await see(visitor.page.getByRole('progressbar')).toBeVisible();
      await see(review(visitor).submit).toHaveAttribute('aria-disabled', 'true');
    },
    'review.done': seeDecision('Reviewed'),
    'review.ownWork': seeDecision('This is your own work'),
    'review.alreadyReviewed': async (visitor, position) => {
      await seeDecision('Already reviewed')(visitor, position);
      await see(review(visitor).button('Discard')).toHaveCount(position.commented ? 1 : 0);
    },
  },
});
