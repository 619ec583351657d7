import { Elements } from '@stripe/react-stripe-js';
import { IconLock } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { CardField } from '../CardField.tsx';
import { BACK } from '../payment-messages.ts';
import type { SubscriptionChange } from './use-subscription-change.ts';

export interface CardDialogProps {
  readonly change: SubscriptionChange;
  /** What it is for, and from which payment on. */
  readonly lead: string;
  /** The card that pays now; null where the API does not tell. */
  readonly current: string | null;
  /** A payment failed: it is tried again with the new card. */
  readonly isPastDue: boolean;
}

type Snapshot = SubscriptionChange['snapshot'];

/** The one thing that leads on; null where nothing does. */
const nextStep = (snapshot: Snapshot) => {
  if (snapshot.matches({ changingCard: 'unavailable' }))
    return { label: 'Try again', busyText: '', event: { type: 'retried' } } as const;
  if (snapshot.matches({ changingCard: 'holderIsDue' }))
    return { label: 'Confirm with your bank', busyText: '', event: { type: 'holder.asked' } } as const;
  if (snapshot.matches({ changingCard: 'asking' }) || snapshot.matches({ changingCard: 'unconfirmed' }))
    return { label: 'Check again', busyText: 'Checking…', event: { type: 'retried' } } as const;
  if (snapshot.matches({ changingCard: { askingHolder: 'overdue' } })) return null;
  return snapshot.hasTag('fields')
    ? ({ label: 'Use this card', busyText: 'Checking the card…', event: { type: 'card.submitted' } } as const)
    : null;
};

/** What is wrong, above the fields; null where nothing is. */
const problemOf = (snapshot: Snapshot): readonly [title: string, text: string] | null => {
  if (snapshot.matches({ changingCard: 'unavailable' }))
    return ['Unable to take a card at this time', 'Nothing has changed. Please try again.'];
  if (snapshot.matches({ changingCard: { entering: 'failed' } }))
    return ['The card was not changed', 'Nothing has changed. Please try again.'];
  if (snapshot.matches({ changingCard: 'unconfirmed' }))
    return ['We have not heard back', 'The new card may pay already. Nothing is sent again.'];
  if (snapshot.matches({ changingCard: 'holderIsDue' }))
    return ['Your bank wants you to confirm this card', 'Until you do, nothing changes.'];
  if (snapshot.matches({ changingCard: { askingHolder: 'overdue' } }))
    return [
      'Your bank takes its time',
      'You may close this. The former card pays until you have confirmed the new one.',
    ];
  return null;
};

/** T-10: the provider's own fields, and what became of the card. */
export function CardDialog({ change: { snapshot, send, card }, lead, current, isPastDue }: CardDialogProps) {
  const stripe = card.drawn();
  const step = nextStep(snapshot);
  const problem = problemOf(snapshot);
  const isEntering = snapshot.matches({ changingCard: 'entering' });
  const hasFailed = isEntering && !snapshot.matches({ changingCard: { entering: 'fresh' } });
  const close = (): void => send({ type: 'closed' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'card.submitted' });
  };
  return (
    <Dialog
      isOpen={snapshot.hasTag('card')}
      onClose={close}
      noClose={snapshot.hasTag('sealed')}
      title="Change card"
      lead={lead}
      foot={
        <>
          {current !== null && (
            <p className="foot__fact">
              <b>{hasFailed ? `Still: ${current}` : `Now: ${current}`}</b>
              <span className="meta">{hasFailed ? 'Nothing has changed' : 'Stays until the new one is accepted'}</span>
            </p>
          )}
          <Button variant="secondary" aria-disabled={!snapshot.can({ type: 'closed' })} onClick={close}>
            {BACK}
          </Button>
          {step !== null && (
            <Button
              variant="primary"
              busy={snapshot.hasTag('busy')}
              busyText={step.busyText}
              onClick={() => send(step.event)}
            >
              {step.label}
            </Button>
          )}
        </>
      }
    >
      <div className="pay">
        {problem !== null && <ErrorTray title={problem[0]}>{problem[1]}</ErrorTray>}
        {snapshot.matches({ changingCard: 'loading' }) && (
          <SkeletonGroup label="Loading the card fields">
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {snapshot.hasTag('fields') && stripe !== null && (
          <form onSubmit={submit} noValidate>
            <Elements stripe={stripe} options={{ locale: 'en-GB' }}>
              <CardField provider={card} isDisabled={!isEntering} message={snapshot.context.message} />
            </Elements>
          </form>
        )}
        {snapshot.hasTag('fields') && (
          <p className="meta pay__card">
            <IconLock className="ic ic--s" aria-hidden />
            <span>
              The card goes to the payment provider.{' '}
              {isPastDue ? 'The payment that is due is tried again.' : 'Nothing is taken today.'}
            </span>
          </p>
        )}
      </div>
    </Dialog>
  );
}
