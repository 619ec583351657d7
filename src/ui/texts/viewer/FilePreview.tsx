import { IconDownload, IconFile, IconFileTypePdf, IconPhoto, IconVideo } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { leaveFocusAround } from '../../frames/focus/leave-focus-around.ts';
import { formatMegabytes } from '../../format/file-size.ts';
import { kindOfName } from './file-kind.ts';
import { useFile, type FileState } from './use-file.ts';
import { ImageStage } from './ImageStage.tsx';
import { PdfStage } from './PdfStage.tsx';
import './viewer.css';

export interface FilePreviewProps {
  /** As it was handed in. */
  readonly name: string;
  /** Fetches the bytes; null where that failed. The same function from one rendering to the next. */
  readonly load: () => Promise<Blob | null>;
  /** Hands the bytes to the browser's downloads. */
  readonly save: (blob: Blob, name: string) => void;
}

const ICONS = { pdf: IconFileTypePdf, image: IconPhoto, video: IconVideo } as const;

/**
 * Somebody's file in its place (D-13): PDF and image on one stage, video as the browser shows it, everything else as a
 * download. It is fetched when it comes near the sight, and shown from this page's own memory under a type of our own
 * list, so that nothing in it runs. A document keeps its own paper, also at night.
 */
export function FilePreview({ name, load, save }: FilePreviewProps) {
  const container = useRef<HTMLElement>(null);
  const { file, retry } = useFile(name, load, container);
  const kind = kindOfName(name);
  const Icon = kind === null ? IconFile : ICONS[kind];
  return (
    <figure ref={container} className={`viewer viewer--${kind ?? 'other'}`} aria-label={name}>
      <figcaption className="viewer__bar">
        <p className="viewer__name">
          <Icon className="ic" aria-hidden />
          <span>
            <b>{name}</b>
            <span className="meta">{file.at === 'ready' ? formatMegabytes(file.blob.size) : '\u00A0'}</span>
          </span>
        </p>
        <p className="viewer__tools">
          <Button
            icon
            variant="quiet"
            aria-label={`Download ${name}`}
            aria-disabled={file.at === 'ready' ? undefined : true}
            onClick={() => file.at === 'ready' && save(file.blob, name)}
          >
            <IconDownload className="ic" aria-hidden />
          </Button>
        </p>
      </figcaption>
      <div className="viewer__ground">
        <Ground name={name} file={file} onRetry={retry} />
      </div>
    </figure>
  );
}

function Ground({ name, file, onRetry }: { name: string; file: FileState; onRetry: () => void }) {
  if (file.at === 'failed') {
    return (
      <div className="viewer__says" role="alert">
        <p>Sorry, there was a problem loading this file.</p>
        <Button ref={leaveFocusAround} variant="secondary" aria-label={`Try again: ${name}`} onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (file.at !== 'ready') return <div className="viewer__empty" aria-busy={file.at === 'loading'} />;
  if (file.shown === null)
    return <p className="viewer__says">This file cannot be shown here. Download it to open it.</p>;
  const { kind, url } = file.shown;
  if (kind === 'pdf') return <PdfStage key={url} name={name} url={url} file={file.blob} />;
  if (kind === 'image') return <ImageStage key={url} name={name} url={url} />;
  // What a learner recorded has no captions to offer.
  // eslint-disable-next-line jsx-a11y/media-has-caption
  return <video className="viewer__video" src={url} controls preload="metadata" aria-label={name} />;
}
