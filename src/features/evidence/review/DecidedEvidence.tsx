import type { Evidence, EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { QueuedNote } from '#ui/messages/note/QueuedNote.tsx';
import { UnconfirmedNote } from '#ui/messages/note/UnconfirmedNote.tsx';
import { capitalise } from '#ui/format/text.ts';
import { firstNameOf } from '../evidence-messages.ts';
import type { EvidenceReview } from './use-evidence-review.ts';

export interface DecidedEvidenceProps {
  readonly evidence: Evidence;
  readonly submission: EvidenceDecision;
  readonly review: EvidenceReview;
}

/** The decision as it stands before its call has come back: to read, whatever becomes of it. */
export function DecidedEvidence({ evidence, submission, review: { snapshot, send } }: DecidedEvidenceProps) {
  const text = snapshot.matches('submitting')
    ? 'Sending your decision…'
    : snapshot.matches('askingAfter')
      ? 'Checking what happened to your decision…'
      : `${capitalise(firstNameOf(evidence))} is told by e-mail.`;
  return (
    <>
      <h2 id="decision-h">Your decision</h2>
      <p className="done__s">
        {submission.status === 'accepted' ? (
          <StatusBadge shape="done" word="Accepted" />
        ) : (
          <StatusBadge shape="wrong" word="Rejected" />
        )}
      </p>
      {submission.status === 'accepted' ? (
        <dl className="stack">
          <div>
            <dt>Completed on</dt>
            <dd>{formatDate(fromUnixSeconds(submission.last_completed_at))}</dd>
          </div>
          <div>
            <dt>Score</dt>
            <dd>{submission.score}%</dd>
          </div>
        </dl>
      ) : (
        submission.message !== null && (
          <section className="earlier" aria-labelledby="own-h">
            <h3 id="own-h">Your message</h3>
            <p className="rev__w said-back">{submission.message}</p>
          </section>
        )
      )}
      {snapshot.matches('unconfirmed') ? (
        <div role="alert">
          <UnconfirmedNote
            title="Your decision may have arrived"
            storedNote="Everything you chose and wrote is kept on this device."
            onAskAgain={() => send({ type: 'retried' })}
          />
        </div>
      ) : snapshot.matches('queued') ? (
        <QueuedNote
          title="Your decision is waiting to be sent"
          isSending={snapshot.hasTag('busy')}
          onTakeBack={() => send({ type: 'undone' })}
        />
      ) : (
        <Note>
          <p role={snapshot.hasTag('busy') ? 'status' : undefined}>{text}</p>
        </Note>
      )}
    </>
  );
}
