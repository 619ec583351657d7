import { Marker } from '../../messages/marker/Marker.tsx';
import '../../drawings/path/path.css';
import './palette.css';
import type { PaletteProps } from './palette-items.ts';

/** Questions as a path with their words. */
export function PaletteList({ items, onPick }: PaletteProps) {
  return (
    <ol className="path pal__path">
      {items.map((item) => (
        <li
          key={item.key}
          className={item.walked ? 'path__stop path__stop--walked' : 'path__stop'}
          aria-current={item.current ? 'step' : undefined}
        >
          <a className="pal__a" href={item.href} onClick={(event) => onPick?.(item, event)}>
            <Marker shape={item.marker} percent={item.percent ?? 0} />
            <span className="pal__n">{item.number}</span>
            <span className="pal__t">{item.title}</span>
            {/* The tick of an answered one says it to the eye; its room is the question's. */}
            <span className={item.marker === 'done' ? 'vh' : 'pal__s'}>{item.word}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
