import { IconFileText, IconPaperclip } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { FieldError } from '../field/FieldError.tsx';
import { StatusBadge } from '../../messages/badge/StatusBadge.tsx';
import { formatMegabytes, formatSent } from '../../format/file-size.ts';
import { Link } from '../../actions/link/Link.tsx';
import { ProgressBar } from '../../messages/progress/ProgressBar.tsx';
import { percentSent, type UploadState } from './upload-state.ts';
import './upload.css';

/** The words of an upload: the file's name, how much was sent, and how it stands. */
function UploadBody({ state }: { state: UploadState }) {
  if (state.kind === 'empty') {
    return (
      <div className="up__m">
        <p className="meta">
          No file yet.<span className="up__drop"> You can also drop one here.</span>
        </p>
      </div>
    );
  }
  return (
    <div className="up__m">
      <p className="strong">
        {state.kind === 'done' && state.href !== undefined ? <Link href={state.href}>{state.name}</Link> : state.name}
      </p>
      {state.kind === 'uploading' && <Progress {...state} />}
      {state.kind === 'done' && (
        <p className="up__f up__f--done">
          <StatusBadge shape="done" word="Uploaded" size="meta" />
          {state.bytes !== undefined && <span className="meta">{formatMegabytes(state.bytes)}</span>}
        </p>
      )}
      {state.kind === 'failed' && <p className="meta">Not sent</p>}
    </div>
  );
}

function Progress({ name, sentBytes, totalBytes }: { name: string; sentBytes: number; totalBytes: number }) {
  const percent = percentSent(sentBytes, totalBytes);
  return (
    <>
      <ProgressBar label={`Uploading ${name}`} percent={percent} />
      <p className="meta up__f">
        <span>Uploading, {formatSent(sentBytes, totalBytes)}</span>
        <span className="up__pc">{percent} %</span>
      </p>
    </>
  );
}

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
