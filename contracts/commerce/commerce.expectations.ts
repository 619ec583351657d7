import { REPEATED_WITH_ITS_KEY } from '../assumption.ts';
import type { Expectations } from '../expectation.ts';
import type * as commerce from './commerce.endpoints.ts';

export const expectations = {
  calls: {
    createBasket: {
      failures: 't s s t s s s t s s',
      viewing: ['named', 'orders what the learner is charged for'],
      screen: 'going to the payment',
      deviations: {
        body: [
          'back_url, complete_url, notes, organisation_id, products, products.id, products.meta_data, products.meta_data.booking_ids, products.meta_data.url, products.quantity',
          '0290',
        ],
      },
    },
    getBasket: {
      failures: 't s s t s s s t s s',
      screen: 'going to the payment',
    },
    getCommerceBasket: {
      failures: 't t t t t t t t t t',
      screen: 'the payment page',
    },
    attachCustomer: {
      failures: 't s s t s s s t s s',
      viewing: ['named', 'says that the learner pays'],
      screen: 'paying',
    },
    getPaymentIntent: {
      failures: 't o o t o o o t o o',
      screen: 'paying',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0206'] },
    },
  },
  assumptions: [
    { of: ['createBasket'], ...REPEATED_WITH_ITS_KEY },
    {
      of: ['getBasket'],
      part: 'call',
      question: 'Is a basket read by its number at `GET baskets/{id}`, and does that bring its key?',
      decision: 'X-036',
    },
    {
      of: ['getBasket', 'getCommerceBasket', 'attachCustomer'],
      part: 'reply',
      at: 'complete_url',
      question: 'Does a basket say where to go on after paying, and without paying, as `complete_url` and `back_url`?',
      decision: '0206',
    },
    {
      of: ['getCommerceBasket', 'attachCustomer', 'getPaymentIntent'],
      part: 'refusal',
      status: 404,
      question: 'Is somebody else’s basket as unknown as one that there is not?',
      decision: '0206',
    },
    {
      of: ['createBasket'],
      part: 'body',
      at: 'products.meta_data.booking_ids',
      question: 'Does a basket for a late fee say which bookings it is for, as `booking_ids` beside the address?',
      decision: '0290',
    },
    {
      of: ['getPaymentIntent'],
      part: 'refusal',
      status: 409,
      question:
        'Is the payment of a basket refused with 409 while its bookings are being changed or have no date, unless it was confirmed already?',
      decision: '0290',
    },
    {
      of: ['createBasket'],
      part: 'refusal',
      status: 422,
      question: 'Under which field is a product refused that the organisation does not sell?',
      decision: '0206',
    },
  ],
} as const satisfies Expectations<typeof commerce>;
