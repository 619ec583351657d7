import { catalogue } from '#contracts/catalogue.ts';
import { listBookings } from '../rules/bookings.rules.ts';
import { handle } from './handle.ts';

export const bookingsHandlers = { listBookings: handle(catalogue.listBookings, listBookings) };
