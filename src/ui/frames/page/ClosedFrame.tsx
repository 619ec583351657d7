import type { ReactNode } from 'react';
import './closed.css';

/** The column of a page that has nothing to work on: closed, not loaded, or still loading. */
export function ClosedFrame({ children }: { children: ReactNode }) {
  return <div className="wrap closed">{children}</div>;
}
