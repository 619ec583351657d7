import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { sharps } from '#fixtures/library/collections.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { everyKindOfCard } from './every-kind-of-card.ts';
import type { Stage } from './scenario.ts';

/** The module before the only open one. */
const BEFORE = 706;

/**
 * Amara has one open module and one open collection; she is exempt from the module before it and from the collection
 * within.
 */
export const exemptFromOneOfEach = async (stage: Stage): Promise<void> => {
  const { user_entities: rows } = stage.db.tables;
  const rowOf = (entityId: number) =>
    rows.first(({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === entityId);
  const before = rowOf(moduleEntity(BEFORE));
  await everyKindOfCard(stage);
  if (before !== undefined) await rows.insert({ ...before, status: 'exempt', due_at: null, expires_at: null });
  const within = rowOf(collectionEntity(sharps.collection_id));
  if (within !== undefined) await rows.update(within.user_entity_id, { status: 'exempt' });
};
