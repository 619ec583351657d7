import type { ReactNode } from 'react';
import './note.css';

/** One line about the whole page, on the organisation's wash. */
export function Banner({ children }: { children: ReactNode }) {
  return <div className="banner">{children}</div>;
}
