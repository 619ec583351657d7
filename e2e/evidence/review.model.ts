import { comeToTheFront, leavePage } from '#e2e/lib/page-events.ts';
import { EvidencePage } from '#e2e/pages/evidence-page.ts';
import { inTray, seeHeading } from '#e2e/walk/looks.ts';
import { DELAYED_MS, model, SURPRISE, type EffectModel, type Moment, type Show, type Visitor, type Way } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import { priyaNair } from '#fixtures/people.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { evidenceReviewMachine } from '#machines/evidence/review.machine.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { changeEvidence, preparePriya } from './evidence-world.ts';

/** What the catalogue keeps of the context. */
interface Place {
  readonly verdict: 'accepted' | 'rejected' | null;
  readonly score: 'fine' | 'out of range';
}

const KEY = 'evidence-tom';
const KEPT = 'it was decided here and may not have been sent';

const screen = ({ page }: Visitor) => new EvidencePage(page);

const stored =
  (change: Partial<EvidenceRecord> = {}): NonNullable<Way['prepare']> =>
  ({ demo }) =>
    changeEvidence(demo, { [KEY]: change });

const ANOTHERS = { status: 'rejected', reviewed_user_id: ruthAdeyemi.id } as const;
const MINE = { status: 'accepted', reviewed_user_id: priyaNair.id, score: 100 } as const;

/** On the device, as a page that closed left it. */
const onDevice =
  (kind: 'draft' | 'decision', more: () => object): NonNullable<Way['prepare']> =>
  async (visitor) => {
    await stored()(visitor);
    await visitor.page.evaluate(
      ([name, value]) => localStorage.setItem(name, JSON.stringify({ version: 1, savedAtMs: 0, value })),
      [`waymark.evidence-${kind}/${priyaNair.id}/${KEY}`, { title: 'Basic Life Support: annual update', learner: 'Tom Whitfield', ...more() }] as const,
    );
  };
const draftOf = (verdict: string, message: string) => ({ draft: { verdict, completedOn: null, score: '100', message } });

const loading: EffectModel = {
  call: 'getEvidence',
  ways: {
    'it waits for a review': { prepare: stored() },
    'it waits, and something was typed before': { prepare: onDevice('draft', () => draftOf('rejected', 'Please send')) },
    [KEPT]: {
      prepare: onDevice('decision', () => ({
        ...draftOf('accepted', ''),
        key: KEY,
        submission: { status: 'accepted', last_completed_at: Math.floor(Date.now() / 1000), score: 100 },
        leavesAtMs: 0,
      })),
    },
    'it was reviewed before': { prepare: stored(ANOTHERS) },
    'no admin account': { fault: { status: 403 } },
    'no such evidence': { fault: { status: 404 } },
    'the call failed': { fault: { status: 500 }, tells: inTray('Oops, something went wrong!') },
    surprise: SURPRISE,
  },
};

const seeDecided =
  (words: string | RegExp): Show<Place> =>
  async (visitor) => {
    await see(screen(visitor).decision.getByRole('heading', { level: 2 })).toHaveText(words);
    await see(visitor.page.getByRole('radio')).toHaveCount(0);
    await see(screen(visitor).submit).toHaveCount(0);
  };

/** What becomes of these is asked of the server, which cannot say one thing at the opening and another right after it. */
const ASKED_AFTER = new Set(['submitDecision: the server finds fault with it', 'submitDecision: no answer arrives']);

/** What the view offers of what the chart allows: the score stands where something is accepted. */
const isPossible = ({ name }: Step, { states, previous }: Moment<Place>): boolean => {
  if (previous === `loadEvidence: ${KEPT}` && ASKED_AFTER.has(name)) return false;
  return !name.startsWith('a score') || states.includes('evidence.pending.accepting');
};

