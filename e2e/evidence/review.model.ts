import { comeToTheFront } from '#e2e/lib/page-events.ts';
import { EvidencePage } from '#e2e/pages/evidence-page.ts';
import { decisionModel } from '#e2e/submission/decision-model.ts';
import { emptyDevice, storeDraft, storeSubmission } from '#e2e/submission/device.ts';
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
import { hannahWojcik, ruthAdeyemi } from '#fixtures/colleagues.ts';
import { priyaNair } from '#fixtures/people.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { evidenceReviewMachine } from '#machines/evidence/review.machine.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { changeEvidence, preparePriya } from './evidence-world.ts';

/** What the catalogue keeps of the context. */
interface Position {
  readonly verdict: 'accepted' | 'rejected' | null;
  /** A message stands in the form. */
  readonly written: boolean;
  readonly score: 'fine' | 'out of range';
  /** What was decided, as it leaves. */
  readonly decided: 'accepted' | 'rejected' | null;
}

/**
 * A photograph: a PDF starts the browser's own viewer at each opening, which costs more than the walk. The stories open
 * one.
 */
const KEY = 'evidence-hannah';
const WORK = { userId: priyaNair.id, kind: 'evidence', name: KEY };

const screen = ({ page }: Visitor) => new EvidencePage(page);

const stored =
  (change: Partial<EvidenceRecord> = {}): NonNullable<OutcomeSetup['prepare']> =>
  ({ demo }) =>
    changeEvidence(demo, { [KEY]: { user_id: hannahWojcik.id, ...change } });

const ANOTHERS = { status: 'rejected', reviewed_user_id: ruthAdeyemi.id } as const;
const MINE = { status: 'accepted', reviewed_user_id: priyaNair.id, score: 100 } as const;

const NAMED = { title: 'Local anaesthesia logbook', learner: 'Hannah Wójcik' };
const draftOf = (verdict: string, message: string) => ({ verdict, completedOn: null, score: '100', message });

/** A page that closed left what was typed. */
const typedBefore: NonNullable<OutcomeSetup['prepare']> = async (visitor) => {
  await emptyDevice(visitor.page);
  await stored()(visitor);
  await storeDraft(visitor.page, WORK, { ...NAMED, draft: draftOf('rejected', 'Please send') });
};

/** A page decided and closed before its call could leave. */
const storedDecision: NonNullable<OutcomeSetup['prepare']> = async (visitor) => {
  await stored()(visitor);
  await storeSubmission(visitor.page, WORK, {
    stage: 'confirmed',
    hasLeft: false,
    title: NAMED.title,
    input: {
      learner: NAMED.learner,
      draft: draftOf('accepted', ''),
      key: KEY,
      submission: { status: 'accepted', last_completed_at: Math.floor(Date.now() / 1000), score: 100 },
    },
  });
};

const loading: EffectModel = {
  call: 'getEvidence',
  setups: {
    'it waits for a review': {
      prepare: async (visitor) => {
        await emptyDevice(visitor.page);
        await stored()(visitor);
      },
    },
    'it waits, and something was typed before': { prepare: typedBefore },
    'it was decided here and may not have been sent': { prepare: storedDecision },
    'it is their own': { prepare: stored({ user_id: priyaNair.id }) },
    'it was reviewed before': { prepare: stored(ANOTHERS) },
    'no such evidence': { fault: { status: 404 } },
    ...LOAD_FAILURES,
  },
};

const seeDecided =
  (text: string | RegExp): Show<Position> =>
  async (visitor) => {
    await see(screen(visitor).decision.getByRole('heading', { level: 2 })).toHaveText(text);
    await see(visitor.page.getByRole('radio')).toHaveCount(0);
    await see(screen(visitor).submit).toHaveCount(0);
  };

