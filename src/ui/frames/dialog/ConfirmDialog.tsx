import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What follows, in words, before it is pressed. */
  children: ReactNode;
  /** The button that does it. */
  confirmText: string;
  cancelText?: string;
  /** Outlined red, and the focus starts on Cancel: for what undoes or loses something. */
  danger?: boolean;
  busy?: boolean;
  busyText?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two answers. Cancelling is Esc, the close button or the left answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmText, cancelText = 'Cancel', danger = false, busy, busyText } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onCancel}
      title={title}
      size="small"
      role="alertdialog"
      foot={
        <>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus: on Cancel where something is lost */}
          <Button variant="secondary" autoFocus={danger} onClick={props.onCancel}>
            {cancelText}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus={!danger}
            busy={busy}
            busyText={busyText}
            onClick={props.onConfirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
