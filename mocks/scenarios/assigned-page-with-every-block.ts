import { pageEntity } from '#fixtures/entities.ts';
import { builderContent, video } from '#fixtures/library/builder-content.ts';
import { handoverCaptions } from '#fixtures/files.ts';
import { pageWithEveryBlock } from '#fixtures/library/pages.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { Stage } from './scenario.ts';

/**
 * Amara has the page too that the seed gives to Tom: one with every block, a file among them. Its draft names another
 * one.
 */
export const assignedPageWithEveryBlock = async ({ db }: Stage): Promise<void> => {
  const rows = db.tables.user_entities;
  await db.tables.pages.update(pageWithEveryBlock.page_id, {
    content_draft: builderContent([video(handoverCaptions.id, 'Of the draft alone')]),
  });
  const seeded = rows.first(({ entity_id }) => entity_id === pageEntity(pageWithEveryBlock.page_id));
  if (seeded !== undefined)
    await rows.insert({
      ...seeded,
      user_entity_id: seeded.user_entity_id - seeded.user_id + amaraOsei.id,
      user_id: amaraOsei.id,
    });
};
