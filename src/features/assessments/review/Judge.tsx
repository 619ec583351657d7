import { useSelector } from '@xstate/react';
import { MixedBox } from '#ui/inputs/field/MixedBox.tsx';
import { Key } from '#ui/actions/keys/Key.tsx';
import { judgeId } from './judge-id.ts';
import type { ReviewActor } from './marks-shown.ts';

export interface JudgeProps {
  /** Asked for this one mark, so that a press is shown before everything else that follows from it is counted. */
  readonly actor: ReviewActor;
  readonly questionId: number;
  /** As shown. */
  readonly number: number;
  /** The one that the keys act on; the keys stand here. */
  readonly isCurrent: boolean;
  readonly showsKey: boolean;
  readonly onMark: (questionId: number, correct: boolean) => void;
  readonly onCurrent: (questionId: number) => void;
}

/**
 * D-03: the one toggle under an answer, with a dash until somebody looked at it (R12), and the way to say at once that
 * it is not correct.
 */
export function Judge({ actor, questionId, number, isCurrent, showsKey, onMark, onCurrent }: JudgeProps) {
  const mark = useSelector(actor, ({ context }) => context.marks[questionId]);
  const isUnmarked = mark === undefined;
  return (
    <div className={isCurrent ? 'choices judge is-now' : 'choices judge'}>
      <label className="choice">
        <MixedBox
          id={judgeId(questionId)}
          state={isUnmarked ? 'mixed' : mark ? 'all' : 'none'}
          aria-label={`Correct, question ${number}`}
          aria-describedby={isUnmarked ? `question-${number} rule-${number}` : `question-${number}`}
          onFocus={() => onCurrent(questionId)}
          onChange={(correct) => onMark(questionId, correct)}
        />
        <span className="strong">Correct</span>
        {isUnmarked && (
          <span id={`rule-${number}`} className="meta">
            Not looked at yet
          </span>
        )}
        {isCurrent && showsKey && <Key>C</Key>}
      </label>
      <button
        type="button"
        className="btn btn--quiet judge__no"
        aria-pressed={mark === false}
        onFocus={() => onCurrent(questionId)}
        onClick={() => onMark(questionId, false)}
      >
        Not correct<span className="vh">, question {number}</span>
        {isCurrent && showsKey && <Key>X</Key>}
      </button>
    </div>
  );
}
