import type { CSSProperties } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import './score.css';

/**
 * The score on a line with the pass mark as a post, whose flag has the organisation's colour once it is reached. Both
 * in per cent, 0 to 100.
 */
export function Score({ score, passMark }: { score: number; passMark: number }) {
  return (
    <div
      className={score >= passMark ? 'score score--reached' : 'score'}
      role="img"
      aria-label={`Your score ${score}%, the pass mark is ${passMark}%`}
      style={{ '--at': `${score}%`, '--gate': `${passMark}%` } as CSSProperties}
    >
      <span className="score__line" />
      <span className="score__walk" />
      <span className="score__0">0</span>
      <span className="score__100">100%</span>
      <span className="score__gate">
        <span>Pass mark</span>
        <b>{passMark}%</b>
      </span>
      <span className="score__you">{score}%</span>
      <span className="score__here">
        <Marker shape="here" />
      </span>
    </div>
  );
}
