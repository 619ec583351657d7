import * as z from 'zod/mini';
import { authenticatedPost, NO_REPLY } from '../endpoint-presets.ts';

/** F-08: a basket that was paid, its total in pounds as the basket says it. */
export const PaymentEvent = z.strictObject({ type: z.literal('payment'), basket: z.string().check(z.minLength(1)), total: z.number() });

export const recordPayment = authenticatedPost({
  name: 'recordPayment',
  number: 'X-053',
  description: 'Counts a payment (F-08). Nothing waits for it, and its failure is nobody’s business.',
  path: 'me/analytics',
  body: z.strictObject({ organisation_id: z.number(), data: PaymentEvent }),
  success: [204, 201, 200],
  ...NO_REPLY,
  errors: { preset: 'mute' },
  contract: 'partly',
});
