import { amaraOsei } from '#fixtures/people.ts';
import type { Stage } from './scenario.ts';

/** The id of a stored file of Amara's, which pacts may name. */
const FILE_ID = 990_001;

/** Stores a small text of Amara's and gives its id. */
export const storeReflection = async ({ db, nowMs }: Stage): Promise<number> => {
  const content = new TextEncoder().encode('Handed in by Amara.\n');
  await db.tables.files.insert({
    id: FILE_ID,
    reason: 'Uploaded',
    name: 'reflection.txt',
    extension: 'txt',
    mimetype: 'text/plain',
    size_bytes: content.byteLength,
    type: 'assessment_answer',
    owner_id: amaraOsei.id,
    asset: null,
    created_at: Math.floor(nowMs / 1000),
  });
  db.putFile(FILE_ID, content);
  return FILE_ID;
};
