import * as z from 'zod/mini';
import { authenticatedGet, Id } from '../endpoint-presets.ts';
import { maybe, WireNumber } from '../wire.schema.ts';
import { ListedPages } from './card.schema.ts';

export const listUserPages = authenticatedGet({
  name: 'listUserPages',
  number: 'X-057',
  description:
    'The pages that are assigned to a person in an organisation, by title; `pinned` leaves only the pinned ones (M-01).',
  path: 'users/{id}/pages',
  params: Id,
  query: z.strictObject({
    organisation_id: WireNumber,
    order_by: maybe(z.string()),
    search: maybe(z.string()),
    page: maybe(WireNumber),
    per_page: maybe(WireNumber),
    pinned: maybe(z.literal('true')),
    /** Less of each page, never Laravel's `simplePaginate`: the total stays. */
    simple: maybe(z.literal('true')),
  }),
  fixedQuery: { order_by: 'title' },
  reply: ListedPages,
  errors: { preset: 'silent' },
});
