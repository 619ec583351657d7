import './contours.css';

/** The way across the map, piece by piece: four stops and the flag. */
const PIECES = [
  'M-20 742C90 700 96 640 180 596',
  'C264 552 268 520 330 492',
  'C392 464 400 400 452 372',
  'C504 344 520 300 560 262',
  'C600 224 610 214 652 190',
] as const;
const STOPS = [
  [180, 596],
  [330, 492],
  [452, 372],
  [560, 262],
] as const;

/** Somebody's own way (V12): walked up to one of the stops, counted from one, or to the flag; dotted from there. */
export function OwnPath({ stops, isComplete }: { stops: number; isComplete: boolean }) {
  const at = Math.min(STOPS.length, Math.max(1, stops));
  const walked = (isComplete ? PIECES : PIECES.slice(0, at)).join('');
  const here = STOPS[at - 1];
  return (
    <>
      <path className="tr-dot" d={PIECES.join('')} />
      <path className="tr-case" d={walked} />
      <path className="tr" d={walked} />
      {STOPS.map(([x, y]) => (
        <circle key={x} className="tr-stop" cx={x} cy={y} r="11" />
      ))}
      {!isComplete && here !== undefined && (
        <path className="tr-here" transform={`translate(${here.join(' ')})`} d="M-18 -16H6l18 16L6 16H-18z" />
      )}
      <g transform="translate(652 190)">
        <path className={isComplete ? 'tr-here' : 'tr-flag'} d="M0 0V-58H46l-12 14 12 14H0" />
        <circle className="tr-stop" r="7" />
      </g>
    </>
  );
}
