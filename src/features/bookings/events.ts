import { bookingsKeys } from '#api/queries/bookings.keys.ts';
import { refresh, type OpenAreaEvents } from '#current/area-events.ts';
import { hasAccepted } from './changing/booking-names.ts';

/** Y-04, I-03: a booking was made, moved or ended. The words are the specification's. */
export const bookingsEvents: OpenAreaEvents = (input) => ({
  // Real time waits for the page: what the server had taken may be done before its event is heard.
  onArrival: () => {
    const { profile, organisation } = input.current();
    if (hasAccepted(profile.id, organisation.organisation_id))
      refresh(input, bookingsKeys.bookings(organisation.organisation_id));
  },
  effects: {
    'booking.completed': ({ organisation_id: organisationId }) => {
      refresh(input, bookingsKeys.bookings(organisationId));
      const { profile } = input.current();
      // Its code comes with the page of bookings; without it the list tells nearly as much.
      if (profile.impersonated !== true)
        void import('./changing/booking-requests.ts').then(
          ({ forgetMovesOnDevice }) => forgetMovesOnDevice({ userId: profile.id, organisationId, now: input.now }),
          () => undefined,
        );
      if (organisationId !== input.current().organisation.organisation_id) return;
      input.notifications.tell({
        key: 'booking.completed',
        text: `Your ${input.productName} booking has updated. See 'My Bookings' for details.`,
        marker: 'scheduled',
        link: { label: 'View Bookings', href: '/bookings' },
      });
    },
  },
});
