import { createContext, use } from 'react';
import { browserStorage, noStorage, type StorageSource } from './device-storage.ts';
import type { AskAgain, AskPayment } from './send-once.ts';
import { claimsInBrowser, type Claims } from './claims.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import type { DeliveryMessage } from './work-kind.ts';

/** What the pages of one person share with the rest of the app to store and send their work. */
export interface Persistence {
  readonly storage: StorageSource;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly outbox: Outbox;
  /** One holder of a name among all tabs. */
  readonly claims: Claims;
  readonly isConnected: () => boolean;
  readonly isHere: (userId: number) => boolean;
  readonly register: OutboxWorker['register'];
  readonly hasIdempotencyKeys: boolean;
  /** Tells what became of a submission whose page is not open. `key` is the same for the same submission. */
  readonly tell: (key: string, message: DeliveryMessage) => void;
  readonly askAgain?: AskAgain;
  /** What became of a payment. Where nobody can ask, it stays as it was. */
  readonly askPayment: AskPayment;
}

let outboxOfThisBrowser: Outbox | undefined;

/** The outbox of this browser: a page and the worker see the same, also where the device stores nothing. */
export const browserOutbox = (): Outbox => (outboxOfThisBrowser ??= createOutbox(browserStorage));

/** A page by itself, for which no worker sends. */
export const pageByItself = (changed: Partial<Persistence> = {}): Persistence => ({
  storage: browserStorage,
  now: Date.now,
  outbox: browserOutbox(),
  claims: claimsInBrowser(),
  isConnected: () => true,
  isHere: () => true,
  register: () => () => undefined,
  hasIdempotencyKeys: true,
  tell: () => undefined,
  askPayment: () => Promise.resolve({ kind: 'pending' }),
  ...changed,
});

/**
 * The same while somebody views as a learner: what they type and confirm lasts as long as its page, and no other page,
 * and nobody later, finds or sends it (H-07). What is owed is the learner's, whoever paid: facts without words, found
 * and kept on the device.
 */
export const whileViewing = (
  persistence: Persistence,
  changed: Pick<Persistence, 'isHere' | 'register'>,
): Persistence => ({
  ...persistence,
  storage: noStorage,
  outbox: createOutbox(noStorage, persistence.storage),
  ...changed,
});

/** Gives the persistence of the person who is here. A function, because its code comes with the page that needs it. */
export const PersistenceContext = createContext<() => Persistence>(() => pageByItself());

/** The persistence for the person who is here; the same for as long as the page stands. */
export const useOpenPersistence = (): (() => Persistence) => use(PersistenceContext);
