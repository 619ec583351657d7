import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { BookingsPage } from './BookingsPage.tsx';
import type { BookingFlowProps } from './changing/use-booking-flow.ts';

/** `/bookings`: an organisation without bookings has no such page. The address holds the tab and the search. */
export function BookingsRoute({ UnscheduleFlow }: { UnscheduleFlow: ComponentType<BookingFlowProps> }) {
  const { profile, organisation } = useCurrent();
  const nowUnix = useToday(useClock().now);
  const [query, changeQuery] = useQueryAddress();
  if (!organisation.settings.bookings) return <Navigate to="/" replace />;
  return (
    <BookingsPage
      key={organisation.organisation_id}
      {...{ profile, organisation, query, nowUnix, UnscheduleFlow }}
      onQuery={changeQuery}
    />
  );
}
