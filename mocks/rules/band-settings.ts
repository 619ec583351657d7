import type { Band } from '#contracts/organisations/band.schema.ts';
import type { Database } from '../db/database.ts';

/** L-06, L-07: the bands that an organisation set itself, a default one where it changed it. */
export const bandsOf = (db: Database, organisationId: number): Band[] =>
  db.tables.bands
    .where((band) => band.organisation_id === organisationId)
    .map(({ band_id, title, hidden, entity_type_ids }) => ({
      id: band_id,
      title,
      hidden,
      conditions: entity_type_ids.map((entity_type_id) => ({ entity_type_id })),
    }));
