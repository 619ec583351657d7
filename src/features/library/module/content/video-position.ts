import * as z from 'zod/mini';
import { createRecordStore, type RecordStore } from '#persistence/record-store.ts';
import type { Persistence } from '#persistence/persistence.ts';

const Position = z.object({ seconds: z.number() });

/**
 * Where a person left videos, on this device (N-19). Seconds and no work: apart from the drafts, so that signing out
 * does not name it (0236).
 */
export const openVideoPositions = (
  userId: number,
  { storage, now }: Pick<Persistence, 'storage' | 'now'>,
): RecordStore<z.output<typeof Position>> =>
  createRecordStore({
    family: 'waymark.video',
    path: String(userId),
    format: { version: 1, parse: (value) => Position.parse(value) },
    storage,
    now,
  });
