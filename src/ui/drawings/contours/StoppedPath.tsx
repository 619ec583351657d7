import { markerShapes, type MarkerShape } from '../../messages/marker/marker-shapes.tsx';
import '../../messages/marker/marker.css';
import './contours.css';

/** Where the way stops: at a gate, before it, in no path at all, or off every way. */
export type StoppedAt = 'gate' | 'before' | 'none' | 'lost';

interface Drawing {
  walked?: string;
  dotted: readonly string[];
  marks: readonly { shape: Exclude<MarkerShape, 'upload'>; x: number; y: number; size: number }[];
}

const drawings: Record<StoppedAt, Drawing> = {
  gate: {
    walked: 'M120 800C170 700 210 640 268 590S390 520 432 440',
    dotted: ['M432 440c42-80 70-132 138-176'],
    marks: [
      { shape: 'locked', x: 404, y: 412, size: 56 },
      { shape: 'goal', x: 551, y: 220, size: 52 },
    ],
  },
  before: {
    dotted: ['M120 800C170 700 210 640 268 590S390 520 432 440s70-132 138-176'],
    marks: [
      { shape: 'todo', x: 246, y: 568, size: 44 },
      { shape: 'locked', x: 404, y: 412, size: 56 },
      { shape: 'goal', x: 551, y: 220, size: 52 },
    ],
  },
  none: {
    walked: 'M120 800C170 700 210 640 268 590',
    dotted: ['M268 590C326 540 390 520 432 440s70-132 138-176'],
    marks: [
      { shape: 'locked', x: 240, y: 562, size: 56 },
      { shape: 'todo', x: 412, y: 420, size: 40 },
      { shape: 'goal', x: 551, y: 220, size: 52 },
    ],
  },
  lost: {
    walked: 'M120 800C170 700 210 640 268 590c40-34 92-60 132-100',
    dotted: ['M400 490c30-40 20-90-20-120s-90-10-96 40 30 90 80 86', 'M400 490c60-30 130-20 170 20'],
    marks: [
      { shape: 'coming', x: 548, y: 488, size: 44 },
      { shape: 'here', x: 368, y: 458, size: 64 },
    ],
  },
};

/** The way on the map of a page that cannot go on. */
export function StoppedPath({ at }: { at: StoppedAt }) {
  const { walked, dotted, marks } = drawings[at];
  return (
    <>
      {walked !== undefined && <path className="tr-case" d={walked} />}
      {walked !== undefined && <path className="tr" d={walked} />}
      {dotted.map((d) => (
        <path key={d} className="tr-dot" d={d} />
      ))}
      {marks.map(({ shape, x, y, size }) => (
        <g key={shape} className={`mk mk--${shape}`} transform={`translate(${x} ${y}) scale(${size / 24})`}>
          {markerShapes[shape]}
        </g>
      ))}
    </>
  );
}
