import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { NOT_AVAILABLE } from '../booking-messages.ts';

/** which order the booking came with. */
export function OrderDetails({ order }: { order: Booking['order'] }) {
  return (
    <div className="bk__info">
      <Facts
        className=""
        facts={[
          { name: 'Order number', value: order?.number ?? NOT_AVAILABLE },
          { name: 'Organisation', value: order?.organisation ?? NOT_AVAILABLE },
        ]}
      />
      <Facts className="" facts={[{ name: 'Study hours', value: order?.study_hours ?? NOT_AVAILABLE }]} />
    </div>
  );
}
