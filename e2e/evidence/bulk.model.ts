import { EvidenceListPage } from '#e2e/pages/evidence-list-page.ts';
import { isBeforeDue, loseConnectionBefore, reconnect, reportNetwork } from '#e2e/submission/connection.ts';
import { emptyDevice } from '#e2e/submission/device.ts';
import { leaveUnanswered, SEND_FAILURES } from '#e2e/submission/failures.ts';
import { inTray } from '#e2e/walk/looks.ts';
import { exempt, model, UNEXPECTED_ERROR, type Moment, type Visitor, type OutcomeSetup } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { hannahWojcik, ruthAdeyemi } from '#fixtures/colleagues.ts';
import { priyaNair } from '#fixtures/people.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { bulkReviewMachine } from '#machines/evidence/bulk.machine.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { changeEvidence, preparePriya } from './evidence-world.ts';

/** What the catalogue keeps of the context. */
interface Position {
  readonly selected: number;
  readonly verdict: 'accepted' | 'rejected';
  readonly score: 'fine' | 'out of range';
  /** Null before the first decision. */
  readonly failed: number | null;
}

/** The two pieces of the samples, in their order: `evidence-1` and `evidence-2`. */
const [FIRST, SECOND] = ['evidence-leah', 'evidence-hannah'] as const;
/** Whose the second is, once it was found to be her own too. */
const SECOND_LEARNERS = ['Hannah Wójcik', 'Priya Nair'] as const;
const DAY_SECONDS = 86_400;

const list = ({ page }: Visitor) => new EvidenceListPage(page);

const stored =
  (first: Partial<EvidenceRecord> = {}, second: Partial<EvidenceRecord> = {}): NonNullable<OutcomeSetup['prepare']> =>
  ({ demo }) =>
    changeEvidence(demo, {
      [FIRST]: { created_at: Math.floor(Date.now() / 1000) - 2 * DAY_SECONDS, ...first },
      [SECOND]: { user_id: hannahWojcik.id, ...second },
    });

const MINE = { status: 'accepted', reviewed_user_id: priyaNair.id } as const;
const ANOTHERS = { status: 'rejected', reviewed_user_id: ruthAdeyemi.id } as const;
/** Nobody decides about their own. */
const OWN = { user_id: priyaNair.id } as const;

/** The list itself may be asked for beside it. */
const FAILED: OutcomeSetup = { fault: { status: 500 }, also: [{ call: 'listEvidence', status: 500, times: 'always' }] };

/** What the view offers of what the chart allows, and what the world can answer. */
const isPossible = (step: Step, { position, previous }: Moment<Position>): boolean => {
  const { name } = step;
  if (isBeforeDue(step, previous, 'sendQueued: no answer arrives')) return false;
  // Its reason would go with it, and be said in other words.
  if (name === 'one of them decided elsewhere') return position.failed === null;
  if (name.startsWith('a score')) return position.verdict === 'accepted';
  if (name === 'submitBatch: one could not be decided')
    return position.verdict === 'accepted' && position.selected === 2;
  return true;
};

