import { collectionEntity, moduleEntity, pageEntity } from '#fixtures/entities.ts';
import { essentials, sharps } from '#fixtures/library/collections.ts';
import { moduleWithAPrerequisite } from '#fixtures/library/modules.ts';
import { pinnedPage } from '#fixtures/library/pages.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { Stage } from './scenario.ts';

const DAY = 86_400;

/**
 * Amara's assignments become three recent ones, a sub-collection among them by its parent alone; no date of theirs is
 * missing.
 */
export const everyKindOfCard = async ({ db, nowMs }: Stage): Promise<void> => {
  const now = Math.floor(nowMs / 1000);
  const assignedAt = new Map<number, number>([
    [moduleEntity(moduleWithAPrerequisite.module_id), now - DAY],
    [collectionEntity(essentials.collection_id), now - 2 * DAY],
    [pageEntity(pinnedPage.page_id), now - 3 * DAY],
    [collectionEntity(sharps.collection_id), now - 60 * DAY],
  ]);
  for (const row of db.tables.user_entities.where(({ user_id }) => user_id === amaraOsei.id)) {
    const assigned_at = assignedAt.get(row.entity_id);
    if (assigned_at === undefined) {
      await db.tables.user_entities.remove(row.user_entity_id);
      continue;
    }
    await db.tables.user_entities.update(row.user_entity_id, {
      assigned_at,
      status: 'pending',
      due_at: now + 40 * DAY,
      expires_at: now + 400 * DAY,
      last_viewed_at: assigned_at,
      last_started_at: assigned_at,
      last_completed_at: assigned_at,
    });
  }
  await db.tables.collections.update(essentials.collection_id, {
    module_ids: [moduleWithAPrerequisite.module_id],
    collection_ids: [sharps.collection_id],
  });
};
