import type { ProviderState } from '../provider-state.ts';

/** Baskets, and what they cost. */
export const commerceStates = {
  'a product is for sale': {
    as: 'learner',
    description:
      'Amara is in this organisation, which sells this product. The foreign product is sold by another organisation, of which she is a member too. A late fee is paid with this product for this booking of hers.',
    provides: { organisation_id: 1, product_id: 176, foreign_product_id: 228, booking_ids: [2103] },
  },
  'a basket was opened under an idempotency key': {
    as: 'learner',
    description:
      'Amara has opened a basket with one of this product under the Idempotency-Key "9c1b7a4e2f8d46a0b5c3d1e0f7a69482"; there is one basket for it, of this number.',
    provides: { organisation_id: 1, product_id: 176, id: 1_000_001 },
  },
  'a basket waits to be paid': {
    as: 'learner',
    description:
      'This basket of Amara’s in this organisation holds three of one product at 72 pounds each: 216 pounds. Nothing was paid; its payment at the card provider has this client secret. After paying it goes on to /bookings?paid=1, without paying to /bookings. The foreign basket is somebody else’s.',
    provides: {
      organisation_id: 1,
      id: 4410,
      key: 'bkt-a1f0c3d29b64',
      client_secret: 'pi_a1f0c3d29b64_secret_demo',
      foreign_id: 4411,
      foreign_key: 'bkt-f7e6d5c4b3a2',
    },
  },
  'a basket waits whose booking is being changed': {
    as: 'learner',
    description:
      'This basket of Amara’s pays the late fee of a workshop. Nothing was paid, and somebody has submitted an unscheduling of the workshop meanwhile, which the server has accepted and not done yet.',
    provides: { key: 'bkt-c0d1e2f3a4b5' },
  },
  'a basket waits whose booking has no date any more': {
    as: 'learner',
    description:
      'This basket of Amara’s pays the late fee of a workshop. Nothing was paid, and the workshop has been unscheduled meanwhile.',
    provides: { key: 'bkt-c0d1e2f3a4b5' },
  },
  'a basket is paid whose booking has no date any more': {
    as: 'learner',
    description:
      'This basket of Amara’s paid the late fee of a workshop, which has been unscheduled. Its payment at the card provider has this client secret.',
    provides: { key: 'bkt-c0d1e2f3a4b5', client_secret: 'pi_c0d1e2f3a4b5_secret_demo' },
  },
} as const satisfies Record<string, ProviderState>;
