import { useCallback, useState } from 'react';
import { DocumentStage } from './DocumentStage.tsx';
import { PdfPage } from './PdfPage.tsx';
import { usePdf } from './use-pdf.ts';

/**
 * V3: a PDF, drawn by us. Where the library or the file fails the browser shows it, and where that cannot, it is a
 * download.
 */
export function PdfStage({ name, url, file }: { name: string; url: string; file: Blob }) {
  const state = usePdf(file);
  const [isUndrawn, setUndrawn] = useState(false);
  const onFailed = useCallback(() => setUndrawn(true), []);
  if (state.at === 'failed' || isUndrawn) {
    if (!navigator.pdfViewerEnabled)
      return <p className="viewer__says">This file cannot be shown here. Download it to open it.</p>;
    // The browser's own tools, and the page as wide as its place.
    return <iframe className="viewer__doc" src={`${url}#navpanes=0&view=FitH`} title={name} />;
  }
  if (state.at !== 'ready') return <div className="viewer__empty" aria-busy="true" />;
  return (
    <DocumentStage name={name} url={url} pages={state.pdf.pages} canPrint={navigator.pdfViewerEnabled}>
      {(shown) => <PdfPage pdf={state.pdf} onFailed={onFailed} {...shown} />}
    </DocumentStage>
  );
}
