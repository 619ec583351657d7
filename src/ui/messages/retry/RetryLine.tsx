import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { leaveFocusAround } from '../../frames/focus/leave-focus-around.ts';
import './retry-line.css';

/**
 * One line in the place of something small that did not come: what it is, and a way to ask again. A whole list or page
 * has `Loaded`.
 */
export function RetryLine({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div className="retry" role="status">
      <span>{children}</span>
      <Button ref={leaveFocusAround} variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
