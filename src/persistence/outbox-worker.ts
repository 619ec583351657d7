import { byTimer } from '#api/by-timer.ts';
import { isSendable, outboxName, type Outbox, type OutboxAddress, type OutboxEntry } from './outbox.ts';

export interface OutboxWorkerInput {
  readonly outbox: Outbox;
  readonly isConnected: () => boolean;
  /** Sends one entry and settles it. What it leaves in the outbox is tried again later. */
  readonly send: (entry: OutboxEntry) => Promise<void>;
  readonly schedule?: (run: () => void, milliseconds: number) => () => void;
  /** Real time, milliseconds since 1970. */
  readonly now?: () => number;
}

/** Sends what waits on this device, from whatever page is open, in the order in which it was confirmed. */
export interface OutboxWorker {
  /** Whose work is sent from now on; null: nobody's. */
  readonly workFor: (userId: number | null) => void;
  /** Now may be the moment: the connection is back, or somebody signed in. */
  readonly due: () => void;
  /**
   * A page takes care of its own entry: it is told when to send, and the worker leaves it alone. One that comes while
   * its entry is just being sent is told at once: nobody may take that back. Returns the way to stop.
   */
  readonly register: (address: OutboxAddress, onDue: () => void) => () => void;
}

/**
 * While there is a connection, what could not be sent is tried again after these many milliseconds, the last one for as
 * long as it takes.
 */
export const TRY_AGAIN_AFTER_MILLISECONDS: readonly number[] = [15_000, 30_000, 60_000];

/** After the call of an open or closing page should have left, this long is waited before anything else looks at it. */
export const GRACE_MILLISECONDS = 3000;

/** When an entry may be sent by the worker: at once where nothing else sends it. */
const dueAtMs = ({ sendAfterMs }: OutboxEntry): number => (sendAfterMs === 0 ? 0 : sendAfterMs + GRACE_MILLISECONDS);

/**
 * Creates the worker of one tab; locks keep it apart from those of other tabs. It sends nothing before it knows for
 * whom.
 */
export const createOutboxWorker = ({
  outbox,
  isConnected,
  send,
  schedule = byTimer,
  now = Date.now,
}: OutboxWorkerInput): OutboxWorker => {
  const registered = new Map<string, () => void>();
  let userId: number | null = null;
  let isBusy = false;
  /** The name of what the worker itself is just sending. */
  let sending: string | null = null;
  let tries = 0;
  /** Nothing that was tried is tried again before. */
  let restUntilMs = 0;
  let timer: { readonly atMs: number; readonly cancel: () => void } | null = null;
  let tried = new Set<string>();

  const pending = (): readonly OutboxEntry[] => (userId === null ? [] : outbox.of(userId).filter(isSendable));
  const nextAtMs = (entry: OutboxEntry): number =>
    Math.max(dueAtMs(entry), tried.has(outboxName(entry)) ? restUntilMs : 0);

  const scheduleNext = (): void => {
    const times = pending().map(nextAtMs);
    if (isBusy || times.length === 0) return;
    const atMs = Math.max(Math.min(...times), now());
    if (timer !== null && timer.atMs <= atMs) return;
    timer?.cancel();
    timer = {
      atMs,
      cancel: schedule(() => {
        timer = null;
        void work();
      }, atMs - now()),
    };
  };

  const work = async (): Promise<void> => {
    if (isBusy) return;
    if (!isConnected()) return;
    isBusy = true;
    const isNew = new Set<string>();
    try {
      for (const entry of pending()) {
        if (nextAtMs(entry) > now()) continue;
        const name = outboxName(entry);
        isNew.add(name);
        const onDue = registered.get(name);
        if (onDue !== undefined) onDue();
        // Somebody else may have signed in, and the connection may be gone, since the one before.
        else if (entry.userId === userId && isConnected()) {
          sending = name;
          await send(entry).finally(() => {
            sending = null;
          });
        }
      }
    } finally {
      tried = new Set([...tried, ...isNew]);
      if (isNew.size > 0) {
        restUntilMs =
          now() + (TRY_AGAIN_AFTER_MILLISECONDS[Math.min(tries, TRY_AGAIN_AFTER_MILLISECONDS.length - 1)] ?? 0);
        tries += 1;
      }
      isBusy = false;
      scheduleNext();
    }
  };

  const due = (): void => {
    timer?.cancel();
    timer = null;
    tries = 0;
    tried = new Set();
    void work().then(scheduleNext);
  };

  outbox.subscribe(scheduleNext);

  return {
    workFor: (next) => {
      if (next === userId) return;
      userId = next;
      due();
    },
    due,
    register: (address, onDue) => {
      const name = outboxName(address);
      registered.set(name, onDue);
      if (sending === name) onDue();
      return () => {
        if (registered.get(name) !== onDue) return;
        registered.delete(name);
        scheduleNext();
      };
    },
  };
};
