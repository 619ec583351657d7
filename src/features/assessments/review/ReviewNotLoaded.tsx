import { Board } from '#ui/board/Board.tsx';
import { Button } from '#ui/button/Button.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import '#ui/styles/screen-assessment-closed.css';

/** The work did not arrive. The tray says why; this says how to go on. */
export function ReviewNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      <title>Review</title>
      <div className="wrap closed">
        <PageTitle>Review</PageTitle>
        <Board
          marker="coming"
          title="This review could not be loaded."
          actions={
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          <p>What you marked and wrote on this device is kept.</p>
        </Board>
      </div>
    </main>
  );
}
