import '#ui/styles/screen-assessment-closed.css';
import { AssessmentHead } from './AssessmentHead.tsx';
import { AttemptHistory } from './AttemptHistory.tsx';
import { AuthoredTexts } from './AuthoredTexts.tsx';
import { ClosedBoard } from './ClosedBoard.tsx';
import { ReviewerNotes } from './ReviewerNotes.tsx';
import type { ClosedReason } from './screen-of.ts';
import type { ScreenProps } from './screen-props.ts';
import { WayThere } from './WayThere.tsx';

export interface ClosedProps extends ScreenProps {
  readonly reason: ClosedReason;
  readonly onRetake: () => void;
}

/** Why there is nothing to answer, who can open it, and the way there (C-04 to C-08, C-23, C-27). */
export function ClosedScreen(props: ClosedProps) {
  const { assessment, organisation, headingRef, reason } = props;
  return (
    <div className="wrap closed">
      <AssessmentHead {...{ assessment, organisation, headingRef }} className="closed__head" />
      <ClosedBoard {...props} />
      {reason === 'unavailable' && <WayThere assessment={assessment} />}
      {reason === 'offline' && <AuthoredTexts texts={[assessment.description, assessment.long_description]} />}
      <ReviewerNotes assessment={assessment} />
      {(reason === 'tooManyFailures' || reason === 'expired') && <AttemptHistory assessment={assessment} />}
    </div>
  );
}
