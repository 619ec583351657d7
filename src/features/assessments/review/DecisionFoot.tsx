import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { KeyHints, type KeyHint } from '#ui/actions/keys/KeyHints.tsx';

const SHORTCUTS: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'next, back' },
  { keys: ['C'], does: 'correct' },
  { keys: ['X'], does: 'not correct' },
];
const SUBMIT: KeyHint = { keys: ['Ctrl', 'Enter'], does: 'submit' };

export interface DecisionFootProps {
  /** What it comes to. */
  readonly children: ReactNode;
  readonly showsKeys: boolean;
  /** Why it cannot be submitted yet, in words. */
  readonly reason: string | undefined;
  readonly onSubmit: () => void;
  readonly onShowKeys: () => void;
}

/** What the marks come to, what that does to the learner, and the one blade (D-09, D-10). */
export function DecisionFoot({ children, showsKeys, reason, onSubmit, onShowKeys }: DecisionFootProps) {
  return (
    <div className="bench__foot">
      {children}
      <Button variant="go" reason={reason} onClick={onSubmit}>
        Submit review
      </Button>
      <KeyHints hints={showsKeys ? [...SHORTCUTS, SUBMIT] : [SUBMIT]} onShowAll={onShowKeys} />
    </div>
  );
}
