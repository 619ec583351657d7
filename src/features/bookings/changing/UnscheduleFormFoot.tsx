import { feeTotal, isUnscheduleComplete } from '#machines/bookings/unschedule.setup.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatPence } from '#ui/format/money.ts';
import { CLOSE, CONFIRM, GO_TO_PAYMENT, STAY, SUBMIT } from './changing-messages.ts';
import { feeFact } from './fee-texts.ts';
import type { UnscheduleSnapshot } from './flow-screen.ts';

export interface UnscheduleFormFootProps {
  readonly formId: string;
  readonly whyId: string;
  readonly snapshot: UnscheduleSnapshot;
  readonly onClose: () => void;
}

/** What is on its way: a word for the button, a sentence beside it. */
const busyText = (snapshot: UnscheduleSnapshot): { readonly word: string; readonly sentence: string } => {
  if (snapshot.matches('opening')) return { word: 'Opening…', sentence: 'Looking for what an earlier visit left' };
  if (snapshot.matches('asking'))
    return { word: 'Checking…', sentence: 'Asking whether the last payment went through' };
  if (snapshot.matches('openingBasket')) return { word: 'Preparing…', sentence: 'Preparing the payment' };
  if (snapshot.matches('submitting')) return { word: 'Unscheduling…', sentence: 'Sending your request' };
  return { word: 'Checking…', sentence: 'Checking your bookings' };
};

/** Why it cannot go on; undefined: it can. */
const reasonOf = (context: UnscheduleSnapshot['context']): string | undefined => {
  if (isUnscheduleComplete(context)) return undefined;
  if (context.facts.blockedIds.length > 0) return 'One of them cannot be changed';
  return feeTotal(context) === null ? 'The late fee is not known yet' : `Tick “${CONFIRM}” first`;
};

/** the fee that decides, and the one way on: to the payment, or without a fee at once. */
export function UnscheduleFormFoot({ formId, whyId, snapshot, onClose }: UnscheduleFormFootProps) {
  const { context } = snapshot;
  const { movingIds, lateIds } = context.facts;
  const total = feeTotal(context);
  const reason = reasonOf(context);
  const isBusy = snapshot.hasTag('busy');
  const { word, sentence } = busyText(snapshot);
  const note = isBusy ? sentence : reason;
  if (movingIds.length === 0) {
    return (
      <Button variant="primary" onClick={onClose}>
        {CLOSE}
      </Button>
    );
  }
  return (
    <>
      {total === 0 ? (
        <p className="foot__fact">
          <b>
            {plural(movingIds.length, 'booking')}, {lateIds.length === 0 ? 'no fee' : 'the fee is waived'}
          </b>
          <span className="meta" id={whyId}>
            {note ?? 'The list changes within a few minutes'}
          </span>
        </p>
      ) : (
        <p className="fees__total">
          <span className="meta">{feeFact(context)}</span>
          {total !== null && <b>{formatPence(total)}</b>}
          <span className="meta fees__note" id={whyId}>
            {note}
          </span>
        </p>
      )}
      <Button variant="secondary" aria-disabled={snapshot.matches('submitting')} onClick={onClose}>
        {STAY}
      </Button>
      <Button
        variant="go"
        type="submit"
        form={formId}
        reasonId={reason === undefined ? undefined : whyId}
        busy={isBusy}
        busyText={word}
      >
        {total === 0 ? SUBMIT : GO_TO_PAYMENT}
      </Button>
    </>
  );
}
