import type { ReactNode } from 'react';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';

export interface ConfirmForLearnerProps {
  /** The learner whom somebody views as. */
  readonly learner: string;
  /** What would be done, as a request: 'Open this package'. */
  readonly deed: string;
  /** The same in a word, for the button: 'Open'. */
  readonly verb: string;
  /** What counts as the learner's once it is done. */
  readonly children: ReactNode;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** H-17: asks whoever views as a learner, with the learner's name, before anything is sent that counts as the learner's. */
export function ConfirmForLearner({
  learner,
  deed,
  verb,
  children,
  danger = false,
  onConfirm,
  onCancel,
}: ConfirmForLearnerProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`${deed} for ${learner}?`}
      confirmText={`${verb} for ${learner}`}
      danger={danger}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>You are viewing as {learner}.</p>
      <p>{children}</p>
    </ConfirmDialog>
  );
}
