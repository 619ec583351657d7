import { workSample } from '#persistence/testing/work-sample.ts';
import { bookingDelivery } from '../changing/booking-delivery.ts';

const request = {
  action: 'unschedule' as const,
  organisationId: 1,
  ids: [2102, 2104],
  chosenIds: [2102],
  values: { confirm: true },
  starts: [1, null],
};

export const sample = workSample(bookingDelivery, {
  confirmed: {
    name: '1/unschedule',
    title: '',
    input: request,
    named: '2 bookings to unschedule: sent, and not known to have arrived',
    href: '/bookings',
  },
});