/** The chart of many pieces in its real view (`/evidence`): Priya decides about two at once. */
export const flow = model<typeof bulkReviewMachine, 'bulk', Position>({
  statuses: [403, 422, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'an organisation': {
      prepare: async (visitor) => {
        await preparePriya(visitor.page, visitor.demo);
        await stored()(visitor);
      },
      open: async ({ page }) => void (await page.goto('/evidence?q=logbook', { waitUntil: 'commit' })),
    },
  },
  events: {
    'rows.selected': async (visitor) => {
      await stored()(visitor);
      await list(visitor).button('Refresh').click();
      await visitor.page.getByText('1 to 2 of 2').waitFor();
      await list(visitor).all.setChecked(true);
    },
    'rows.deselected': async (visitor) => {
      for (const learner of SECOND_LEARNERS) {
        const box = list(visitor).box(learner);
        if ((await box.count()) > 0) await box.setChecked(false);
      }
    },
    'selection.cleared': async (visitor) => {
      const clear = list(visitor).selection.getByRole('button', { name: 'Clear' });
      if ((await clear.count()) > 0) await clear.click();
    },
    'list.changed': async (visitor) => {
      await stored({}, ANOTHERS)(visitor);
      await list(visitor).button('Refresh').click();
    },
    'decision.started': async (visitor, { verdict }) => {
      // As if nothing had been typed for just these pieces.
      await emptyDevice(visitor.page);
      await list(visitor)
        .selection.getByRole('button', { name: verdict === 'accepted' ? /^Accept/ : 'Reject' })
        .click();
    },
    'form.changed': ({ page }, { change }) =>
      page
        .getByRole('dialog')
        .getByLabel('Score')
        .fill(change.score ?? ''),
    cancelled: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
    'submit.requested': async (visitor) => {
      await loseConnectionBefore(visitor, 'submitBatch: there is no connection');
      await list(visitor).confirm.click();
    },
    undone: async (visitor) => {
      await list(visitor).undo.or(list(visitor).button('Take it back')).click();
      await reconnect(visitor);
    },
    // A pointer on it holds the time; away from it the time begins anew.
    'undo.extended': async (visitor) => {
      await list(visitor).undo.hover();
      await visitor.page.mouse.move(1, 1);
    },
    // The page stands, so that it can be asked, and its call fails; a story closes one.
    'page.left': (visitor) => leaveUnanswered(visitor, 'reviewEvidences'),
    'delivery.due': reportNetwork,
    retried: ({ page }) => page.getByRole('button', { name: 'Check again' }).click(),
  },
  effects: {
    submitBatch: {
      call: 'reviewEvidences',
      setups: {
        'all were decided': {},
        'one could not be decided': { prepare: stored({}, OWN) },
        ...SEND_FAILURES,
      },
    },
    sendQueued: {
      call: 'reviewEvidences',
      setups: {
        // The server is asked first what still waits.
        'all were decided': { prepare: stored(), call: 'listEvidence' },
        'the admin account is gone': { prepare: stored(), fault: { status: 403 } },
        'the server refuses it': {
          prepare: stored(),
          fault: { status: 422 },
          tells: inTray('Sorry, please check the following:'),
        },
        'there is no connection': exempt(
          'what waits is sent only with a connection; where it goes just then, this is over before it can be seen',
        ),
        // The page tries again by itself.
        'no answer arrives': {
          prepare: stored(),
          fault: { status: 500 },
          also: [{ call: 'reviewEvidences', status: 500, times: 'always' }],
        },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    // What the server decided just now is what it lists.
    reloadList: {
      call: 'listEvidence',
      setups: { 'one still waits': {}, 'the call failed': FAILED, unexpectedError: UNEXPECTED_ERROR },
    },
    askAfter: {
      call: 'listEvidence',
      setups: {
        'one still waits': { prepare: stored(MINE) },
        'the call failed': FAILED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
  },
  isPossible,
  states: {
    'bulk.choosing': async (visitor, { selected, failed }) => {
      await see(list(visitor).heading).toHaveText('Evidence to review');
      await see(visitor.page.getByRole('searchbox')).toBeVisible();
      await see(visitor.page.getByText(/^\d+ selected$/)).toHaveText(selected === 0 ? [] : [`${selected} selected`]);
      await see(visitor.page.getByText(/\d (wasn't|weren't), and (is|are) still selected/)).toHaveCount(
        (failed ?? 0) > 0 ? 1 : 0,
      );
      await see(visitor.page.getByText(/^(\d) of \1 (accepted|rejected)\.$/)).toHaveCount(failed === 0 ? 1 : 0);
    },
    'bulk.deciding': async (visitor, { selected, verdict, score }) => {
      await see(list(visitor).dialog.getByRole('heading', { level: 2 })).toHaveText(
        `${verdict === 'accepted' ? 'Accept' : 'Reject'} ${selected} ${selected === 1 ? 'piece' : 'pieces'} of evidence`,
      );
      if (verdict === 'accepted' && score !== 'fine')
        await see(list(visitor).confirm).toHaveAccessibleDescription('Please enter a number between 0 and 100.');
      else await see(list(visitor).confirm).not.toHaveAttribute('aria-disabled');
    },
    'bulk.waiting': async (visitor) => {
      await see(list(visitor).undo).toBeVisible();
      await see(visitor.page.getByText(/^Sending in \d seconds?$/)).toBeVisible();
      await see(list(visitor).selection).toHaveCount(0);
    },
    'bulk.queued': async (visitor) => {
      await see(visitor.page.getByText('Your decision is waiting to be sent')).toBeVisible();
      await see(list(visitor).selection).toHaveCount(0);
    },
    'bulk.queued.resting': async (visitor) =>
      see(list(visitor).button('Take it back')).not.toHaveAttribute('aria-disabled', 'true'),
    'bulk.queued.sending': async (visitor) =>
      see(list(visitor).button('Take it back')).toHaveAttribute('aria-disabled', 'true'),
    'bulk.submitting': async ({ page }) => see(page.getByText('Sending your decision…')).toBeVisible(),
    'bulk.reloading': async ({ page }) => see(page.getByText('Checking what is still pending…')).toBeVisible(),
    'bulk.askingAfter': async ({ page }) => see(page.getByText('Checking what is still pending…')).toBeVisible(),
    'bulk.unconfirmed': async (visitor) => {
      await see(visitor.page.getByRole('alert').filter({ hasText: 'Your decision may have arrived' })).toBeVisible();
      await see(list(visitor).button('Check again')).toBeVisible();
    },
    'bulk.denied': async ({ page }) =>
      see(page.getByRole('heading', { level: 1 })).toHaveText(
        "Sorry, you don't have access. You need to be assigned an appropriate role.",
      ),
  },
});
