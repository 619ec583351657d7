import type { ReactNode } from 'react';

/**
 * The glyph language of the design, drawn on a 24 grid with 2 px lines. Circle: a stop you can reach; square: a gate;
 * diamond: a warning about time; blade: here, go; flag: the goal. `--hole` is the surface behind.
 */
export type MarkerShape =
  | 'here'
  | 'todo'
  | 'progress'
  | 'done'
  | 'locked'
  | 'overdue'
  | 'expired'
  | 'expiring'
  | 'scheduled'
  | 'moves'
  | 'review'
  | 'upload'
  | 'failed'
  | 'wrong'
  | 'queued'
  | 'coming'
  | 'exempt'
  | 'goal';

const ring = <circle className="mk__hole" cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" />;
const disc = <circle cx="12" cy="12" r="10" fill="currentColor" />;
const diamond = <path d="M12 1 23 12 12 23 1 12z" fill="currentColor" />;

/** What is drawn inside the 24 grid for each shape; `upload` is drawn by the marker, which knows the share sent. */
export const markerShapes: Record<Exclude<MarkerShape, 'upload'>, ReactNode> = {
  here: <path className="mk__blade" d="M2.5 4.5h11.8l6.7 7.5-6.7 7.5H2.5z" strokeWidth="2" />,
  todo: ring,
  progress: (
    <>
      {ring}
      <path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" />
    </>
  ),
  done: (
    <>
      {disc}
      <path className="mk__cut" d="M7.5 12.3l3.1 3.1 6-6.4" fill="none" strokeWidth="2.25" strokeLinecap="square" />
    </>
  ),
  locked: (
    <>
      <rect className="mk__hole" x="3" y="3" width="18" height="18" rx="2" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="10.2" r="2.2" fill="currentColor" />
      <path d="M12 11v5.2" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  overdue: (
    <>
      {diamond}
      <path className="mk__cut" d="M12 6.6v6.4M12 15.4v2.2" strokeWidth="2.25" />
    </>
  ),
  expired: (
    <>
      {diamond}
      <path className="mk__cut" d="M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4" strokeWidth="2.25" />
    </>
  ),
  expiring: (
    <>
      <path className="mk__hole" d="M12 2.4 21.6 12 12 21.6 2.4 12z" stroke="currentColor" strokeWidth="2" />
      <path d="M12 7.5V12.4l3 2" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  scheduled: (
    <>
      {ring}
      <circle cx="12" cy="12" r="4.5" fill="currentColor" />
    </>
  ),
  moves: (
    <>
      {ring}
      <path d="M7.5 12h8M12.5 8.8l3.2 3.2-3.2 3.2" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  review: (
    <>
      {ring}
      <path d="M7 12h2M11 12h2M15 12h2" stroke="currentColor" strokeWidth="2.25" />
    </>
  ),
  failed: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="2" fill="currentColor" />
      <path className="mk__cut" d="M8 8l8 8M16 8l-8 8" strokeWidth="2.25" />
    </>
  ),
  wrong: (
    <>
      {disc}
      <path className="mk__cut" d="M8.3 8.3l7.4 7.4M15.7 8.3l-7.4 7.4" strokeWidth="2.25" />
    </>
  ),
  queued: (
    <>
      {ring}
      <path d="M9.5 8v8M14.5 8v8" stroke="currentColor" strokeWidth="2.25" />
    </>
  ),
  coming: (
    <circle
      className="mk__hole"
      cx="12"
      cy="12"
      r="9"
      stroke="currentColor"
      strokeWidth="2"
      pathLength="80"
      strokeDasharray="5 5"
    />
  ),
  exempt: (
    <>
      {ring}
      <path d="M6 18 18 6" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  goal: (
    <path
      className="mk__hole"
      d="M6 22V3.2h14l-3.6 4.4 3.6 4.4H6"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="miter"
    />
  ),
};
