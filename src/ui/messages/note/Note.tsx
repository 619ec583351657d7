import type { ReactNode } from 'react';
import './note.css';

/** What is worth knowing here, marked with the organisation's edge. */
export function Note({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="note">
      {title !== undefined && <p className="strong">{title}</p>}
      {children}
    </div>
  );
}
