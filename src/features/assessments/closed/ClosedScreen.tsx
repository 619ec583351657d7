import { ClosedFrame } from '#ui/frames/page/ClosedFrame.tsx';
import { AssessmentHead } from '../AssessmentHead.tsx';
import { AnswerList } from '../result/AnswerList.tsx';
import { AttemptHistory } from '../AttemptHistory.tsx';
import { AuthoredTexts } from '../AuthoredTexts.tsx';
import { ClosedAside } from './ClosedAside.tsx';
import { ClosedBoard } from './ClosedBoard.tsx';
import { DraftOffer } from '../drafts/DraftOffer.tsx';
import { ReviewerNotes } from '../ReviewerNotes.tsx';
import type { ClosedProps } from '../screen-props.ts';
import { PrerequisitePath } from './PrerequisitePath.tsx';

/** Why there is nothing to answer, who can open it, and the way there (C-04 to C-08, C-23, C-27). */
export function ClosedScreen(props: ClosedProps) {
  const { assessment, organisation, headingRef, reason } = props;
  return (
    <ClosedFrame aside={<ClosedAside {...props} />}>
      <AssessmentHead {...{ assessment, organisation, headingRef }} className="closed__head" />
      <ClosedBoard {...props} />
      <DraftOffer assessment={assessment} offer={props.offer} onTake={props.onTakeOffer} />
      {reason === 'unavailable' && <PrerequisitePath assessment={assessment} />}
      {reason === 'offline' && <AuthoredTexts texts={[assessment.description, assessment.long_description]} />}
      <ReviewerNotes assessment={assessment} />
      {reason === 'tooManyFailures' && <AnswerList assessment={assessment} kind="failedFinally" />}
      {(reason === 'tooManyFailures' || reason === 'expired') && <AttemptHistory assessment={assessment} />}
    </ClosedFrame>
  );
}
