import type { UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { type CardView, cardView, entityStatusAt } from './cards.ts';
import { type Assigned, entitiesOf, type EntityRecord } from './prerequisites.ts';

/** One thing that is assigned to a person. */
export interface Shelf {
  readonly entity: EntityRecord;
  readonly row: UserEntityRecord;
  /** Now, whatever the row says. */
  readonly status: UserEntityRecord['status'];
  readonly view: () => CardView;
}

/** Everything that is assigned to a person in an organisation. `now` in unix seconds. */
export const shelfOf = (db: Database, userId: number, organisationId: number, now: number): readonly Shelf[] => {
  const rows = db.tables.user_entities.where((row) => row.user_id === userId && row.organisation_id === organisationId);
  const assigned: Assigned = { entities: entitiesOf(db), rows: new Map(rows.map((row) => [row.entity_id, row])) };
  return rows.flatMap((row) => {
    const entity = assigned.entities.get(row.entity_id);
    return entity === undefined
      ? []
      : [{ entity, row, status: entityStatusAt(row, now), view: () => cardView(db, assigned, entity, row, now) }];
  });
};
