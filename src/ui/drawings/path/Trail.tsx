import { Marker } from '../../messages/marker/Marker.tsx';
import './trail.css';

/**
 * The path drawn small, on a collection's card: one stop per part, the blade where you stopped, the flag at the end.
 * Decoration: the same is said in words beside it.
 */
export function Trail({ parts, walked }: { parts: number; walked: number }) {
  return (
    <span className="trail" aria-hidden="true">
      {Array.from({ length: parts }, (_, index) => (
        <i key={index} className={index < walked ? 'w' : index === walked ? 'h' : undefined}>
          {index === walked && <Marker shape="here" />}
        </i>
      ))}
      <i>
        <Marker shape="goal" />
      </i>
    </span>
  );
}
