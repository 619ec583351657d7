import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { notScheduled, scheduledFrom, type Scheduled } from '#machines/bookings/booking-lists.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { formatUnixDate } from '#ui/format/days.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { startLabel } from './labels.ts';
import './bookings-block.css';

/** Rows under the next booking. */
const MORE = 3;

interface BookingsBlockProps {
  /** Undefined while they load. */
  bookings: readonly Booking[] | undefined;
  /** The organisation's own word. */
  title: string;
  nowUnix: number;
}

/** L-04: the next scheduled booking, those after it, and what has no date yet. */
export function BookingsBlock({ bookings, title, nowUnix }: BookingsBlockProps) {
  const [next, ...later] = scheduledFrom(bookings ?? [], nowUnix);
  const open = notScheduled(bookings ?? []).length;
  return (
    <aside className="booked" aria-labelledby="booked-heading">
      <h2 id="booked-heading">{title}</h2>
      {bookings === undefined && <BookingsSkeleton title={title} />}
      {bookings !== undefined && next === undefined && (
        <p className="booked__none">Nothing is scheduled at the moment.</p>
      )}
      {next !== undefined && <NextBooking next={next} />}
      {later.length > 0 && (
        <ul className="booked__more">
          {later.slice(0, MORE).map(({ booking, start }) => (
            <li key={booking.booking_id}>
              <span className="booked__d">{formatUnixDate(start)}</span>
              <span>{booking.product.name}</span>
            </li>
          ))}
        </ul>
      )}
      {bookings !== undefined && (
        <p className="booked__foot">
          {open > 0 && <StatusBadge shape="todo" word={`${open} not scheduled yet`} />}
          <Link href="/bookings">
            {open === 0 ? `All ${title.toLowerCase()}` : open === 1 ? 'Schedule it' : 'Schedule them'}
          </Link>
        </p>
      )}
    </aside>
  );
}

function NextBooking({ next }: { next: Scheduled }) {
  const { product, course } = next.booking;
  return (
    <div className="booked__next">
      <p className="booked__date">{startLabel(next)}</p>
      <p className="strong">
        <Link href="/bookings">{product.name}</Link>
      </p>
      <p className="meta">{[product.type.name, course?.venue?.name].filter(Boolean).join(', ')}</p>
    </div>
  );
}

function BookingsSkeleton({ title }: { title: string }) {
  return (
    <SkeletonGroup label={`Loading ${title}`}>
      <Skeleton shape="head" width={80} />
      <Skeleton shape="text" width={60} />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
