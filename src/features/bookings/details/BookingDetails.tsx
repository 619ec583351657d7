import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { isWorkshop } from '#machines/bookings/booking-state.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { BookingInfo } from './BookingInfo.tsx';
import { BookingLinks } from './BookingLinks.tsx';
import { CourseDates } from './CourseDates.tsx';
import { OrderDetails } from './OrderDetails.tsx';

export interface BookingDetailsProps {
  readonly booking: Booking;
  readonly organisation: OrganisationMembership;
  readonly userId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly onShowFlow: (booking: Booking) => void;
}

/** what a row opens. Online learning has no dates to choose from. */
export function BookingDetails({ booking, organisation, userId, nowUnix, onShowFlow }: BookingDetailsProps) {
  const { prerequisites, dependencies, product } = booking;
  const isLinked = [prerequisites, dependencies].some((links) => (links ?? []).length > 0);
  return (
    <Tabs
      label={product.name}
      tabs={[
        {
          key: 'info',
          label: 'Info',
          panel: (
            <BookingInfo
              {...{ booking, organisation, userId, nowUnix }}
              onShowFlow={isLinked ? () => onShowFlow(booking) : undefined}
            />
          ),
        },
        {
          key: 'before',
          label: 'Before',
          panel: <BookingLinks links={prerequisites ?? []} none="Nothing has to be done before it." />,
        },
        {
          key: 'after',
          label: 'After',
          panel: <BookingLinks links={dependencies ?? []} none="Nothing depends on it." />,
        },
        ...(isWorkshop(booking)
          ? [
              {
                key: 'dates',
                label: 'Dates',
                panel: <CourseDates product={product} organisationId={organisation.organisation_id} />,
              },
            ]
          : []),
        { key: 'order', label: 'Order Details', panel: <OrderDetails order={booking.order} /> },
      ]}
    />
  );
}
