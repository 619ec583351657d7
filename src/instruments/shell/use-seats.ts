import { useState } from 'react';
import type { ProductFrame } from '../product/product-frame.ts';

/** The product in one frame or two, each with a session of its own in the same world. */
export interface Seats {
  /** The second frame; null while nobody sits there. */
  readonly beside: ProductFrame | null;
  /** Which of two frames a phone shows. */
  readonly front: ProductFrame['seat'];
  readonly turn: () => void;
  /**
   * Opens the second frame and signs somebody in there, who begins at home unless a path is given. Resolves to false
   * where that frame was closed meanwhile.
   */
  readonly sitBeside: (email: string, path?: string) => Promise<boolean>;
  /** Closes the second frame. What waits for it ends at once. */
  readonly leaveBeside: () => void;
  /**
   * Signs somebody in beside, who begins at home. Resolves to false where nobody sits there, or that frame was closed
   * meanwhile.
   */
  readonly enterBeside: (email: string) => Promise<boolean>;
  /** Opens a path for a person: beside, where they sit there. */
  readonly openFor: (email: string, path: string) => Promise<void>;
  /** Does what ends every session; who sat beside is signed in again. Both begin at home, or the first at `path`. */
  readonly beginAnew: (work: () => Promise<void>, path?: string) => Promise<void>;
  /** Loads the page of each anew. */
  readonly reload: () => Promise<void>;
}

// One frame after the other: the worker hands what a page asks before it has registered to another page, and one that
// is being left itself would never answer.

/**
 * The second frame while it is open. A frame that was closed answers no more: its console rejects only after a long
 * wait.
 */
interface OpenSeat {
  readonly frame: ProductFrame;
  /** Resolves to null when the frame is closed. */
  readonly closed: Promise<null>;
  readonly close: () => void;
}

const openSeat = (frame: ProductFrame): OpenSeat => {
  const { promise, resolve } = Promise.withResolvers<null>();
  return { frame, closed: promise, close: () => resolve(null) };
};

/** What `work` gives; null as soon as the seat is closed, whatever becomes of the work then. */
const whileOpen = <T>(seat: OpenSeat, work: Promise<T>): Promise<T | null> => Promise.race([work, seat.closed]);

/** Resolves when the page, of home unless said, answers: what is pressed in the one before would be lost with it. */
const openPage = async (frame: ProductFrame, path = '/'): Promise<void> => {
  frame.open(path);
  await frame.demo();
};

/** Resolves to false where the seat was closed meanwhile. */
const enter = async (seat: OpenSeat, email: string, path?: string): Promise<boolean> => {
  const signIn = async (): Promise<true> => {
    const demo = await seat.frame.demo();
    await demo.as(email);
    await openPage(seat.frame, path);
    return true;
  };
  return (await whileOpen(seat, signIn())) ?? false;
};

/** Who is signed in; null for nobody, and where the seat was closed meanwhile. */
const personIn = (seat: OpenSeat): Promise<string | null> =>
  whileOpen(seat, (async () => (await (await seat.frame.demo()).status()).person)());

/** `first`: where the second frame begins; null where there is none yet. `seatBeside` makes it. */
export const useSeats = (
  product: ProductFrame,
  seatBeside: (path: string) => ProductFrame,
  first: string | null,
): Seats => {
  const [seat, setSeat] = useState(() => (first === null ? null : openSeat(seatBeside(first))));
  const [front, setFront] = useState<ProductFrame['seat']>(1);
  return {
    beside: seat?.frame ?? null,
    front: seat === null ? 1 : front,
    turn: () => setFront(front === 1 ? 2 : 1),
    sitBeside: (email, path) => {
      const opened = openSeat(seatBeside('/'));
      setSeat(opened);
      return enter(opened, email, path);
    },
    leaveBeside: () => {
      seat?.close();
      setSeat(null);
    },
    enterBeside: async (email) => seat !== null && (await enter(seat, email)),
    openFor: async (email, path) => {
      const isBeside = seat !== null && (await personIn(seat)) === email;
      (isBeside ? seat.frame : product).open(path);
    },
    beginAnew: async (work, path) => {
      const neighbour = seat === null ? null : await personIn(seat);
      await work();
      await openPage(product, path);
      if (seat === null) return;
      if (neighbour === null) await whileOpen(seat, openPage(seat.frame));
      else await enter(seat, neighbour);
    },
    reload: async () => {
      product.reload();
      if (seat === null) return;
      await product.demo();
      seat.frame.reload();
    },
  };
};