const decision = decisionModel({
  id: 'evidence',
  work: WORK,
  calls: { ask: 'getEvidence', send: 'reviewEvidence' },
  world: { open: stored(), mine: stored(MINE), others: stored(ANOTHERS) },
  screen,
  empty: { ...NAMED, draft: { ...draftOf('', ''), verdict: null } },
  noun: 'decision',
  subject: 'This evidence',
  storedDecision: 'loadEvidence: it was decided here and may not have been sent',
});

/** What the view offers of what the chart allows: the score stands where something is accepted. */
const isPossible = (step: Step, moment: Moment<Position>): boolean =>
  decision.isPossible(step, moment) &&
  (!step.name.startsWith('a score') || moment.states.includes('evidence.form.accepting')) &&
  (step.name !== 'unsent words discarded' || moment.position.written);

/** The chart of one piece in its real view (`/e/:key`): Priya decides about Hannah's evidence. */
export const flow = model<typeof evidenceReviewMachine, 'evidence', Position>({
  statuses: [403, 404, 422, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'the link of a mail': {
      prepare: ({ page, demo }) => preparePriya(page, demo),
      open: async ({ page }) => void (await page.goto(`/e/${KEY}`, { waitUntil: 'commit' })),
    },
  },
  events: {
    ...decision.events,
    'verdict.chosen': (visitor, { verdict }) => screen(visitor).choice(verdict).check(),
    'form.changed': (visitor, { change }) => screen(visitor).score.fill(change.score ?? ''),
    'draft.discarded': ({ page }) => page.getByRole('button', { name: 'Discard' }).click(),
    'evidence.changed': async (visitor) => {
      await stored(ANOTHERS)(visitor);
      // It asks twice, and the first answer is what it hears of the change by: held for a time, not until the wait was
      // seen.
      await visitor.arm({ call: 'getEvidence', delayMs: DELAYED_MS, times: 'always' });
      await comeToTheFront(visitor.page);
    },
  },
  effects: { loadEvidence: loading, ...decision.effects },
  isPossible,
  states: {
    ...decision.states,
    'evidence.loading': async ({ page }) => see(page.getByText('Loading the evidence')).toBeAttached(),
    'evidence.notFound': seeHeading("Sorry, can't find that page"),
    'evidence.denied': seeHeading("Sorry, you don't have access. You need to be assigned an appropriate role."),
    'evidence.notLoaded': async ({ page }) => {
      await see(page.getByText('This evidence could not be loaded.')).toBeVisible();
      await see(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    'evidence.form': async (visitor) =>
      see(screen(visitor).decision.getByRole('heading', { name: 'Your decision' })).toBeVisible(),
    'evidence.form.deciding': async (visitor) => {
      await see(screen(visitor).submit).toHaveAccessibleDescription('Choose accept or reject first.');
      await see(screen(visitor).score).toHaveCount(0);
      await see(screen(visitor).message).toHaveCount(0);
    },
    'evidence.form.accepting': async (visitor, { score }) => {
      await see(screen(visitor).choice('accepted')).toBeChecked();
      await see(screen(visitor).date).not.toHaveValue('');
      if (score === 'fine') await see(screen(visitor).submit).not.toHaveAttribute('aria-disabled');
      else await see(screen(visitor).submit).toHaveAccessibleDescription('Please enter a number between 0 and 100.');
    },
    'evidence.form.rejecting': async (visitor) => {
      await see(screen(visitor).choice('rejected')).toBeChecked();
      await see(screen(visitor).message).toBeVisible();
      await see(screen(visitor).submit).not.toHaveAttribute('aria-disabled');
    },
    'evidence.done': seeDecided(/^(Accepted|Rejected)$/),
    'evidence.ownWork': seeDecided('This is your own evidence'),
    'evidence.alreadyReviewed': async (visitor, position) => {
      await seeDecided('This evidence was already reviewed')(visitor, position);
      await see(visitor.page.getByRole('button', { name: 'Discard' })).toHaveCount(position.written ? 1 : 0);
    },
  },
});
