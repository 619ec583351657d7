import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { ListAddress } from '../bulk/list-address.ts';
import { COMPARE, filterRows, rowsOf } from '../bulk/list-rows.ts';

/** The keys of a list as its page shows them: filtered and sorted as the address says, over all pages. */
export const queueOrder = (list: readonly Evidence[], address: ListAddress, nowUnix: number): readonly string[] => {
  const compare = COMPARE[address.sort];
  const sign = address.direction === 'descending' ? -1 : 1;
  return filterRows(rowsOf(list, nowUnix), address)
    .toSorted((one, other) => sign * compare(one, other))
    .map(({ key }) => key);
};
