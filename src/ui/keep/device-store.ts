/** What the store needs of `localStorage`. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What lay on the device under a name. Something that cannot be read is gone. */
export type FoundHere<T> =
  | { readonly found: 'nothing' }
  | { readonly found: 'kept'; readonly value: T; readonly savedAtMs: number }
  | { readonly found: 'unreadable' };

export interface DeviceStoreInput<T> {
  /** First part of every name: what is kept, for whom. */
  readonly prefix: string;
  /** Raise it with the shape: what another version wrote is discarded. */
  readonly version: number;
  /** The value as it was written; throws on anything else. */
  readonly parse: (value: unknown) => T;
  /** Asked at each call: reading `window.localStorage` throws where a browser denies it. */
  readonly storage?: () => DeviceStorage;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Values of one kind on this device, each under its own name. Every call is synchronous: what returned is on the device. */
export interface DeviceStore<T> {
  read(name: string): FoundHere<T>;
  /** When it was saved (milliseconds since 1970), or null where the device refuses. */
  write(name: string, value: T): number | null;
  clear(name: string): void;
  /** Every name that is there, without the prefix. */
  names(): readonly string[];
  /** Clears every name. */
  wipe(): void;
}

/** Creates a store; nothing is read before the first call. A device that denies its storage keeps nothing and says so. */
export const createDeviceStore = <T>({ prefix, version, parse, storage = () => window.localStorage, now = Date.now }: DeviceStoreInput<T>): DeviceStore<T> => {
  const tolerant = <R>(work: (device: DeviceStorage) => R, otherwise: R): R => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const full = (name: string): string => `${prefix}/${name}`;

  const recordOf = (text: string): FoundHere<T> => {
    try {
      const record = JSON.parse(text) as { readonly version?: unknown; readonly savedAtMs?: unknown; readonly value?: unknown };
      if (record.version !== version || typeof record.savedAtMs !== 'number') return { found: 'unreadable' };
      return { found: 'kept', value: parse(record.value), savedAtMs: record.savedAtMs };
    } catch {
      return { found: 'unreadable' };
    }
  };

  const names = (): readonly string[] =>
    tolerant(
      (device) => Array.from({ length: device.length }, (_, index) => device.key(index) ?? '').flatMap((name) => (name.startsWith(`${prefix}/`) ? [name.slice(prefix.length + 1)] : [])),
      [],
    );
  const clear = (name: string): void => tolerant((device) => device.removeItem(full(name)), undefined);

  return {
    read: (name) =>
      tolerant<FoundHere<T>>(
        (device) => {
          const text = device.getItem(full(name));
          if (text === null) return { found: 'nothing' };
          const record = recordOf(text);
          if (record.found === 'unreadable') device.removeItem(full(name));
          return record;
        },
        { found: 'nothing' },
      ),
    write: (name, value) =>
      tolerant<number | null>((device) => {
        const savedAtMs = now();
        device.setItem(full(name), JSON.stringify({ version, savedAtMs, value }));
        return savedAtMs;
      }, null),
    clear,
    names,
    wipe: () => {
      for (const name of names()) clear(name);
    },
  };
};
