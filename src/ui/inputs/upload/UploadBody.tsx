import { StatusBadge } from '../../messages/badge/StatusBadge.tsx';
import { formatMegabytes, formatSent } from '../../format/file-size.ts';
import { Link } from '../../actions/link/Link.tsx';
import { ProgressBar } from '../../messages/progress/ProgressBar.tsx';
import { percentSent, type UploadState } from './upload-state.ts';
import './upload.css';

/** The words of an upload: the file's name, how much was sent, and how it stands. */
export function UploadBody({ state }: { state: UploadState }) {
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
