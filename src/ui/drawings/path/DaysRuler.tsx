import type { CSSProperties } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import './ruler.css';

/**
 * The rule of thirty days: an overdue one runs up to today, a coming one away from it. Decoration: the days stand in
 * words and figures beside it.
 */
export function DaysRuler({ days, kind }: { days: number; kind: 'overdue' | 'expired' | 'due' }) {
  const share = (Math.min(30, Math.max(0, days)) / 30) * 100;
  const overdue = kind !== 'due';
  const at = overdue ? 100 - share : share;
  const style = {
    '--at': `${at}%`,
    '--from': overdue ? `${at}%` : '0',
    '--to': overdue ? '0' : `${100 - at}%`,
  } as CSSProperties;
  return (
    <div className={overdue ? 'is-bad' : 'is-due'}>
      <div className="ruler" aria-hidden="true" style={style}>
        <Marker shape={kind === 'due' ? 'expiring' : kind} size={20} />
      </div>
    </div>
  );
}
