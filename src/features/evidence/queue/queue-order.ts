import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { orderKeys } from '#ui/lists/list/order-keys.ts';
import type { ListAddress } from '../bulk/list-address.ts';
import { COMPARE, filterRows, rowsOf } from '../bulk/list-rows.ts';

/** The order in which pieces of evidence follow each other: that of their list (R12). */
export const queueOrder = (list: readonly Evidence[], address: ListAddress, nowUnix: number): readonly string[] =>
  orderKeys(rowsOf(list, nowUnix), address, { filter: filterRows, compare: COMPARE });
