import type { WrongRule } from './wrong-rule.ts';

const consequences = 'mocks/rules/booking-consequences.ts';
const submission = 'mocks/rules/booking-submission.ts';
const seats = 'mocks/rules/course-seats.ts';
const lateFee = 'mocks/rules/late-fee.ts';
const decide = 'mocks/handlers/decide.ts';
const bookings = 'mocks/rules/bookings.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'who has no session is forbidden, not unauthenticated',
    file: decide,
    from: "if (endpoint.session === 'required' && user === null) return refused(unauthenticated(),",
    to: "if (endpoint.session === 'required' && user === null) return refused(forbidden(),",
  },
  {
    name: 'bookings of other organisations are listed',
    file: bookings,
    from: ' && booking.organisation_id === organisationId',
    to: '',
  },
  {
    name: 'bookings of everybody are listed',
    file: bookings,
    from: 'booking.user_id === user.id && ',
    to: '',
  },
  {
    name: 'what comes before and after is exchanged',
    file: bookings,
    from: 'dependencies: after.map(linkView)',
    to: 'dependencies: after.map(linkView).toReversed().slice(1)',
  },
  {
    name: 'nothing is pulled in',
    file: consequences,
    from: 'for (const from of queue) {',
    to: 'for (const from of queue.slice(queue.length)) {',
  },
  {
    name: 'scheduling pulls in dependents',
    file: consequences,
    from: "action === 'book'",
    to: "action !== 'book'",
  },
  {
    name: 'any state allows any action',
    file: consequences,
    from: 'nowUnix) === STATE_BEFORE[action]',
    to: "nowUnix) !== 'completed'",
  },
  { name: 'any day is allowed', file: submission, from: 'if (day < min)', to: "if (day < '')" },
  {
    name: 'workshops need no location',
    file: submission,
    from: "if (location === undefined) return { location: ['The location field is required.'] };",
    to: 'if (location === undefined) return {};',
    unseen: 'no seat is found without a location, and the refusal has the same field',
  },
  {
    name: 'a full course has room',
    file: seats,
    from: '?? Number.POSITIVE_INFINITY) >',
    to: '?? Number.POSITIVE_INFINITY) + 1000 >',
    unseen: 'the other location has no date at all in the state',
  },
  {
    name: 'seats of others are free',
    file: seats,
    from: 'seats - new Set(seated.map(({ booking_id }) => booking_id)).size',
    to: 'seats',
  },
  {
    name: 'a booking is changed twice at once',
    file: submission,
    from: 'pending.has(booking.booking_id)',
    to: 'pending.has(0)',
  },
  { name: 'no fee is due', file: lateFee, from: 'lateCount === 0', to: 'lateCount > 0' },
  {
    name: 'no payment covers a fee',
    file: lateFee,
    from: 'paid_at !== null && spent_at === null;',
    to: 'paid_at === null && spent_at !== null;',
  },
  {
    name: 'an old payment covers a fee',
    file: lateFee,
    from: 'paid_at !== null && spent_at === null',
    to: 'paid_at !== null',
  },
  {
    name: 'anybody waives a fee',
    file: lateFee,
    from: 'user.super || session?.viewer_id !== undefined',
    to: 'user.super || session !== null',
  },
  {
    name: 'nobody waives a fee',
    file: lateFee,
    from: 'user.super || session?.viewer_id !== undefined',
    to: 'user.super && session === null',
  },
  {
    name: 'unscheduling needs no confirmation',
    file: 'mocks/rules/submit-bookings.rules.ts',
    from: '...(confirm === true ? {}',
    to: '...(confirm !== false ? {}',
  },
  {
    name: 'past dates are listed',
    file: bookings,
    from: 'start_date >= now && ',
    to: '',
    unseen: 'the workshop of the state has no past dates',
  },
  {
    name: 'dates of every product are listed',
    file: bookings,
    from: 'product_id === product.product_id && start_date',
    to: 'start_date',
  },
  {
    name: 'locations of every organisation are listed',
    file: bookings,
    from: '.where(({ organisation_id }) => organisation_id === query.organisation_id)',
    to: '.where(() => true)',
  },
  {
    name: 'a price is in pence',
    file: bookings,
    from: 'value_inc_tax: product.price_inc_tax',
    to: 'value_inc_tax: product.price_inc_tax * 100',
  },
  {
    name: 'a product of another organisation is told',
    file: 'mocks/rules/bookings.rules.ts',
    from: 'product?.organisation_id === organisationId ?',
    to: 'product !== undefined ?',
  },
  {
    name: 'a stranger is told a product',
    file: 'mocks/rules/bookings.rules.ts',
    from: `if (membershipOf(db, user.id, organisationId) === undefined) return notFound('Organisation', organisationId);
  const product`,
    to: 'const product',
  },
  {
    name: 'a stranger is told where workshops are',
    file: 'mocks/rules/bookings.rules.ts',
    from: `if (refusal !== null) return refusal;
  const locations`,
    to: 'const locations',
  },
  {
    name: 'a stranger is told when workshops are',
    file: 'mocks/rules/bookings.rules.ts',
    from: `if (refusal !== null) return refusal;
  if ('kind'`,
    to: "if ('kind'",
  },
  {
    name: 'a learner schedules what the team schedules',
    file: 'mocks/rules/booking-submission.ts',
    from: "action === 'book' && !booking.self_schedule ?",
    to: "action === 'book' && booking.booking_id < 0 ?",
  },
  {
    name: 'somebody else’s booking is changed',
    file: 'mocks/rules/submit-bookings.rules.ts',
    from: 'refusedFor(unknownErrors(submission)) ??',
    to: 'refusedFor({}) ??',
  },
  {
    name: 'an organisation without bookings has some',
    file: 'mocks/rules/bookings.rules.ts',
    from: 'return mayBook ? null : forbidden();',
    to: 'return null;',
  },
];
