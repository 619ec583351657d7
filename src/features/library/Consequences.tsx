import { useId } from 'react';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import './consequences.css';

interface ConsequencesProps {
  readonly title: string;
  readonly marker: 'wrong' | 'done';
  readonly texts: readonly string[];
}

/** One of the two lists before a reset: what goes, or what stays (N-21). */
export function Consequences({ title, marker, texts }: ConsequencesProps) {
  const id = useId();
  return (
    <div className="cons">
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {texts.map((text) => (
          <li key={text}>
            <Marker shape={marker} size={20} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
