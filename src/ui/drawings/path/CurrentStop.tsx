import type { ReactNode } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import './path.css';
import './current-stop.css';

export interface CurrentStopProps {
  /** Usually a link. */
  title: ReactNode;
  /** What it is, and what it leads to. */
  why?: ReactNode;
  /** The blade that goes on from here: the only one of the page. */
  action: ReactNode;
  level?: 2 | 3;
}

/**
 * The stop where the reader stands, on a page that is a path itself: the only filled row, with the blade in it. It is
 * an item of a `Path`.
 */
export function CurrentStop({ title, why, action, level = 3 }: CurrentStopProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className="path__stop path__stop--here current-stop" aria-current="step">
      <Marker shape="here" />
      <div className="current-stop__band">
        <div>
          <Heading className="current-stop__title">{title}</Heading>
          {why && <p className="path__why">{why}</p>}
        </div>
        {action}
      </div>
    </li>
  );
}
