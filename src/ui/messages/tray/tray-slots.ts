import { createContext } from 'react';

/** Offers an element as a place for the tray, as a `ref`; returns the way to take it back. */
export type OfferTraySlot = (element: HTMLElement | null) => (() => void) | undefined;

/** Without a provider (a page by itself) nothing is offered. */
export const TraySlots = createContext<OfferTraySlot>(() => undefined);
