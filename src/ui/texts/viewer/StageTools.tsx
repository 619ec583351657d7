import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconPrinter,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { Button } from '../../actions/button/Button.tsx';
import { zoomed } from './zoom.ts';

export interface StageToolsProps {
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
}

/** Page, zoom, full screen and print: the same for every document. A button at its end says so and keeps the focus. */
export function StageTools({ name, page, pages, zoom, onPage, onZoom, onFullScreen, onPrint }: StageToolsProps) {
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
        <p className="stage__at" aria-live="polite">
          {Math.round(zoom * 100)}%
        </p>
        {tool('Larger', IconZoomIn, zoomed(zoom, 1) === zoom, () => onZoom(zoomed(zoom, 1)))}
      </div>
      <div className="stage__set">
        {document.fullscreenEnabled && tool('Full screen', IconMaximize, false, onFullScreen)}
        {onPrint !== undefined && tool('Print', IconPrinter, false, onPrint)}
      </div>
    </div>
  );
}
