import type { ReactNode } from 'react';
import { Board } from '../board/Board.tsx';
import { Button } from '../../actions/button/Button.tsx';

export interface NotLoadedBoardProps {
  /** What did not arrive: 'This review could not be loaded.' */
  readonly text: string;
  /** What this device keeps meanwhile. */
  readonly storedNote?: ReactNode;
  readonly onRetry: () => void;
}

/** The subject of a page did not arrive. The tray says why; this says how to go on. */
export function NotLoadedBoard({ text, storedNote, onRetry }: NotLoadedBoardProps) {
  return (
    <Board
      marker="coming"
      title={text}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {storedNote !== undefined && <p>{storedNote}</p>}
    </Board>
  );
}
