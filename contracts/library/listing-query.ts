import * as z from 'zod/mini';
import { Id } from '../endpoint-presets.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';

/**
 * M-09, M-10: how a list of training is ordered, paged and filtered. `status` names statuses, or with `!` one to leave
 * out (O-05).
 */
const ListingQuery = z.strictObject({
  organisation_id: WireNumber,
  order_by: maybe(z.string()),
  order_dir: maybe(z.enum(['asc', 'desc'])),
  page: maybe(WireNumber),
  per_page: maybe(WireNumber),
  search: maybe(z.string()),
  status: maybe(z.string()),
  module_type_key: maybe(WireList),
  with: maybe(WireList),
});

/** What the lists of a person and of a category have in common. */
export const LISTING = {
  params: Id,
  query: ListingQuery,
  fixedQuery: { with: ['collections', 'modules'] },
  errors: { preset: 'silent' },
} as const;
