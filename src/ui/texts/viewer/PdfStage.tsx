import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { DocumentStage } from './DocumentStage.tsx';
import { firstScale, likelyWidth } from './zoom.ts';
import { openPdf, type PdfDocument } from './open-pdf.ts';

type PdfState = { readonly at: 'opening' | 'failed' } | { readonly at: 'ready'; readonly pdf: PdfDocument };

/** Opens a PDF; closes it with its place. */
const usePdf = (file: Blob): PdfState => {
  const [state, setState] = useState<PdfState>({ at: 'opening' });
  useEffect(() => {
    let isGone = false;
    let opened: PdfDocument | undefined;
    openPdf(file).then(
      (pdf) => {
        if (isGone) return pdf.close();
        opened = pdf;
        setState({ at: 'ready', pdf });
      },
      // Whatever the reason, the browser's own view is the way on.
      () => !isGone && setState({ at: 'failed' }),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return state;
};

interface PdfPageProps {
  readonly pdf: PdfDocument;
  readonly page: number;
  readonly zoom: number;
  /** Of its place, in CSS pixels. */
  readonly width: number;
  /** A page could not be drawn. */
  readonly onFailed: () => void;
}

/** One page of a document on its own paper, and its text for search, selection and screen readers. */
function PdfPage({ pdf, page, zoom, width, onFailed }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const draw = async (): Promise<void> => {
      const scale = firstScale(width, await pdf.widthOf(page)) * zoom;
      if (sheet.current !== null && !stop.signal.aborted) await pdf.draw(sheet.current, { page, scale }, stop.signal);
    };
    draw().catch(() => {
      if (!stop.signal.aborted) onFailed();
    });
    return () => stop.abort();
  }, [pdf, page, zoom, width, onFailed]);
  return (
    <div className="stage__page" ref={sheet} style={{ '--likely-width': `${likelyWidth(width)}px` } as CSSProperties} />
  );
}

interface PdfStageProps {
  readonly name: string;
  readonly url: string;
  readonly file: Blob;
  /** Where the tools hand the file out. */
  readonly onSave?: (() => void) | undefined;
}

/**
 * V3: a PDF, drawn by us. Where the library or the file fails the browser shows it, and where that cannot, it is a
 * download.
 */
export function PdfStage({ name, url, file, onSave }: PdfStageProps) {
  const state = usePdf(file);
  const [isUndrawn, setUndrawn] = useState(false);
  const onFailed = useCallback(() => setUndrawn(true), []);
  if (state.at === 'failed' || isUndrawn) {
    if (!navigator.pdfViewerEnabled)
      return (
        <div className="viewer__says">
          <p>This file cannot be shown here. Download it to open it.</p>
          {onSave !== undefined && (
            <Button variant="secondary" aria-label={`Download ${name}`} onClick={onSave}>
              Download
            </Button>
          )}
        </div>
      );
    // The browser's own tools, and the page as wide as its place.
    return <iframe className="viewer__doc" src={`${url}#navpanes=0&view=FitH`} title={name} />;
  }
  if (state.at !== 'ready') return <div className="viewer__empty" aria-busy="true" />;
  return (
    <DocumentStage name={name} url={url} pages={state.pdf.pages} canPrint={navigator.pdfViewerEnabled} onSave={onSave}>
      {(shown) => <PdfPage pdf={state.pdf} onFailed={onFailed} {...shown} />}
    </DocumentStage>
  );
}
