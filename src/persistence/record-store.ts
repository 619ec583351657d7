import { namesBelow, onDevice, type StorageSource } from './device-storage.ts';
import { putMakingRoom } from './make-room.ts';
import { readEnvelope, readValue, withOpening, writeRecord, type RecordFormat, type StoredRecord } from './record.ts';

/** What was stored under a name. `unreadable`: something was there that this release cannot read. */
export type Found<T> =
  | { readonly found: 'nothing' }
  | { readonly found: 'stored'; readonly value: T; readonly savedAtMs: number }
  | { readonly found: 'unreadable' };

/** A record as another tab has it. */
export interface RecordCopy {
  /** Without family and path. */
  readonly name: string;
  /** As `writeRecord` wrote it. */
  readonly text: string;
}

export interface RecordStoreInput<T> {
  /** First part of every name: `waymark.draft`. Records below it make room for each other. */
  readonly family: string;
  /** The rest before the record's own name: whose records of what kind. */
  readonly path: string;
  readonly format: RecordFormat<T>;
  readonly storage: StorageSource;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Values of one kind and one person on this device, each under a name. Every call is synchronous: what returned is on
 * the device.
 */
export interface RecordStore<T> {
  /** A damaged record is removed; that of a newer release stays, for the release that can read it. */
  read(name: string): Found<T>;
  /** When it was saved (milliseconds since 1970), or null where the device refuses. */
  write(name: string, value: T): number | null;
  clear(name: string): void;
  /** What lies on the device, for `receive` of another tab; null where nothing readable does. */
  copy(name: string): RecordCopy | null;
  /**
   * Puts what another tab stored last on the device, unless a newer record was met here. A browser may show a tab what
   * another one stored only after the other tab told of it.
   */
  receive(copy: RecordCopy): void;
  /** Notes that its person opened it, which keeps it from expiring (`expire-work.ts`). When it was saved stays as it is. */
  open(name: string): void;
  /** Every stored name, without family and path. */
  names(): readonly string[];
}

/** Creates a store; nothing is read before the first call. */
export const createRecordStore = <T>({ family, path, format, storage, now }: RecordStoreInput<T>): RecordStore<T> => {
  const prefix = `${family}/${path}`;
  const whole = (name: string): string => `${prefix}/${name}`;
  /** When the newest record of each name was saved that this page has met, one that it has cleared since included. */
  const newest = new Map<string, number>();
  const meet = (name: string, savedAtMs: number): void =>
    void newest.set(name, Math.max(savedAtMs, newest.get(name) ?? -Infinity));
  const readRecord = (text: string): { record: StoredRecord; value: T } | null => {
    const record = readEnvelope(text);
    try {
      return record === null ? null : { record, value: readValue(record, format) };
    } catch {
      return null;
    }
  };

  return {
    read: (name) =>
      onDevice<Found<T>>(
        storage,
        (device) => {
          const text = device.getItem(whole(name));
          if (text === null) return { found: 'nothing' };
          const read = readRecord(text);
          if (read === null) {
            const record = readEnvelope(text);
            if (record === null || record.version <= format.version) device.removeItem(whole(name));
            return { found: 'unreadable' };
          }
          const { savedAtMs } = read.record;
          meet(name, savedAtMs);
          return { found: 'stored', value: read.value, savedAtMs };
        },
        { found: 'nothing' },
      ),
    write: (name, value) =>
      onDevice<number | null>(
        storage,
        (device) => {
          const savedAtMs = now();
          if (!putMakingRoom(device, family, whole(name), writeRecord(value, format, savedAtMs), savedAtMs))
            return null;
          meet(name, savedAtMs);
          return savedAtMs;
        },
        null,
      ),
    copy: (name) =>
      onDevice(
        storage,
        (device) => {
          const text = device.getItem(whole(name));
          return text === null || readRecord(text) === null ? null : { name, text };
        },
        null,
      ),
    receive: ({ name, text }) =>
      onDevice(
        storage,
        (device) => {
          const handed = readRecord(text);
          if (handed === null) return;
          const { savedAtMs } = handed.record;
          const here = readRecord(device.getItem(whole(name)) ?? '')?.record.savedAtMs ?? -Infinity;
          if (savedAtMs < Math.max(here, newest.get(name) ?? -Infinity)) return;
          if (putMakingRoom(device, family, whole(name), text, now())) meet(name, savedAtMs);
        },
        undefined,
      ),
    clear: (name) => onDevice(storage, (device) => device.removeItem(whole(name)), undefined),
    open: (name) =>
      onDevice(
        storage,
        (device) => {
          const record = readEnvelope(device.getItem(whole(name)) ?? '');
          const text = record === null ? null : withOpening(record, now());
          // A full device refuses: the record stays as it was.
          if (text !== null) device.setItem(whole(name), text);
        },
        undefined,
      ),
    names: () =>
      onDevice<readonly string[]>(
        storage,
        (device) => namesBelow(device, prefix).map((name) => name.slice(prefix.length + 1)),
        [],
      ),
  };
};
