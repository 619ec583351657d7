import { useState } from 'react';
import type { ProductFrame } from '../product/product-frame.ts';

/** The product in one frame or two, each with a session of its own in the same world. */
export interface Seats {
  /** The second frame; null while nobody sits there. */
  readonly beside: ProductFrame | null;
  /** Which of two frames a phone shows. */
  readonly front: ProductFrame['seat'];
  readonly turn: () => void;
  /** Opens the second frame and signs somebody in there. */
  readonly sitBeside: (email: string) => Promise<void>;
  readonly leaveBeside: () => void;
  /** Signs somebody in beside, who begins at home. */
  readonly enterBeside: (email: string) => Promise<void>;
  /** Opens a path for a person: beside, where they sit there. */
  readonly openFor: (email: string, path: string) => Promise<void>;
  /** Does what ends every session; who sat beside is signed in again, and both begin at home. */
  readonly beginAnew: (work: () => Promise<void>) => Promise<void>;
  /** Loads the page of each anew. */
  readonly reload: () => void;
}

/** Resolves when the page of home answers: what is pressed in the one before would be lost with it. */
const openHome = async (frame: ProductFrame): Promise<void> => {
  frame.open('/');
  await frame.demo();
};

const enter = async (frame: ProductFrame, email: string): Promise<void> => {
  const demo = await frame.demo();
  await demo.as(email);
  await openHome(frame);
};

/** `first`: where the second frame begins; null where there is none yet. `seatBeside` makes it. */
export const useSeats = (product: ProductFrame, seatBeside: (path: string) => ProductFrame, first: string | null): Seats => {
  const [beside, setBeside] = useState(() => (first === null ? null : seatBeside(first)));
  const [front, setFront] = useState<ProductFrame['seat']>(1);
  return {
    beside,
    front: beside === null ? 1 : front,
    turn: () => setFront(front === 1 ? 2 : 1),
    sitBeside: async (email) => {
      const frame = seatBeside('/');
      setBeside(frame);
      await enter(frame, email);
    },
    leaveBeside: () => setBeside(null),
    enterBeside: async (email) => {
      if (beside !== null) await enter(beside, email);
    },
    openFor: async (email, path) => {
      const isBeside = beside !== null && (await (await beside.demo()).status()).person === email;
      (isBeside ? beside : product).open(path);
    },
    beginAnew: async (work) => {
      const neighbour = beside === null ? null : (await (await beside.demo()).status()).person;
      await work();
      const isHome = [openHome(product)];
      if (beside !== null) isHome.push(neighbour === null ? openHome(beside) : enter(beside, neighbour));
      await Promise.all(isHome);
    },
    reload: () => {
      product.reload();
      beside?.reload();
    },
  };
};
