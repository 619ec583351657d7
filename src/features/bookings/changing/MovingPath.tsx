import type { ReactNode } from 'react';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { formatUnixDate } from '#ui/format/days.ts';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { BLOCKS } from '../booking-messages.ts';
import './changing.css';
import { reasonOf } from './changing-messages.ts';
import type { MovingEntry } from './moving-entries.ts';

export interface MovingPathProps {
  readonly action: BookingAction;
  readonly entries: readonly MovingEntry[];
  /** What stands at the end of a line: its fee, or its new date. */
  readonly aside: (entry: MovingEntry) => ReactNode;
  /** What is to be known of it besides, under why it moves; null: nothing. */
  readonly warning?: (entry: MovingEntry) => string | null;
}

/** every booking that moves, with its present date and why, in the order in which they depend on each other. */
export function MovingPath({ action, entries, aside, warning }: MovingPathProps) {
  return (
    <Path className="moves" label="What moves">
      {entries.map((entry) => {
        const { booking, because, block, isStart, isEnd } = entry;
        const start = booking.course?.start_date ?? null;
        const warned = warning?.(entry) ?? null;
        return (
          <PathNode
            key={booking.booking_id}
            marker={because === null ? (action === 'schedule' ? 'todo' : 'scheduled') : 'moves'}
            className={`moves__item${isStart ? ' moves__item--start' : ''}${isEnd ? ' moves__item--end' : ''}`}
          >
            <div className="moves__main">
              <p>
                {start !== null && <span className="moves__day">{formatUnixDate(start)}</span>}{' '}
                <span className="strong">{booking.product.name}</span>
              </p>
              <p className="path__why">{reasonOf(action, entry)}</p>
              {warned !== null && <p className="moves__warning">{warned}</p>}
              {block !== null && <FieldError id={`block-${booking.booking_id}`}>{BLOCKS[block]}</FieldError>}
            </div>
            {aside(entry)}
          </PathNode>
        );
      })}
    </Path>
  );
}
