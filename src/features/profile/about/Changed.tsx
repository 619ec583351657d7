import type { ReactNode } from 'react';
import { focusField } from '#ui/messages/tray/focus-field.ts';

export interface ChangedProps {
  readonly label: string;
  /** What the field was, in a sentence without a stop; null while it is unchanged. */
  readonly was: string | null;
  /** The field's id: it takes the focus when the button goes. */
  readonly fieldId: string;
  readonly onPutBack: () => void;
  readonly children: ReactNode;
}

/** A field that wears the edge of what is new while it is changed, with what it was and the way back. */
export function Changed({ label, was, fieldId, onPutBack, children }: ChangedProps) {
  return (
    <div className={was === null ? 'changeable' : 'changeable changed'}>
      {children}
      {was !== null && (
        <p className="was">
          {was}{' '}
          <button
            type="button"
            className="btn-text"
            aria-label={`Put it back: ${label}`}
            onClick={() => {
              onPutBack();
              focusField(fieldId);
            }}
          >
            Put it back
          </button>
        </p>
      )}
    </div>
  );
}
