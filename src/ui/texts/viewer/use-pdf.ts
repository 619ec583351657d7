import { useEffect, useState } from 'react';
import { openPdf, type PdfDocument } from './open-pdf.ts';

export type PdfState = { readonly at: 'opening' | 'failed' } | { readonly at: 'ready'; readonly pdf: PdfDocument };

/** Opens a PDF; closes it with its place. */
export const usePdf = (file: Blob): PdfState => {
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
