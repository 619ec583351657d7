import type { Evidence, EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import { StatusBadge } from '#ui/badge/StatusBadge.tsx';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { Note } from '#ui/note/Note.tsx';
import { UnconfirmedNote } from '#ui/note/UnconfirmedNote.tsx';
import { capitalised, firstNameOf } from '../evidence-words.ts';
import type { EvidenceReview } from './use-evidence-review.ts';

export interface DecidedEvidenceProps {
  readonly evidence: Evidence;
  readonly submission: EvidenceDecision;
  readonly review: EvidenceReview;
}

/** The decision as it stands before its call has come back: to read, whatever becomes of it. */
export function DecidedEvidence({ evidence, submission, review: { snapshot, send } }: DecidedEvidenceProps) {
  const words = snapshot.matches('submitting') ? 'Sending your decision…' : snapshot.matches('askingAfter') ? 'Asking what became of your decision…' : `${capitalised(firstNameOf(evidence))} is told by e-mail.`;
  return (
    <>
      <h2 id="decision-h">Your decision</h2>
      <p className="done__s">{submission.status === 'accepted' ? <StatusBadge shape="done" word="Accepted" /> : <StatusBadge shape="wrong" word="Rejected" />}</p>
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
          <UnconfirmedNote title="Your decision may have arrived" kept="Everything you chose and wrote is kept on this device." onAskAgain={() => send({ type: 'retried' })} />
        </div>
      ) : (
        <Note>
          <p role={snapshot.hasTag('busy') ? 'status' : undefined}>{words}</p>
        </Note>
      )}
    </>
  );
}
