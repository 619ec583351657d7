import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { emergencies, essentials, policies } from '#fixtures/library/collections.ts';
import { moduleDueSoon, moduleWithAPrerequisite } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { Stage } from './scenario.ts';

/**
 * Two modules in order, the first completed, and a completed collection beside them. One other collection is not
 * Amara's.
 */
export const collectionInOrder = async ({ db, nowMs }: Stage): Promise<void> => {
  const now = Math.floor(nowMs / 1000);
  const [first, second] = [moduleEntity(moduleDueSoon.module_id), moduleEntity(moduleWithAPrerequisite.module_id)];
  const { user_entities: rows } = db.tables;
  const completed = rows.where(({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === first);
  for (const { user_entity_id } of completed)
    await rows.update(user_entity_id, { status: 'completed', last_viewed_at: now, last_completed_at: now });
  await rows.removeWhere(
    ({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === collectionEntity(emergencies.collection_id),
  );
  await db.tables.collections.update(essentials.collection_id, {
    module_ids: [moduleDueSoon.module_id, moduleWithAPrerequisite.module_id],
    collection_ids: [policies.collection_id],
    sequences: [{ source_entity_id: first, target_entity_id: second }],
    flow_nodes: [{ entity_id: first, x: 0, y: 240 }],
  });
};
