/** What persistence needs of `localStorage`. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Gives the storage at each call: reading `window.localStorage` throws where a browser denies it. */
export type StorageSource = () => DeviceStorage;

/** The storage of this browser. */
export const browserStorage: StorageSource = () => window.localStorage;

/** What this tab stores until it is closed. */
export const tabStorage: StorageSource = () => window.sessionStorage;

/** A storage that stores nothing and finds nothing: what stands on it lasts as long as its page (H-07). */
export const noStorage: StorageSource = () => {
  throw new Error('Nothing is stored on this device.');
};

/** Runs work on the storage; `otherwise` is the answer where the device denies or refuses it. */
export const onDevice = <T>(storage: StorageSource, work: (device: DeviceStorage) => T, otherwise: T): T => {
  try {
    return work(storage());
  } catch {
    return otherwise;
  }
};

/** Every stored name below a prefix, whole. */
export const namesBelow = (device: DeviceStorage, prefix: string): readonly string[] =>
  Array.from({ length: device.length }, (_, index) => device.key(index) ?? '').filter((name) =>
    name.startsWith(`${prefix}/`),
  );
