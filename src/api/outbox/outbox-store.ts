import { OUTBOX_VERSION, readOutboxRecord, type OutboxRecord } from './outbox-record.ts';

/** Whose confirmed work about what: nothing is ever found, or sent, under another person or organisation. One per subject. */
export interface OutboxAddress {
  readonly userId: number;
  readonly organisationId: number;
  /** What it is: 'assessment'. */
  readonly kind: string;
  /** What it is about, by id. */
  readonly subject: number;
}

export type OutboxEntry = OutboxAddress & OutboxRecord;

/** Confirmed work on this device. Every call is synchronous: what returned is on the device, or said not to be. */
export interface OutboxStore {
  find(address: OutboxAddress): OutboxEntry | null;
  /** False where the device refuses: then it lasts as long as this page. */
  put(address: OutboxAddress, record: Omit<OutboxRecord, 'version'>): boolean;
  remove(address: OutboxAddress): void;
  /** Everything of one person, what was confirmed first first. */
  of(userId: number): readonly OutboxEntry[];
  /** On a chosen sign-out, after naming what was not sent. */
  wipe(userId: number): void;
  /** Hears every change of this tab, and of the others. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the store needs of `localStorage`. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'waymark.outbox';

const pathOf = (...parts: readonly (number | string)[]): string => [PREFIX, ...parts].join('/');
/** The name that tells one piece of confirmed work from every other: of its record, and of its lock. */
export const nameOf = ({ userId, organisationId, kind, subject }: OutboxAddress): string => pathOf(userId, organisationId, kind, subject);

const addressOf = (name: string): OutboxAddress => {
  const [, userId = '', organisationId = '', kind = '', subject = ''] = name.split('/');
  return { userId: Number(userId), organisationId: Number(organisationId), kind, subject: Number(subject) };
};

/** `storage` is asked at each call: reading `window.localStorage` throws where a browser denies it. */
export const createOutboxStore = (storage: () => OutboxStorage): OutboxStore => {
  const listeners = new Set<() => void>();
  /** What the device would not keep. */
  const inMemory = new Map<string, string>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const tolerant = <T>(work: (device: OutboxStorage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const textAt = (name: string): string | null => inMemory.get(name) ?? tolerant((device) => device.getItem(name), null);
  const drop = (name: string): void => {
    inMemory.delete(name);
    tolerant((device) => device.removeItem(name), undefined);
  };
  const namesOf = (userId: number): readonly string[] => {
    const onDevice = tolerant((device) => Array.from({ length: device.length }, (_, index) => device.key(index) ?? ''), []);
    return [...new Set([...onDevice, ...inMemory.keys()])].filter((name) => name.startsWith(`${pathOf(userId)}/`));
  };
  const entryAt = (name: string): OutboxEntry | null => {
    const record = readOutboxRecord(textAt(name) ?? '');
    return record === null ? null : { ...addressOf(name), ...record };
  };

  return {
    find: (address) => entryAt(nameOf(address)),
    put: (address, record) => {
      const name = nameOf(address);
      const text = JSON.stringify({ version: OUTBOX_VERSION, ...record });
      const isKept = tolerant((device) => {
        device.setItem(name, text);
        return true;
      }, false);
      if (isKept) inMemory.delete(name);
      else inMemory.set(name, text);
      tell();
      return isKept;
    },
    remove: (address) => {
      drop(nameOf(address));
      tell();
    },
    of: (userId) =>
      namesOf(userId)
        .flatMap((name) => entryAt(name) ?? [])
        .toSorted((a, b) => a.confirmedAtMs - b.confirmedAtMs),
    wipe: (userId) => {
      for (const name of namesOf(userId)) drop(name);
      tell();
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null || key.startsWith(PREFIX)) listener();
      };
      listeners.add(listener);
      globalThis.addEventListener?.('storage', onStorage as EventListener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', onStorage as EventListener);
      };
    },
  };
};

let ofThisDevice: OutboxStore | undefined;

/** The one of this browser: a page and whoever sends for it see the same, also where the device keeps nothing. */
export const deviceOutbox = (): OutboxStore => (ofThisDevice ??= createOutboxStore(() => window.localStorage));
