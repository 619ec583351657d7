import { amaraOsei } from '#fixtures/people.ts';
import { storeFile } from '../db/store-file.ts';
import type { Stage } from './scenario.ts';

/** The id of a stored file of Amara's, which pacts may name. */
const FILE_ID = 990_001;

/** Stores a small text of Amara's and gives its id. */
export const storeReflection = async ({ db, nowMs }: Stage): Promise<number> => {
  const content = new TextEncoder().encode('Handed in by Amara.\n');
  await storeFile(
    db,
    {
      id: FILE_ID,
      reason: 'Uploaded',
      name: 'reflection.txt',
      mimetype: 'text/plain',
      type: 'assessment_answer',
      owner_id: amaraOsei.id,
      created_at: Math.floor(nowMs / 1000),
    },
    content,
  );
  return FILE_ID;
};
