import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { tallyOf, unmarkedIds, type ReviewRow } from '#machines/assessments/review-rules.ts';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { plural } from '#ui/format/counts.ts';
import type { ReviewActor } from './marks-shown.ts';
import { consequence } from './review-messages.ts';

export interface UnmarkedQuestionProps {
  readonly actor: ReviewActor;
  readonly assessment: Assessment;
  readonly rows: readonly ReviewRow[];
  /** Leads to an answer. */
  readonly onGoTo: (questionId: number) => void;
}

/** R12: asked before a review is sent in which answers were not looked at: they would count as not correct. */
export function UnmarkedQuestion({ actor, assessment, rows, onGoTo }: UnmarkedQuestionProps) {
  const { marks } = actor.getSnapshot().context;
  const [first, ...more] = unmarkedIds(rows, marks);
  const answers = more.length === 0 ? '1 answer was' : `${plural(more.length + 1, 'answer')} were`;
  return (
    <ConfirmDialog
      isOpen
      danger
      title={`${answers} not looked at`}
      confirmText="Submit all the same"
      cancelText={more.length === 0 ? 'Look at it' : 'Look at them'}
      onConfirm={() => actor.send({ type: 'submit.confirmed' })}
      onCancel={() => {
        actor.send({ type: 'cancelled' });
        // The dialog gives the focus back first.
        if (first !== undefined) setTimeout(() => onGoTo(first));
      }}
    >
      <p>
        {more.length === 0 ? 'It counts' : 'They count'} as not correct.{' '}
        {consequence(assessment, tallyOf(rows, marks, assessment.pass))}
      </p>
    </ConfirmDialog>
  );
}
