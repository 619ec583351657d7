import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { STATUS_DISPLAY } from '#machines/assessments/status-display.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { UnsentText } from '#ui/messages/note/UnsentText.tsx';
import { visibleScore } from '../shown-score.ts';
import { BADGE_TONE, STATUS_MARKER } from '../status-marker.ts';
import { EarlierComments } from './EarlierComments.tsx';
import { learnerFirstName } from './review-messages.ts';

export interface ReviewedAsideProps {
  readonly assessment: Assessment;
  /** This person decided just now. */
  readonly isOwn: boolean;
  /** What this person wrote meanwhile and nobody will read. */
  readonly unsentComment: string;
  readonly onDiscard: () => void;
}

const isReviewed = ({ last_assessed_at }: Assessment): boolean => typeof last_assessed_at === 'number';

const whatHappened = (assessment: Assessment, isOwn: boolean): string => {
  const name = learnerFirstName(assessment);
  if (isOwn) return `${name} was told by e-mail and in the portal.`;
  return isReviewed(assessment) ? `${name} was told.` : `${name} has nothing waiting for a review.`;
};

/** D-11, D-15: status, date and score, to read; nothing to toggle, nothing to submit. */
export function ReviewedAside({ assessment, isOwn, unsentComment, onDiscard }: ReviewedAsideProps) {
  const { status, last_assessed_at: at, last_assessed_user: by } = assessment;
  const { word, tone } = STATUS_DISPLAY[status];
  const reviewed = isReviewed(assessment);
  // A reviewer sees what is hidden from the learner.
  const shown = visibleScore({ ...assessment, hide_score: false });
  return (
    <>
      <h2 id="decision-h">{reviewed ? (isOwn ? 'Reviewed' : 'Already reviewed') : 'Nothing to review'}</h2>
      <p className="done__s">
        <StatusBadge
          shape={STATUS_MARKER[status]}
          word={status === 'completed' ? 'Passed' : word}
          tone={BADGE_TONE[tone]}
        />
      </p>
      {reviewed && (
        <dl className="stack">
          {status === 'pending' && (
            <div>
              <dt>Result</dt>
              <dd>Not passed, so it is pending again</dd>
            </div>
          )}
          {shown !== null && (
            <div>
              <dt>Score</dt>
              <dd>{shown}%</dd>
            </div>
          )}
          {typeof at === 'number' && (
            <div>
              <dt>Reviewed</dt>
              <dd>{formatDateTime(fromUnixSeconds(at))}</dd>
            </div>
          )}
          {by !== null && by !== undefined && (
            <div>
              <dt>By</dt>
              <dd>{by.name}</dd>
            </div>
          )}
        </dl>
      )}
      <Note>
        <p>{whatHappened(assessment, isOwn)}</p>
      </Note>
      <UnsentText title="Your comment was not sent" text={unsentComment} onDiscard={onDiscard} />
      <EarlierComments assessment={assessment} title="Comments" />
    </>
  );
}
