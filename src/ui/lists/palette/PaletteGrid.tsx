import { Marker } from '../../messages/marker/Marker.tsx';
import './palette.css';
import type { PaletteProps } from './palette-items.ts';

/** Many questions, six to a row; each says its number, its words and its state to assistive technology. */
export function PaletteGrid({ items, onPick }: PaletteProps) {
  return (
    <ol className="pal__grid">
      {items.map((item) => (
        <li key={item.key} className={item.walked ? 'w' : undefined} aria-current={item.current ? 'step' : undefined}>
          <a href={item.href} onClick={(event) => onPick?.(item, event)}>
            <Marker shape={item.marker} percent={item.percent ?? 0} />
            <span aria-hidden="true">{item.number}</span>
            <span className="vh">{`Question ${item.number}, ${item.title}, ${item.word}`}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
