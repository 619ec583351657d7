import type { RowLanes } from '#machines/bookings/lanes.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';

export interface LanesProps extends RowLanes {
  /** Left out where no marker stands here. */
  readonly shape?: MarkerShape;
}

/** The lines beside a row and its marker. Decoration: the row says in words what moves, and for what. */
export function Lanes({ parts, marker, shape }: LanesProps) {
  return (
    <span className="lanes" aria-hidden="true">
      {parts.map((part, lane) => (
        <span key={lane} className="lane">
          {(part === 'through' || part === 'end') && <i className="ln ln--t" />}
          {(part === 'through' || part === 'start') && <i className="ln ln--b" />}
          {shape !== undefined && lane === marker && <Marker shape={shape} />}
        </span>
      ))}
    </span>
  );
}
