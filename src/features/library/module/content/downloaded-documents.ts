import * as z from 'zod/mini';
import { createRecordStore, type RecordStore } from '#persistence/record-store.ts';
import type { Persistence } from '#persistence/persistence.ts';

const Downloaded = z.object({ fileId: z.number() });

/**
 * Which documents a person has downloaded before they confirm them, on this device (N-10): a page that is loaded again
 * asks for no second download. The file is named, so that a document that was replaced is downloaded anew.
 */
export const openDownloadedDocuments = (
  userId: number,
  { storage, now }: Pick<Persistence, 'storage' | 'now'>,
): RecordStore<z.output<typeof Downloaded>> =>
  createRecordStore({
    family: 'waymark.downloaded',
    path: String(userId),
    format: { version: 1, parse: (value) => Downloaded.parse(value) },
    storage,
    now,
  });
