import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { printFile } from './print-file.ts';
import { StageTools } from './StageTools.tsx';
import { zoomed } from './zoom.ts';
import './stage.css';

export interface DocumentStageProps {
  readonly name: string;
  readonly url: string;
  readonly pages: number;
  readonly canPrint: boolean;
  /** Draws what is shown: `zoom` 1 is as wide as `width`, in CSS pixels. */
  readonly children: (shown: { readonly page: number; readonly zoom: number; readonly width: number }) => ReactNode;
}

/** The room beside a page on its ground, in CSS pixels. */
const MARGIN = 16;

/**
 * V3: the one stage for documents and pictures: ground, page, zoom, full screen and print in our own controls. The
 * ground scrolls and takes the focus; at the ends of a page, Page Up and Page Down turn it, plus and minus zoom.
 */
export function DocumentStage({ name, url, pages, canPrint, children }: DocumentStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = ground.current;
    if (element === null) return undefined;
    const measure = (): void => setWidth(Math.max(0, element.clientWidth - 2 * MARGIN));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const turnTo = (next: number): void => {
    if (next < 1 || next > pages) return;
    setPage(next);
    if (ground.current !== null) ground.current.scrollTop = 0;
  };
  /** What a key does; nothing where it scrolls within the page. */
  const actionOf = (key: string, { scrollTop, clientHeight, scrollHeight }: HTMLElement): (() => void) | null => {
    if (key === '+') return () => setZoom(zoomed(zoom, 1));
    if (key === '-') return () => setZoom(zoomed(zoom, -1));
    if (key === 'PageDown' && page < pages && scrollTop + clientHeight >= scrollHeight - 1)
      return () => turnTo(page + 1);
    if (key === 'PageUp' && page > 1 && scrollTop <= 1) return () => turnTo(page - 1);
    return null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const run = event.ctrlKey || event.metaKey || event.altKey ? null : actionOf(event.key, event.currentTarget);
    if (run === null) return;
    event.preventDefault();
    run();
  };

  return (
    <div className="stage" ref={stage}>
      <StageTools
        {...{ name, page, pages, zoom }}
        onPage={turnTo}
        onZoom={setZoom}
        onFullScreen={() =>
          void (document.fullscreenElement === null ? stage.current?.requestFullscreen() : document.exitFullscreen())
        }
        onPrint={canPrint ? () => printFile(url) : undefined}
      />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys only help, every tool has a button */}
      <div
        className="stage__ground"
        ref={ground}
        role="region"
        aria-label={pages > 1 ? `${name}, page ${page} of ${pages}` : name}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must take the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {width > 0 && children({ page, zoom, width })}
      </div>
    </div>
  );
}
