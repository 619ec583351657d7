import type { StorageSource } from './device-storage.ts';
import { createRecordStore, type RecordStore } from './record-store.ts';
import type { RecordFormat } from './record.ts';

/** First part of every draft's name. */
export const FAMILY = 'waymark.draft';

/** The drafts of one kind that one person has on this device. Times by `now`, milliseconds since 1970. */
export const openDrafts = <T>(
  kind: { readonly name: string; readonly draft: RecordFormat<T> },
  userId: number,
  storage: StorageSource,
  now: () => number = Date.now,
): RecordStore<T> =>
  createRecordStore({ family: FAMILY, path: `${userId}/${kind.name}`, format: kind.draft, storage, now });
