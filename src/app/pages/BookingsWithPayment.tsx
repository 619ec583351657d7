import { BookingsRoute } from '#features/bookings/BookingsRoute.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';

/** Unscheduling with its payment, whose code comes when somebody begins. */
const UnschedulePart = lazyPart(async () => (await import('./UnscheduleWithPayment.tsx')).UnscheduleWithPayment, {
  missing: (again, { onClose }) => (
    <PartMissing title="The form could not be loaded" onAgain={again} onClose={onClose} />
  ),
});

/** `/bookings`, where a late fee can be paid: the page of one area with the payment of another. */
export function BookingsWithPayment() {
  return <BookingsRoute UnscheduleFlow={UnschedulePart} />;
}
