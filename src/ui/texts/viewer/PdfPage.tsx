import { useEffect, useRef } from 'react';
import type { PdfDocument } from './open-pdf.ts';
import { firstScale } from './zoom.ts';

export interface PdfPageProps {
  readonly pdf: PdfDocument;
  readonly page: number;
  readonly zoom: number;
  /** Of its place, in CSS pixels. */
  readonly width: number;
  /** A page could not be drawn. */
  readonly onFailed: () => void;
}

/** One page of a document on its own paper, and its text for search, selection and screen readers. */
export function PdfPage({ pdf, page, zoom, width, onFailed }: PdfPageProps) {
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
  return <div className="stage__page" ref={sheet} />;
}
