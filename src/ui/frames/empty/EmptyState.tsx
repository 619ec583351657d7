import type { ReactNode } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import type { MarkerShape } from '../../messages/marker/marker-shapes.tsx';
import './empty.css';

export interface EmptyStateProps {
  marker?: MarkerShape;
  title: string;
  /** What to do next, or who does it. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ marker = 'todo', title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      <Marker shape={marker} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
