import type { ReactNode } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import type { MarkerShape } from '../../messages/marker/marker-shapes.tsx';
import './board.css';

export interface BoardProps {
  marker: MarkerShape;
  /** What stops, in one sentence. */
  title: ReactNode;
  /** Who can open it, and how. */
  children?: ReactNode;
  /** One way on or one way back, never two equal buttons. */
  actions?: ReactNode;
  /** Ink when somebody can open it, `bad` when it is final for you, `due` when time does. */
  tone?: 'ink' | 'bad' | 'due';
}

/** The closed board: the fingerpost without its point, for a page that cannot go on. */
export function Board({ marker, title, children, actions, tone = 'ink' }: BoardProps) {
  return (
    <div className={tone === 'ink' ? 'board' : `board board--${tone}`}>
      <Marker shape={marker} size={40} />
      <div>
        <p className="board__t">{title}</p>
        {children && <div className="board__x">{children}</div>}
        {actions && <div className="board__a">{actions}</div>}
      </div>
    </div>
  );
}
