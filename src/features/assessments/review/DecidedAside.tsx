import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { Tally } from '#machines/assessments/review-rules.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { QueuedNote } from '#ui/messages/note/QueuedNote.tsx';
import { UnconfirmedNote } from '#ui/messages/note/UnconfirmedNote.tsx';
import { EarlierComments } from './EarlierComments.tsx';
import { consequence } from './review-messages.ts';
import type { Review } from './use-review.ts';

export interface DecidedAsideProps {
  readonly assessment: Assessment;
  readonly tally: Tally;
  readonly reviewer: string;
  readonly review: Review;
}

/** The decision as it stands before its call has come back: to read, whatever becomes of it. */
export function DecidedAside({ assessment, tally, reviewer, review: { snapshot, send } }: DecidedAsideProps) {
  const { comment, file } = snapshot.context;
  const text = snapshot.matches('submitting')
    ? 'Sending your review…'
    : snapshot.matches('askingAfter')
      ? 'Checking what happened to your review…'
      : consequence(assessment, tally);
  const isUnconfirmed = snapshot.matches('unconfirmed');
  return (
    <>
      <h2 id="decision-h">Your review</h2>
      <p className="done__s">
        {tally.isEnough ? <StatusBadge shape="done" word="Passed" /> : <StatusBadge shape="wrong" word="Not passed" />}
      </p>
      <dl className="stack">
        <div>
          <dt>Score</dt>
          <dd>
            {tally.right} of {tally.total}, {tally.percent}%
          </dd>
        </div>
        <div>
          <dt>By</dt>
          <dd>{reviewer}</dd>
        </div>
      </dl>
      {isUnconfirmed ? (
        <div role="alert">
          <UnconfirmedNote
            title="Your review may have arrived"
            storedNote="Everything you marked and wrote is kept on this device."
            onAskAgain={() => send({ type: 'retried' })}
          />
        </div>
      ) : snapshot.matches('queued') ? (
        <QueuedNote
          title="Your review is waiting to be sent"
          isSending={snapshot.hasTag('busy')}
          onTakeBack={() => send({ type: 'undone' })}
        />
      ) : (
        <Note>
          <p role={snapshot.hasTag('busy') ? 'status' : undefined}>{text}</p>
        </Note>
      )}
      {comment.trim() !== '' && (
        <section className="earlier" aria-labelledby="own-h">
          <h3 id="own-h">Your comment</h3>
          <p className="rev__w">{comment}</p>
          {file !== null && <p className="meta">{file.name}</p>}
        </section>
      )}
      <EarlierComments assessment={assessment} title="Earlier comments" />
    </>
  );
}
