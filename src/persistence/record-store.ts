import { namesBelow, onDevice, type StorageSource } from './device-storage.ts';
import { putMakingRoom } from './make-room.ts';
import { readEnvelope, readValue, withOpening, writeRecord, type RecordFormat } from './record.ts';

/** What was stored under a name. `unreadable`: something was there that this release cannot read. */
export type Found<T> = { readonly found: 'nothing' } | { readonly found: 'stored'; readonly value: T; readonly savedAtMs: number } | { readonly found: 'unreadable' };

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

/** Values of one kind and one person on this device, each under a name. Every call is synchronous: what returned is on the device. */
export interface RecordStore<T> {
  /** A damaged record is removed; that of a newer release stays, for the release that can read it. */
  read(name: string): Found<T>;
  /** When it was saved (milliseconds since 1970), or null where the device refuses. */
  write(name: string, value: T): number | null;
  clear(name: string): void;
  /** Notes that its person opened it, which keeps it from expiring (`expire-work.ts`). When it was saved stays as it is. */
  open(name: string): void;
  /** Every stored name, without family and path. */
  names(): readonly string[];
}

/** Creates a store; nothing is read before the first call. */
export const createRecordStore = <T>({ family, path, format, storage, now }: RecordStoreInput<T>): RecordStore<T> => {
  const prefix = `${family}/${path}`;
  const whole = (name: string): string => `${prefix}/${name}`;

  return {
    read: (name) =>
      onDevice<Found<T>>(
        storage,
        (device) => {
          const text = device.getItem(whole(name));
          if (text === null) return { found: 'nothing' };
          const record = readEnvelope(text);
          try {
            if (record === null) throw new Error('No record.');
            return { found: 'stored', value: readValue(record, format), savedAtMs: record.savedAtMs };
          } catch {
            if (record === null || record.version <= format.version) device.removeItem(whole(name));
            return { found: 'unreadable' };
          }
        },
        { found: 'nothing' },
      ),
    write: (name, value) =>
      onDevice<number | null>(
        storage,
        (device) => {
          const savedAtMs = now();
          return putMakingRoom(device, family, whole(name), writeRecord(value, format, savedAtMs), savedAtMs) ? savedAtMs : null;
        },
        null,
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
    names: () => onDevice<readonly string[]>(storage, (device) => namesBelow(device, prefix).map((name) => name.slice(prefix.length + 1)), []),
  };
};
