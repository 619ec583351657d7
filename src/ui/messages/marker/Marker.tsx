import { markerShapes, type MarkerShape } from './marker-shapes.tsx';
import './marker.css';

/** 20 beside text, 24 on a path, 40 beside a title or on a board. No other sizes. */
export type MarkerSize = 20 | 24 | 40;

export interface MarkerProps {
  shape: MarkerShape;
  size?: MarkerSize;
  /** `upload` only: the share sent, 0 to 100. */
  percent?: number;
  /**
   * The marker's word. Leave it out only where the word stands visibly beside the marker: the marker is then hidden
   * from assistive technology.
   */
  word?: string;
  className?: string;
}

const sizeClass: Record<MarkerSize, string> = { 20: ' mk--s', 24: '', 40: ' mk--l' };

/** One mark of the glyph language. A state is always marker and word (V-16). */
export function Marker({ shape, size = 24, percent = 0, word, className }: MarkerProps) {
  const name = `mk mk--${shape}${sizeClass[size]}${className ? ` ${className}` : ''}`;
  const spoken = word === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': word };
  return (
    <svg className={name} viewBox="0 0 24 24" {...spoken}>
      {shape === 'upload' ? <UploadRing percent={percent} /> : markerShapes[shape]}
    </svg>
  );
}

function UploadRing({ percent }: { percent: number }) {
  const share = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <>
      <circle className="mk__hole" cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" strokeOpacity=".3" />
      {share > 0 && (
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          pathLength="100"
          strokeDasharray={`${share} ${100 - share}`}
          transform="rotate(-90 12 12)"
        />
      )}
      <path d="M12 16V8.5M8.8 11.3 12 8.1l3.2 3.2" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  );
}
