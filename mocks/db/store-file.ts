import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { Database } from './database.ts';

/** What is known of a file before it is stored; without an id it gets one that no row has. */
type NewFile = Pick<FileRecord, 'reason' | 'name' | 'mimetype' | 'type' | 'owner_id' | 'created_at'> &
  Partial<Pick<FileRecord, 'id'>>;

const extensionOf = (name: string): string => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '');

/** Stores a file, its row and its bytes, and returns the row. The kind is read from the name. */
export const storeFile = async (db: Database, file: NewFile, content: Uint8Array<ArrayBuffer>): Promise<FileRecord> => {
  const record = await db.tables.files.insert({
    ...file,
    id: file.id ?? db.nextId(),
    extension: extensionOf(file.name),
    size_bytes: content.byteLength,
    asset: null,
  });
  db.putFile(record.id, content);
  return record;
};
