import * as z from 'zod/mini';
import { authenticatedPost, NO_REPLY } from '../endpoint-presets.ts';

/** F-08: a basket that was paid, its total in pounds as the basket says it. */
const PaymentEvent = z.strictObject({
  type: z.literal('payment'),
  basket: z.string().check(z.minLength(1)),
  total: z.number(),
});

/** N-12: a module that was looked at. `viewTime`: seconds since the last report (5 while nothing interrupts). */
const ViewingEvent = z.strictObject({
  type: z.literal('module'),
  typeId: z.number(),
  viewTime: z.number().check(z.gte(0)),
});

/** are one call that counts two kinds of events (0232). */
export const recordAnalytics = authenticatedPost({
  name: 'recordAnalytics',
  number: 'X-053',
  description:
    'Counts a payment (F-08) or seconds of viewing (N-12). Nothing waits for it, and its failure is nobody’s business.',
  path: 'me/analytics',
  viewing: 'refused',
  body: z.strictObject({ organisation_id: z.number(), data: z.union([PaymentEvent, ViewingEvent]) }),
  success: [204, 201, 200],
  ...NO_REPLY,
  errors: { preset: 'mute' },
  contract: 'partly',
});
