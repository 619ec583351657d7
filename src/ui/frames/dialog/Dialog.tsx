import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import './dialog.css';

/** The heading that names the dialog, its consequence sentence, and the close button if it has one. */
function DialogHead({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="dialog__head">
      <div>
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {lead && <p className="un__lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

export interface DialogProps {
  isOpen: boolean;
  /** Called by Esc, the close button and, if `isDismissable`, a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** The consequence in one sentence, under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** The fact that decides and the actions, in a fixed foot. */
  foot?: ReactNode;
  /** The accessible name of the scrolling middle, which the keyboard can reach. */
  bodyLabel?: string;
  /** `small` 32 rem, `medium` 46 rem, `large` as wide as the page. On a phone always a sheet from below. */
  size?: 'small' | 'medium' | 'large';
  /** No close button and no Esc: signing in over the page. */
  noClose?: boolean;
  /** It may open over another dialog: that one lets the focus go, and gets it back. */
  overDialogs?: boolean;
  /** A press beside the dialog closes it. */
  isDismissable?: boolean;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** On the scrim, for a screen's own rules. */
  className?: string;
}

/** V-12: a modal dialog. Focus moves in and is trapped, Esc closes, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, lead, children, foot, bodyLabel, size = 'medium', role = 'dialog' } = props;
  const { noClose = false, overDialogs = false, isDismissable = false, className } = props;
  return (
    <ModalOverlay
      className={`scrim${className ? ` ${className}` : ''}`}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable && !noClose}
      isKeyboardDismissDisabled={noClose}
      // React Aria lets a dialog that holds the focus release it to an element of this kind only.
      {...(overDialogs ? { 'data-react-aria-top-layer': true } : {})}
    >
      <Modal className={`dialog__frame dialog__frame--${size}`}>
        <AriaDialog role={role} className="dialog on-sheet">
          <DialogHead title={title} lead={lead}>
            {!noClose && (
              <button type="button" className="btn btn--icon" aria-label="Close" onClick={onClose}>
                <IconX className="ic" aria-hidden />
              </button>
            )}
          </DialogHead>
          <div
            className="dialog__body"
            {...(bodyLabel === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-label': bodyLabel })}
          >
            {children}
          </div>
          {foot && <div className="dialog__foot">{foot}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
