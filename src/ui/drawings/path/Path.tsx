import type { ReactNode } from 'react';
import './path.css';

/** A line through stops, in their order. Its items are `PathNode`s; no line, no dependency. */
export function Path({ children, label, className }: { children: ReactNode; label?: string; className?: string }) {
  return (
    <ol className={`path${className ? ` ${className}` : ''}`} aria-label={label}>
      {children}
    </ol>
  );
}
