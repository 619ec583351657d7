import type { ReactNode } from 'react';
import { Board } from '../board/Board.tsx';
import { TraySlot } from '../../messages/tray/TraySlot.tsx';
import { leaveFocusAround } from '../focus/leave-focus-around.ts';
import { Button } from '../../actions/button/Button.tsx';

export interface NotLoadedBoardProps {
  /** What did not arrive: 'This review could not be loaded.' */
  readonly text: string;
  /** What this device keeps meanwhile. */
  readonly storedNote?: ReactNode;
  readonly onRetry: () => void;
}

/** The subject of a page did not arrive. Why, in the words of the tray, and how to go on. */
export function NotLoadedBoard({ text, storedNote, onRetry }: NotLoadedBoardProps) {
  return (
    <Board
      marker="coming"
      title={text}
      actions={
        <Button ref={leaveFocusAround} variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <TraySlot />
      {storedNote !== undefined && <p>{storedNote}</p>}
    </Board>
  );
}
