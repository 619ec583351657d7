import type { ReactNode } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import type { MarkerShape } from '../../messages/marker/marker-shapes.tsx';
import './path.css';

export interface PathNodeProps {
  /** Its marker; the word that belongs to it stands in `why`, or is given as `word`. None where a `Sign` stands. */
  marker?: MarkerShape;
  word?: string;
  /** `walked`: the seed between two edges. `here`: walked up to here, dotted on. `gated`: closed. Default: open. */
  line?: 'walked' | 'here' | 'gated' | 'open';
  title?: ReactNode;
  /** The state in words, and what opens it. */
  why?: ReactNode;
  children?: ReactNode;
  /** It does not depend on the stop before it: no line joins the two. */
  apart?: boolean;
  className?: string;
}

/** One stop of a path. */
export function PathNode({
  marker,
  word,
  line = 'open',
  title,
  why,
  children,
  apart = false,
  className,
}: PathNodeProps) {
  const lineClass = line === 'open' ? '' : ` path__stop--${line}`;
  return (
    <li
      className={`path__stop${lineClass}${marker ? '' : ' path__stop--sign'}${apart ? ' path__stop--apart' : ''}${className ? ` ${className}` : ''}`}
      aria-current={line === 'here' ? 'step' : undefined}
    >
      {marker && <Marker shape={marker} {...(word === undefined ? {} : { word })} />}
      {title && <p className="path__title">{title}</p>}
      {why && <p className="path__why">{why}</p>}
      {children}
    </li>
  );
}
