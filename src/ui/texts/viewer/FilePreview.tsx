import { IconDownload, IconFile, IconFileTypePdf, IconPhoto, IconVideo } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { leaveFocusAround } from '../../frames/focus/leave-focus-around.ts';
import { formatMegabytes } from '../../format/file-size.ts';
import { kindOfName, shownAs, type FileKind } from './file-kind.ts';
import { DocumentStage } from './DocumentStage.tsx';
import { PdfStage } from './PdfStage.tsx';
import './viewer.css';

/** How far a file has come. Its address is of this page and ends with it. */
type FileState =
  | { readonly at: 'waiting' | 'loading' | 'failed' }
  | {
      readonly at: 'ready';
      readonly blob: Blob;
      readonly shown: { readonly kind: FileKind; readonly url: string } | null;
    };

/** So far outside of sight a file is fetched already. */
const AHEAD = '600px 0px';

/** Fetches a file when its place comes near the sight. `load` must stay the same from one rendering to the next. */
const useFile = (
  name: string,
  load: () => Promise<Blob | null>,
  container: RefObject<HTMLElement | null>,
): { readonly file: FileState; readonly retry: () => void } => {
  const [file, setFile] = useState<FileState>({ at: 'waiting' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isGone = false;
    let url: string | undefined;
    const fetchIt = async (): Promise<void> => {
      setFile({ at: 'loading' });
      const blob = await load();
      if (isGone) return;
      if (blob === null) return setFile({ at: 'failed' });
      const shown = await shownAs(blob, name);
      if (isGone) return;
      url = shown === null ? undefined : URL.createObjectURL(shown.blob);
      setFile({ at: 'ready', blob, shown: shown === null || url === undefined ? null : { kind: shown.kind, url } });
    };
    const stop = whenNear(container.current, () => void fetchIt());
    return () => {
      isGone = true;
      stop();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [name, load, container, tries]);

  return { file, retry: () => setTries((before) => before + 1) };
};

/** Runs once when an element comes near the sight; at once where nobody can tell. Returns the way to stop. */
const whenNear = (element: Element | null, run: () => void): (() => void) => {
  if (element === null || typeof IntersectionObserver === 'undefined') {
    run();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

interface ImageStageProps {
  readonly name: string;
  readonly url: string;
  readonly onSave: (() => void) | undefined;
}

/** V3: a picture on the stage of documents, at most as large as it is until somebody zooms. */
function ImageStage({ name, url, onSave }: ImageStageProps) {
  const [natural, setNatural] = useState<number | null>(null);
  return (
    <DocumentStage name={name} url={url} pages={1} canPrint onSave={onSave}>
      {({ zoom, width }) => (
        <div className="stage__page" style={{ width: Math.min(width, natural ?? width) * zoom }}>
          <img
            className="stage__image"
            src={url}
            alt={name}
            onLoad={({ currentTarget }) => setNatural(currentTarget.naturalWidth)}
          />
        </div>
      )}
    </DocumentStage>
  );
}

export interface FilePreviewProps {
  /** As it was handed in. */
  readonly name: string;
  /** Fetches the bytes; null where that failed. The same function from one rendering to the next. */
  readonly load: () => Promise<Blob | null>;
  /** Hands the bytes to the browser's downloads. */
  readonly save: (blob: Blob, name: string) => void;
  /** The file is the page: a document's tools stand in one line, without its name. */
  readonly isCompact?: boolean;
}

const ICONS = { pdf: IconFileTypePdf, image: IconPhoto, video: IconVideo } as const;

/**
 * Somebody's file in its place (D-13): PDF and image on one stage, video as the browser shows it, everything else as a
 * download. It is fetched when it comes near the sight, and shown from this page's own memory under a type of our own
 * list, so that nothing in it runs. A document keeps its own paper, also at night.
 */
export function FilePreview({ name, load, save, isCompact = false }: FilePreviewProps) {
  const container = useRef<HTMLElement>(null);
  const { file, retry } = useFile(name, load, container);
  const kind = kindOfName(name);
  const isUnshown = file.at === 'ready' && file.shown === null;
  const isInTools = isCompact && !isUnshown && (kind === 'pdf' || kind === 'image');
  const onSave = (): void => {
    if (file.at === 'ready') save(file.blob, name);
  };
  return (
    <figure ref={container} className={`viewer viewer--${kind ?? 'other'}`} aria-label={name}>
      {!isInTools && <Caption name={name} file={file} onSave={onSave} />}
      <div className="viewer__ground">
        <Ground name={name} file={file} onRetry={retry} onSave={isInTools ? onSave : undefined} />
      </div>
    </figure>
  );
}

/** The name of a file, how large it is, and its download. */
function Caption({ name, file, onSave }: { name: string; file: FileState; onSave: () => void }) {
  const kind = kindOfName(name);
  const Icon = kind === null ? IconFile : ICONS[kind];
  return (
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
          onClick={onSave}
        >
          <IconDownload className="ic" aria-hidden />
        </Button>
      </p>
    </figcaption>
  );
}

interface GroundProps {
  readonly name: string;
  readonly file: FileState;
  readonly onRetry: () => void;
  /** Where the tools hand the file out. */
  readonly onSave: (() => void) | undefined;
}

function Ground({ name, file, onRetry, onSave }: GroundProps) {
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
  if (kind === 'pdf') return <PdfStage key={url} name={name} url={url} file={file.blob} onSave={onSave} />;
  if (kind === 'image') return <ImageStage key={url} name={name} url={url} onSave={onSave} />;
  // What a learner recorded has no captions to offer.
  // eslint-disable-next-line jsx-a11y/media-has-caption
  return <video className="viewer__video" src={url} controls preload="metadata" aria-label={name} />;
}
