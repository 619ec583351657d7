import { IconFileText, IconPaperclip } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { FieldError } from '../field/FieldError.tsx';
import { UploadBody } from './UploadBody.tsx';
import type { UploadState } from './upload-state.ts';
import './upload.css';

export interface UploadFieldProps {
  /** What is asked for: the accessible name. */
  label: string;
  /** Where the question above already shows it. */
  labelHidden?: boolean;
  /** E.g. 'One file, up to 10 MB'. */
  hint?: string | undefined;
  state: UploadState;
  /** The field's own error, e.g. 'Please complete this field'. */
  error?: string | undefined;
  /** The native `accept`: a help for choosing, not a check. */
  accept?: string | undefined;
  id?: string | undefined;
  /** A file was chosen or dropped. Checking size and type, and sending, are the caller's (K-01, K-02, C-14). */
  onPick: (file: File) => void;
  onCancel: () => void;
  onRemove: () => void;
}

const actions: Record<UploadState['kind'], string> = {
  empty: 'Choose file',
  uploading: 'Cancel',
  done: 'Remove',
  failed: 'Choose another file',
};

/** K-01 to K-05: one file, chosen by button or dropped; progress in bytes and per cent; cancel, replace, remove. */
export function UploadField(props: UploadFieldProps) {
  const { label, labelHidden = false, hint, state, error, accept, onPick, onCancel, onRemove } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [picked, setPicked] = useState<File | null>(null);
  const message = state.kind === 'failed' ? state.message : error;
  const describedBy = [hint ? `${id}-hint` : '', message ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const choose = () => input.current?.click();
  const busy = state.kind === 'uploading';

  function take(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    setPicked(file);
    onPick(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!busy) take(event.dataTransfer.files);
  }

  /** What the last button does; it keeps its place through every state, so that the focus is never lost. */
  function act() {
    if (state.kind === 'uploading') onCancel();
    else if (state.kind === 'done') onRemove();
    else choose();
  }

  return (
    <div className={message ? 'upf field field--error' : 'upf field'} role="group" aria-labelledby={`${id}-label`}>
      <p className={labelHidden ? 'vh' : 'field__label'} id={`${id}-label`}>
        {label}
      </p>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div
        className={over ? 'up is-over' : 'up'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!busy);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className="up__row">
          {state.kind === 'empty' ? (
            <IconPaperclip className="ic" aria-hidden />
          ) : (
            <IconFileText className="ic" aria-hidden />
          )}
          <UploadBody state={state} />
          {state.kind === 'done' && (
            <Button variant="quiet" aria-label={`Replace ${state.name}`} onClick={choose}>
              Replace
            </Button>
          )}
          {state.kind === 'failed' && state.canRetry === true && picked !== null && (
            <Button variant="quiet" aria-label={`Try again: ${state.name}`} onClick={() => onPick(picked)}>
              Try again
            </Button>
          )}
          <Button
            key="act"
            id={id}
            variant="secondary"
            aria-label={`${actions[state.kind]}: ${state.kind === 'empty' ? label : state.name}`}
            aria-describedby={describedBy}
            onClick={act}
          >
            {actions[state.kind]}
          </Button>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          // the same file may be chosen again after it was removed or failed
          event.target.value = '';
        }}
      />
      <div role="alert">{message && <FieldError id={`${id}-error`}>{message}</FieldError>}</div>
      <span className="vh" role="status">
        {state.kind === 'uploading'
          ? `Uploading ${state.name}`
          : state.kind === 'done'
            ? `${state.name} is uploaded`
            : ''}
      </span>
    </div>
  );
}
