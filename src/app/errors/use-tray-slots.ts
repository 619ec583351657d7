import { useCallback, useState } from 'react';
import type { OfferTraySlot } from '#ui/messages/tray/tray-slots.ts';

const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * The places that pages offer for the tray: how to offer one, and the last in the document, which is the nearest to
 * what failed. Null for none.
 */
export const useTraySlots = (): { readonly offer: OfferTraySlot; readonly slot: HTMLElement | null } => {
  const [slots, setSlots] = useState<readonly HTMLElement[]>([]);
  const offer = useCallback<OfferTraySlot>((element) => {
    if (element === null) return undefined;
    setSlots((offered) => [...offered, element]);
    return () => setSlots((offered) => offered.filter((one) => one !== element));
  }, []);
  return { offer, slot: slots.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)).at(-1) ?? null };
};
