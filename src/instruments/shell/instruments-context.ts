import { createContext, useContext } from 'react';
import type { Demo, DemoStatus } from '#contracts/demo.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import type { Seats } from './use-seats.ts';

/** What a press did, or why it could not. */
export interface Outcome {
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

export interface InstrumentsValue {
  readonly product: ProductFrame;
  readonly seats: Seats;
  /** Null until the product has answered for the first time. */
  readonly status: DemoStatus | null;
  /** Does something through the console, says what came of it, and reads the status again. Never rejects. */
  readonly act: (work: (demo: Demo) => Promise<string>) => Promise<void>;
  /** Says what came of something; null takes what was said back, as something else begins. */
  readonly report: (outcome: Outcome | null) => void;
}

export const InstrumentsContext = createContext<InstrumentsValue | null>(null);

/** The instruments around a panel. Throws outside of them. */
export const useInstruments = (): InstrumentsValue => {
  const value = useContext(InstrumentsContext);
  if (value === null) throw new Error('This panel stands outside of the instruments.');
  return value;
};
