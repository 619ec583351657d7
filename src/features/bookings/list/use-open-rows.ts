import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';

/** `?open=2105,2107`; ids of no booking of the list are passed over. */
const openIdsOf = (query: URLSearchParams, bookings: readonly Booking[]): ReadonlySet<number> => {
  const known = new Map(bookings.map(({ booking_id: id }) => [String(id), id]));
  return new Set((query.get('open') ?? '').split(',').flatMap((text) => known.get(text) ?? []));
};

export interface OpenRows {
  readonly openIds: ReadonlySet<number>;
  /** The same function for as long as the page stands, so that one row that opens does not draw the others anew. */
  readonly toggle: (id: number) => void;
}

/** Rows that are open, which the address holds (0216): they survive a reload and can be linked. */
export const useOpenRows = (
  bookings: readonly Booking[],
  query: URLSearchParams,
  onQuery: (query: URLSearchParams) => void,
): OpenRows => {
  const openIds = useMemo(() => openIdsOf(query, bookings), [query, bookings]);
  const latest = useRef({ openIds, query, onQuery });
  useLayoutEffect(() => {
    latest.current = { openIds, query, onQuery };
  });
  const toggle = useCallback((id: number) => {
    const { openIds: before, query: address, onQuery: tell } = latest.current;
    const after = before.has(id) ? [...before].filter((one) => one !== id) : [...before, id];
    const next = new URLSearchParams(address);
    if (after.length === 0) next.delete('open');
    else next.set('open', after.join(','));
    tell(next);
  }, []);
  return { openIds, toggle };
};
