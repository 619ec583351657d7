import { nameOf, type OutboxAddress, type OutboxEntry, type OutboxStore } from './outbox-store.ts';

/** Sends one entry. `later`: nobody could say what became of it, or the server wants it another time; it waits on. */
export type Deliver = (entry: OutboxEntry) => Promise<'done' | 'later'>;

export interface CourierInput {
  readonly outbox: OutboxStore;
  readonly isConnected: () => boolean;
  /** By kind. */
  readonly deliver: Readonly<Record<string, Deliver>>;
  readonly schedule?: (run: () => void, milliseconds: number) => () => void;
}

/** Sends what waits on this device, from whatever page is open, in the order in which it was confirmed. */
export interface Courier {
  /** Whose work is sent from now on; null: nobody's. */
  readonly workFor: (userId: number | null) => void;
  /** Now may be the moment: the connection is back, or somebody signed in. */
  readonly due: () => void;
  /** A page takes care of its own entry: it is told when to send, and the courier leaves it alone. Returns the way to stop. */
  readonly attend: (address: OutboxAddress, onDue: () => void) => () => void;
}

/** While there is a connection, what waits is tried again after these many milliseconds, the last one for as long as it takes. */
export const TRY_AGAIN_AFTER_MILLISECONDS: readonly number[] = [15_000, 30_000, 60_000];

const byTimer = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

export const createCourier = ({ outbox, isConnected, deliver, schedule = byTimer }: CourierInput): Courier => {
  const attended = new Map<string, () => void>();
  let userId: number | null = null;
  let isBusy = false;
  let tries = 0;
  let cancel: (() => void) | null = null;

  const waiting = (): readonly OutboxEntry[] => (userId === null ? [] : outbox.of(userId).filter(({ stage }) => stage === 'waiting'));

  const lookAgain = (): void => {
    if (cancel !== null || waiting().length === 0) return;
    const wait = TRY_AGAIN_AFTER_MILLISECONDS[Math.min(tries, TRY_AGAIN_AFTER_MILLISECONDS.length - 1)] ?? 0;
    tries += 1;
    cancel = schedule(() => {
      cancel = null;
      void work();
    }, wait);
  };

  const work = async (): Promise<void> => {
    if (isBusy || !isConnected()) return;
    isBusy = true;
    try {
      for (const entry of waiting()) {
        const onDue = attended.get(nameOf(entry));
        if (onDue !== undefined) onDue();
        // Somebody else may have signed in, and the connection may be gone, since the one before.
        else if (entry.userId === userId && isConnected()) await deliver[entry.kind]?.(entry);
      }
    } finally {
      isBusy = false;
      lookAgain();
    }
  };

  const due = (): void => {
    cancel?.();
    cancel = null;
    tries = 0;
    void work();
  };

  // What is put down while there is a connection is not forgotten: a call may fail for other reasons.
  outbox.subscribe(lookAgain);

  return {
    workFor: (next) => {
      if (next === userId) return;
      userId = next;
      due();
    },
    due,
    attend: (address, onDue) => {
      attended.set(nameOf(address), onDue);
      return () => {
        if (attended.get(nameOf(address)) === onDue) attended.delete(nameOf(address));
      };
    },
  };
};
