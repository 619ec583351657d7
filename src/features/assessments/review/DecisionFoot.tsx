import { Button } from '#ui/button/Button.tsx';
import { KeyHints, type KeyHint } from '#ui/keys/KeyHints.tsx';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { Tally } from '#machines/assessments/review-marks.ts';
import { consequence, shareWords } from './review-words.ts';

const SHORTCUTS: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'next, back' },
  { keys: ['C'], does: 'correct' },
];
const SUBMIT: KeyHint = { keys: ['Ctrl', 'Enter'], does: 'submit' };

export interface DecisionFootProps {
  readonly assessment: Assessment;
  readonly tally: Tally;
  readonly showsKeys: boolean;
  /** Why it cannot be submitted yet, in words. */
  readonly reason: string | undefined;
  readonly onSubmit: () => void;
  readonly onShowKeys: () => void;
}

/** What the marks come to, what that does to the learner, and the one blade (D-09, D-10). */
export function DecisionFoot({ assessment, tally, showsKeys, reason, onSubmit, onShowKeys }: DecisionFootProps) {
  return (
    <div className="bench__foot">
      <div className="out">
        <p className="out__n">
          {tally.right} of {tally.total} <span>{shareWords(tally, assessment.pass)}</span>
        </p>
        <p className="meta out__w">{consequence(assessment, tally)}</p>
      </div>
      <Button variant="go" reason={reason} onClick={onSubmit}>
        Submit review
      </Button>
      <KeyHints hints={showsKeys ? [...SHORTCUTS, SUBMIT] : [SUBMIT]} onShowAll={onShowKeys} />
    </div>
  );
}
