import type { RefObject } from 'react';
import { Board } from '#ui/board/Board.tsx';
import { Button } from '#ui/button/Button.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import '#ui/styles/screen-assessment-closed.css';

/** The assessment did not arrive. The tray says why; this says how to go on. */
export function NotLoadedScreen({ headingRef, onRetry }: { headingRef: RefObject<HTMLHeadingElement | null>; onRetry: () => void }) {
  return (
    <div className="wrap closed">
      <PageTitle ref={headingRef}>Assessment</PageTitle>
      <Board
        marker="coming"
        title="This assessment could not be loaded."
        actions={
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>Answers that you gave on this device are kept.</p>
      </Board>
    </div>
  );
}
