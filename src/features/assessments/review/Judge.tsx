import { useSelector } from '@xstate/react';
import '#ui/inputs/field/choice.css';
import { Key } from '#ui/actions/keys/Key.tsx';
import { judgeId } from './judge-id.ts';
import type { ReviewActor } from './marks-shown.ts';

export interface JudgeProps {
  /** Asked for this one mark, so that a press is shown before everything else that follows from it is counted. */
  readonly actor: ReviewActor;
  readonly questionId: number;
  /** As shown. */
  readonly number: number;
  /** The one that the keys act on; the rule about what is not ticked is said here, once. */
  readonly isCurrent: boolean;
  readonly showsKey: boolean;
  readonly onMark: (questionId: number, correct: boolean) => void;
  readonly onCurrent: (questionId: number) => void;
}

/** D-03: the one toggle under an answer. */
export function Judge({ actor, questionId, number, isCurrent, showsKey, onMark, onCurrent }: JudgeProps) {
  const isCorrect = useSelector(actor, ({ context }) => context.marks[questionId] === true);
  return (
    <div className={isCurrent ? 'choices judge is-now' : 'choices judge'}>
      <label className="choice">
        <input
          id={judgeId(questionId)}
          type="checkbox"
          checked={isCorrect}
          aria-label={`Correct, question ${number}`}
          aria-describedby={isCurrent && !isCorrect ? `question-${number} rule-${number}` : `question-${number}`}
          onFocus={() => onCurrent(questionId)}
          onChange={(event) => onMark(questionId, event.target.checked)}
        />
        <span className="strong">Correct</span>
        {isCurrent && !isCorrect && (
          <span id={`rule-${number}`} className="meta">
            Not ticked counts as not correct
          </span>
        )}
        {isCurrent && showsKey && <Key>C</Key>}
      </label>
    </div>
  );
}
