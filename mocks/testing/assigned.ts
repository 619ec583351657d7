import { amaraOsei } from '#fixtures/people.ts';
import type { UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { House } from './visit.ts';

/** What a test says of one assignment; the rest is that of training nobody has opened. */
export type Assignment = Pick<UserEntityRecord, 'entity_id'> & Partial<UserEntityRecord>;

/** Assigned long ago, whatever the clock says. */
export const LONG_AGO = 1_000_000_000;

/** Amara is assigned exactly this, in the order given. */
export const assignOnly = ({ backend }: House, ...assignments: readonly Assignment[]): Promise<void> =>
  backend.write(async (db) => {
    await db.tables.user_entities.removeWhere(({ user_id }) => user_id === amaraOsei.id);
    for (const assignment of assignments)
      await db.tables.user_entities.insert({
        user_entity_id: db.nextId(),
        reason: 'Assigned by a test.',
        organisation_id: 1,
        user_id: amaraOsei.id,
        status: 'pending',
        favourite: false,
        assigned_at: LONG_AGO,
        due_at: null,
        expires_at: null,
        last_viewed_at: null,
        last_started_at: null,
        last_completed_at: null,
        time_viewed: 0,
        ...assignment,
      });
  });
