import { namesBelow, onDevice, type StorageSource } from './device-storage.ts';
import { FAMILY } from './drafts.ts';
import { OUTBOX_FAMILY } from './outbox.ts';
import { lastUsedAtMs, readEnvelope, type StoredRecord } from './record.ts';

/** A draft that its person did not open for so long goes when somebody else signs in on the same device (T10, 0180). */
export const EXPIRES_AFTER_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/**
 * What was confirmed and that no server is known to have waits for its sending, whatever its age. `waiting`: as the
 * first version of the outbox wrote it.
 */
const isWaiting = (name: string, { value }: StoredRecord): boolean =>
  name.startsWith(`${OUTBOX_FAMILY}/`) &&
  ['waiting', 'confirmed', 'left'].includes((value as { readonly stage?: string } | null)?.stage ?? '');

/**
 * Removes what other people than `userId` left on this device and did not open for 30 days: drafts, and submissions
 * that are settled. What was confirmed and not sent stays, and so does what is damaged; what is owed lies elsewhere.
 * `nowMs`: milliseconds since 1970.
 */
export const expireWorkOfOthers = (userId: number, storage: StorageSource, nowMs: number): void =>
  onDevice(
    storage,
    (device) => {
      for (const family of [FAMILY, OUTBOX_FAMILY]) {
        for (const name of namesBelow(device, family)) {
          const record = readEnvelope(device.getItem(name) ?? '');
          if (name.startsWith(`${family}/${userId}/`) || record === null) continue;
          if (nowMs - lastUsedAtMs(record) > EXPIRES_AFTER_MILLISECONDS && !isWaiting(name, record))
            device.removeItem(name);
        }
      }
    },
    undefined,
  );
