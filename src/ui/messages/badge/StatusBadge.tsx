import { Marker, type MarkerSize } from '../marker/Marker.tsx';
import type { MarkerShape } from '../marker/marker-shapes.tsx';
import './badge.css';

/** The colour that confirms a state; the shape and the word have said it already. */
export type StatusTone = 'ok' | 'bad' | 'due' | 'quiet' | 'ink';

export interface StatusBadgeProps {
  shape: MarkerShape;
  word: string;
  /** Default: the shape's own. An area with house rules (assessments) names it. */
  tone?: StatusTone;
  /** `meta`: 13 px, on cards and in rows. */
  size?: 'text' | 'meta';
  markerSize?: MarkerSize;
  /** `upload` only: the share sent, 0 to 100. */
  percent?: number;
}

/** V-16: a state is always marker, word and colour. */
export function StatusBadge({ shape, word, tone, size = 'text', markerSize = 20, percent }: StatusBadgeProps) {
  const toneClass = tone === undefined ? '' : ` state--tone-${tone}`;
  return (
    <span className={`state state--${shape}${toneClass}${size === 'meta' ? ' state--meta' : ''}`}>
      <Marker shape={shape} size={markerSize} {...(percent === undefined ? {} : { percent })} />
      {word}
    </span>
  );
}
