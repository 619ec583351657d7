import { Board } from '../board/Board.tsx';
import { Button } from '../button/Button.tsx';
import { Title } from '../page/Title.tsx';
import { PageTitle } from '../page-title/PageTitle.tsx';
import '../styles/screen-assessment-closed.css';

/** What did not arrive, e.g. 'This review could not be loaded.' */
export interface BenchNotLoadedProps {
  readonly title: string;
  readonly says: string;
  /** What is kept on this device. */
  readonly kept: string;
  readonly onRetry: () => void;
}

/** The work did not arrive. The tray says why; this says how to go on. */
export function BenchNotLoaded({ title, says, kept, onRetry }: BenchNotLoadedProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="wrap closed">
        <PageTitle>{title}</PageTitle>
        <Board
          marker="coming"
          title={says}
          actions={
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          <p>{kept}</p>
        </Board>
      </div>
    </main>
  );
}
