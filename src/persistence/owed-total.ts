import { createEmitter } from '#api/emitter.ts';
import { browserStorage, namesBelow, onDevice } from './device-storage.ts';

/**
 * First part of the names under which what is owed lies: apart, so that whatever wipes or hides a person's work leaves
 * it.
 */
export const OWED_FAMILY = 'waymark.owed';

const changed = createEmitter();

/** The outbox of this page has changed something owed. */
export const tellOwedChanged = changed.emit;

/** Hears every change of what is owed, of this tab and of the others. Returns the way to stop. */
export const subscribeOwed = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(OWED_FAMILY)) listener();
  };
  const stop = changed.subscribe(listener);
  globalThis.addEventListener?.('storage', onStorage as EventListener);
  return () => {
    stop();
    globalThis.removeEventListener?.('storage', onStorage as EventListener);
  };
};

const penceOf = (text: string): number => {
  try {
    return (JSON.parse(text) as { readonly value: { readonly payment: { readonly totalInPence: number } } }).value
      .payment.totalInPence;
  } catch {
    return 0;
  }
};

/**
 * How much money of one person was taken, or may be, for what is not known to be delivered, in pence. Asked without the
 * code that reads the records.
 */
export const owedTotalOf = (userId: number): number =>
  onDevice(
    browserStorage,
    (device) =>
      namesBelow(device, `${OWED_FAMILY}/${userId}`).reduce(
        (sum, name) => sum + penceOf(device.getItem(name) ?? ''),
        0,
      ),
    0,
  );
