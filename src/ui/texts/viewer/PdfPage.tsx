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
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const draw = async (): Promise<void> => {
      const scale = firstScale(width, await pdf.widthOf(page)) * zoom;
      if (place.current !== null && !stop.signal.aborted) await pdf.draw(place.current, { page, scale }, stop.signal);
    };
    draw().catch(() => {
      if (!stop.signal.aborted) onFailed();
    });
    return () => stop.abort();
  }, [pdf, page, zoom, width, onFailed]);
  return <div className="stage__page" ref={place} />;
}
