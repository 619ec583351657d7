import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import './plain-question.css';

export interface PlainQuestionProps {
  readonly title: string;
  /** What follows, in words, before it is pressed. */
  readonly children: ReactNode;
  readonly confirmText: string;
  /** As with `ConfirmDialog`: for what loses something. */
  readonly danger?: boolean;
  readonly cancelText: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Esc, where that is not the left answer. */
  readonly onEscape?: () => void;
}

/** A question by the browser's own dialog: it stands where the code of a `ConfirmDialog` did not come. */
export function PlainQuestion({
  title,
  children,
  confirmText,
  cancelText,
  danger = false,
  onConfirm,
  onCancel,
  onEscape = onCancel,
}: PlainQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed rather than taken away: then the focus goes back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="plainq"
      role="alertdialog"
      aria-labelledby={`${id}h`}
      aria-describedby={`${id}b`}
      onClose={onEscape}
    >
      <h2 id={`${id}h`}>{title}</h2>
      <p id={`${id}b`}>{children}</p>
      <div className="plainq__foot">
        <Button variant="secondary" onClick={onCancel}>
          {cancelText}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </dialog>
  );
}