/** The chart of one piece in its real view (`/e/:key`): Priya decides about Tom's evidence. */
export const flow = model<typeof evidenceReviewMachine, 'evidence', Place>({
  statuses: [403, 404, 422, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'the link of a mail': {
      prepare: ({ page, demo }) => preparePriya(page, demo),
      open: async ({ page }) => void (await page.goto(`/e/${KEY}`, { waitUntil: 'commit' })),
    },
  },
  events: {
    'verdict.chosen': (visitor, { verdict }) => screen(visitor).choice(verdict).check(),
    'form.changed': (visitor, { change }) => screen(visitor).score.fill(change.score ?? ''),
    'submit.requested': (visitor) => screen(visitor).submit.click(),
    undone: (visitor) => screen(visitor).undo.click(),
    'page.left': async ({ page }) => void (await leavePage(page)),
    'evidence.changed': async (visitor) => {
      await stored(ANOTHERS)(visitor);
      // It asks twice, and the first answer is what it hears of the change by: held for a time, not until the wait was seen.
      await visitor.arm({ call: 'getEvidence', delayMs: DELAYED_MS, times: 'always' });
      await comeToTheFront(visitor.page);
    },
    retried: ({ page }) => page.getByRole('button', { name: /^(Try again|Ask again)$/ }).click(),
  },
  effects: {
    loadEvidence: loading,
    submitDecision: {
      call: 'reviewEvidence',
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
      call: 'getEvidence',
      ways: {
        'it had counted': { prepare: stored(MINE) },
        'somebody else was first': { prepare: stored(ANOTHERS) },
        'nobody has decided': { prepare: stored() },
        'the call failed': { fault: { status: 500 } },
        surprise: SURPRISE,
      },
    },
  },
  isPossible,
  states: {
    'evidence.loading': async ({ page }) => see(page.getByText('Loading the evidence')).toBeAttached(),
    'evidence.notFound': seeHeading("Sorry, can't find that page"),
    'evidence.denied': seeHeading("Sorry, you don't have access. You need to be assigned an appropriate role."),
    'evidence.notLoaded': async ({ page }) => {
      await see(page.getByText('This evidence could not be loaded.')).toBeVisible();
      await see(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    'evidence.pending': async (visitor) => see(screen(visitor).decision.getByRole('heading', { name: 'Your decision' })).toBeVisible(),
    'evidence.pending.deciding': async (visitor) => {
      await see(screen(visitor).submit).toHaveAccessibleDescription('Choose accept or reject first.');
      await see(screen(visitor).score).toHaveCount(0);
      await see(screen(visitor).message).toHaveCount(0);
    },
    'evidence.pending.accepting': async (visitor, { score }) => {
      await see(screen(visitor).choice('accepted')).toBeChecked();
      await see(screen(visitor).date).not.toHaveValue('');
      if (score === 'fine') await see(screen(visitor).submit).not.toHaveAttribute('aria-disabled');
      else await see(screen(visitor).submit).toHaveAccessibleDescription('Please enter a number between 0 and 100.');
    },
    'evidence.pending.rejecting': async (visitor) => {
      await see(screen(visitor).choice('rejected')).toBeChecked();
      await see(screen(visitor).message).toBeVisible();
      await see(screen(visitor).submit).not.toHaveAttribute('aria-disabled');
    },
    'evidence.waiting': async (visitor) => {
      await see(screen(visitor).undo).toBeVisible();
      await see(visitor.page.getByText(/^Sending in \d seconds?$/)).toBeVisible();
      await see(screen(visitor).submit).toHaveCount(0);
    },
    'evidence.submitting': async (visitor) => {
      await see(screen(visitor).decision.getByText('Sending your decision…')).toBeVisible();
      await see(screen(visitor).undo).toHaveCount(0);
    },
    'evidence.askingAfter': async (visitor) => see(screen(visitor).decision.getByText('Asking what became of your decision…')).toBeVisible(),
    'evidence.unconfirmed': async (visitor) => {
      await see(screen(visitor).decision.getByRole('alert')).toContainText('Your decision may have arrived');
      await see(screen(visitor).button('Ask again')).toBeVisible();
    },
    'evidence.done': seeDecided(/^(Accepted|Rejected)$/),
    'evidence.alreadyReviewed': seeDecided('This evidence was already reviewed'),
  },
});
