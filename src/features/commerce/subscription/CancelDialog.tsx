import { Button } from '#ui/actions/button/Button.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { daysBetween, formatUnixDate } from '#ui/format/days.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import type { SubscriptionChange } from './use-subscription-change.ts';

export interface CancelDialogProps {
  readonly change: SubscriptionChange;
  readonly title: string;
  /** When what is paid for ends, unix seconds; null where the API does not say. */
  readonly endsAt: number | null;
  /** Unix seconds. */
  readonly now: number;
}

const daysText = (days: number): string => (days === 1 ? '1 more day' : `${days} more days`);

/** What happens when: today, until the end, and afterwards. */
function Consequences({ endsAt, now }: Pick<CancelDialogProps, 'endsAt' | 'now'>) {
  return (
    <Path className="cpath">
      <PathNode
        marker="here"
        line="walked"
        title={`Today, ${formatUnixDate(now)}`}
        why="You cancel. Nothing is paid back, and nothing closes yet"
      />
      <PathNode
        marker="progress"
        line="gated"
        title={
          endsAt === null
            ? 'Until the end of what you have paid for everything stays open'
            : `Until ${formatUnixDate(endsAt)} everything stays open`
        }
        why={endsAt === null ? undefined : `${daysText(daysBetween(endsAt, now))}, which you have paid for`}
      />
      <PathNode marker="locked" line="gated" title="Then it ends" why="No further payment is taken" />
      <PathNode marker="done" title="Yours for good" why="What you completed, your badges and your certificates" />
    </Path>
  );
}

/** T-09: asks with what ends and when, before anything is sent; afterwards says what became of it. */
export function CancelDialog({ change: { snapshot, send }, title, endsAt, now }: CancelDialogProps) {
  const isConfirming = snapshot.matches({ cancelling: 'confirming' });
  const isUnknown = snapshot.matches({ cancelling: 'unconfirmed' }) || snapshot.matches({ cancelling: 'asking' });
  const isElsewhere = snapshot.matches({ cancelling: 'changedElsewhere' });
  const isSealed = snapshot.hasTag('sealed');
  const ends =
    endsAt === null
      ? 'It ends with what you have paid for, not today.'
      : `It ends on ${formatUnixDate(endsAt)}, not today.`;
  const close = (): void => send({ type: 'closed' });
  return (
    <Dialog
      isOpen={snapshot.hasTag('cancelling')}
      onClose={close}
      noClose={isSealed}
      title={isElsewhere ? `${title} has changed` : `Cancel ${title}?`}
      lead={isElsewhere ? 'It was cancelled somewhere else, or is not active any more.' : ends}
      foot={
        <>
          <p className="foot__fact">
            <b>{endsAt === null ? 'Ends with what is paid' : `Ends ${formatUnixDate(endsAt)}`}</b>
            <span className="meta">No further payments</span>
          </p>
          {isElsewhere ? (
            <Button variant="primary" onClick={close}>
              Show it
            </Button>
          ) : isUnknown ? (
            <Button
              variant="primary"
              busy={snapshot.hasTag('busy')}
              busyText="Checking…"
              onClick={() => send({ type: 'retried' })}
            >
              Check again
            </Button>
          ) : (
            <>
              <Button
                variant="danger"
                busy={snapshot.hasTag('busy')}
                busyText="Cancelling…"
                onClick={() => send({ type: 'cancel.confirmed' })}
              >
                Cancel subscription
              </Button>
              <Button variant="primary" aria-disabled={!isConfirming} onClick={close}>
                Keep it
              </Button>
            </>
          )}
        </>
      }
    >
      {snapshot.matches({ cancelling: { confirming: 'failed' } }) && (
        <ErrorTray title="It was not cancelled">Nothing has changed. Please try again.</ErrorTray>
      )}
      {snapshot.matches({ cancelling: 'unconfirmed' }) && (
        <ErrorTray title="We have not heard back">It may be cancelled already. Nothing is sent again.</ErrorTray>
      )}
      {!isElsewhere && <Consequences endsAt={endsAt} now={now} />}
    </Dialog>
  );
}
