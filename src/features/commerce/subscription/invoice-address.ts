import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import type { InvoiceStanding } from '#machines/subscriptions/subscription-standing.ts';
import { defineAddress, oneOf, text, type ListAddress } from '#ui/lists/list/address.ts';

const SORTED_BY = ['created', 'number', 'state', 'total'] as const;
export type SortedBy = (typeof SORTED_BY)[number];

export const STANDINGS = ['paid', 'open', 'notPaid', 'void', 'unknown'] as const satisfies readonly InvoiceStanding[];

export interface InvoiceFilters {
  readonly search: string;
  readonly state: InvoiceStanding | null;
}

export type InvoiceAddress = ListAddress<InvoiceFilters, SortedBy>;

/** What the address says of the invoices: search, state, order and page; the newest first unless it says another order. */
export const { read: readInvoiceAddress, write: writeInvoiceAddress } = defineAddress<InvoiceFilters, SortedBy>({
  filters: { search: text('q'), state: oneOf('state', STANDINGS) },
  sorts: SORTED_BY,
  firstDirection: 'descending',
  sizes: LIST_PAGE_SIZES,
});
