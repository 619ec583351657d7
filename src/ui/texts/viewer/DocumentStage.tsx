import {
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconDownload,
  IconMaximize,
  IconPrinter,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Menu } from '../../actions/menu/Menu.tsx';
import { zoomed } from './zoom.ts';
import './stage.css';
import { pressedKey } from '../../actions/keys/pressed-key.ts';

/** A browser may keep the page away from its own view of a document: then the file opens, to be printed there. */
const print = (frame: HTMLIFrameElement, url: string): void => {
  try {
    frame.contentWindow?.print();
  } catch {
    window.open(url);
  }
};

/** Prints a file of this page's memory from a frame of its own; the frame goes once the next file is printed. */
const printFile = (url: string): void => {
  document.querySelector('iframe.stage__print')?.remove();
  const frame = document.createElement('iframe');
  frame.className = 'stage__print';
  frame.title = 'Printing';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.addEventListener('load', () => print(frame, url), { once: true });
  frame.src = url;
  document.body.append(frame);
};

interface StageToolsProps {
  readonly name: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly zoom: number;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: number) => void;
  readonly onFullScreen: () => void;
  /** Undefined where the browser cannot print it. */
  readonly onPrint: (() => void) | undefined;
  /** Undefined where the file is handed out elsewhere. */
  readonly onSave: (() => void) | undefined;
}

/** Page, zoom, full screen and print: the same for every document. A button at its end says so and keeps the focus. */
function StageTools({ name, page, pages, zoom, onPage, onZoom, onFullScreen, onPrint, onSave }: StageToolsProps) {
  const tool = (label: string, icon: typeof IconZoomIn, isDisabled: boolean, run: () => void) => {
    const Icon = icon;
    return (
      <Button
        icon
        variant="quiet"
        aria-label={`${label}: ${name}`}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && run()}
      >
        <Icon className="ic" aria-hidden />
      </Button>
    );
  };
  return (
    <div className="stage__bar" role="group" aria-label={`View of ${name}`}>
      {pages > 1 && (
        <div className="stage__set">
          {tool('Previous page', IconChevronLeft, page === 1, () => onPage(page - 1))}
          <p className="stage__at" aria-live="polite">
            Page {page} of {pages}
          </p>
          {tool('Next page', IconChevronRight, page === pages, () => onPage(page + 1))}
        </div>
      )}
      <div className="stage__set">
        {tool('Smaller', IconZoomOut, zoomed(zoom, -1) === zoom, () => onZoom(zoomed(zoom, -1)))}
        <p className="stage__at stage__at--zoom" aria-live="polite">
          {Math.round(zoom * 100)}%
        </p>
        {tool('Larger', IconZoomIn, zoomed(zoom, 1) === zoom, () => onZoom(zoomed(zoom, 1)))}
      </div>
      {onSave === undefined ? (
        <div className="stage__set">
          {document.fullscreenEnabled && tool('Full screen', IconMaximize, false, onFullScreen)}
          {onPrint !== undefined && tool('Print', IconPrinter, false, onPrint)}
        </div>
      ) : (
        <div className="stage__set">
          <Button icon variant="quiet" aria-label={`Download ${name}`} onClick={onSave}>
            <IconDownload className="ic" aria-hidden />
          </Button>
          <MoreTools {...{ name, onFullScreen, onPrint }} />
        </div>
      )}
    </div>
  );
}

/** What is seldom needed, where the tools share their line with the download. */
function MoreTools({ name, onFullScreen, onPrint }: Pick<StageToolsProps, 'name' | 'onFullScreen' | 'onPrint'>) {
  const items = [
    ...(document.fullscreenEnabled ? [{ key: 'full', label: 'Full screen', run: onFullScreen }] : []),
    ...(onPrint === undefined ? [] : [{ key: 'print', label: 'Print', run: onPrint }]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={`More: ${name}`}
      trigger={<IconDots className="ic" aria-hidden />}
      items={items}
      onPick={(picked) => items.find(({ key }) => key === picked)?.run()}
    />
  );
}

export interface DocumentStageProps {
  readonly name: string;
  readonly url: string;
  readonly pages: number;
  readonly canPrint: boolean;
  /** Hands the file out beside the other tools, of which the less used then stand in a menu. */
  readonly onSave?: (() => void) | undefined;
  /** Draws what is shown: `zoom` 1 is as wide as `width`, in CSS pixels. */
  readonly children: (shown: { readonly page: number; readonly zoom: number; readonly width: number }) => ReactNode;
}

/** The room beside a page on its ground, in CSS pixels. */
const MARGIN = 16;

/**
 * V3: the one stage for documents and pictures: ground, page, zoom, full screen and print in our own controls. The
 * ground scrolls and takes the focus; at the ends of a page, Page Up and Page Down turn it, plus and minus zoom.
 */
export function DocumentStage({ name, url, pages, canPrint, onSave, children }: DocumentStageProps) {
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
    const run =
      event.ctrlKey || event.metaKey || event.altKey ? null : actionOf(pressedKey(event), event.currentTarget);
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
        onSave={onSave}
      />
      <div className="stage__read" aria-hidden>
        {pages > 1 && <i style={{ width: `${(page / pages) * 100}%` }} />}
      </div>
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
