import { useEffect, useRef, type ReactNode } from 'react';
import { Board } from '#ui/frames/board/Board.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';

export interface DeadLinkProps {
  title: string;
  /** What happened, in a sentence or two. */
  children: ReactNode;
  /** It came in place of a form, so it is announced and takes the focus. */
  sudden?: boolean;
}

/** A link of a mail that opens nothing here, with the one way on: another one. */
export function DeadLink({ title, children, sudden = false }: DeadLinkProps) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sudden) board.current?.focus();
  }, [sudden]);
  return (
    <div ref={board} tabIndex={-1} role={sudden ? 'alert' : undefined} className="gate__board">
      <Board
        marker="expired"
        title={title}
        actions={
          <LinkButton variant="go" href="/forgotten-password">
            Ask for another link
          </LinkButton>
        }
      >
        {children}
      </Board>
    </div>
  );
}
