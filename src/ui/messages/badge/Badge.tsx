import type { ReactNode } from 'react';
import { Marker } from '../marker/Marker.tsx';
import type { MarkerShape } from '../marker/marker-shapes.tsx';
import './badge.css';

/** A flat word about a thing: Optional, Paid, Due in 9 days. A coloured one needs a marker. */
export type BadgeProps = { children: ReactNode } & (
  | { tone?: undefined; shape?: undefined }
  | { tone: 'ok' | 'bad' | 'due'; shape: MarkerShape }
);

export function Badge({ tone, shape, children }: BadgeProps) {
  return (
    <span className={tone ? `badge badge--${tone}` : 'badge'}>
      {shape && <Marker shape={shape} size={20} />}
      {children}
    </span>
  );
}
