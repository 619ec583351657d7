import type { ReactNode } from 'react';
import './closed.css';

/**
 * The column of a page that has nothing to work on: closed, not loaded, or still loading. `aside` stands in the right
 * third of a wide screen, below on others.
 */
export function ClosedFrame({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  if (!aside) return <div className="wrap closed">{children}</div>;
  return (
    <div className="wrap closed closed--two">
      <div className="closed__main">{children}</div>
      {aside}
    </div>
  );
}
