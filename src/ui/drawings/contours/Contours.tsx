import type { ReactNode } from 'react';
import { usePainted } from '../painted/use-painted.ts';
import contoursUrl from './contours.svg?no-inline';
import './contours.css';

export interface ContoursProps {
  /** What is drawn on the map: `CoverPath`, or where the way stops. */
  children?: ReactNode;
  /** Which part stays in sight when the map is cut. */
  anchor?: 'top' | 'middle';
  className?: string;
  /** False while the lines, a file of their own, have to wait. */
  lined?: boolean;
}

/**
 * The map of the cover: contour lines in the organisation's colour. Decoration. The lines are a file of their own
 * (they are long and no script needs them); they take their colour by inheritance.
 */
export function Contours({ children, anchor = 'top', className, lined = true }: ContoursProps) {
  // decoration does not compete with what is read
  const drawn = usePainted() && lined;
  return (
    <svg
      className={`contours${className ? ` ${className}` : ''}`}
      viewBox="0 0 900 760"
      preserveAspectRatio={anchor === 'top' ? 'xMidYMin slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {drawn && <use className="ct5" href={`${contoursUrl}#index-lines`} />}
      {drawn && <use className="ct" href={`${contoursUrl}#lines`} />}
      {children}
    </svg>
  );
}
