import { Marker } from '../../messages/marker/Marker.tsx';
import './palette.css';
import '../../drawings/path/path.css';
import { PALETTE_LIST_MAX, type PaletteProps } from './palette-items.ts';

/** Many questions, six to a row; each says its number, its words and its state to assistive technology. */
function PaletteGrid({ items, onPick }: PaletteProps) {
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

/** Questions as a path with their words. */
function PaletteList({ items, onPick }: PaletteProps) {
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

/** The questions of an assessment as a path: a list of up to twelve, otherwise a grid. */
export function Palette({ items, onPick }: PaletteProps) {
  if (items.length <= PALETTE_LIST_MAX) return <PaletteList items={items} onPick={onPick} />;
  return <PaletteGrid items={items} onPick={onPick} />;
}
