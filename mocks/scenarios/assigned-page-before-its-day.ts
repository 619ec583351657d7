import { pageEntity } from '#fixtures/entities.ts';
import { builderContent, video } from '#fixtures/library/builder-content.ts';
import { handoverCaptions } from '#fixtures/files.ts';
import { pageWithEveryBlock } from '#fixtures/library/pages.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { Stage } from './scenario.ts';

/** The page of the state, whose day is still to come. */
const PAGE = 156;
const A_WEEK = 7 * 86_400;

/** Amara is assigned a page that has content and a draft, and is published in a week. */
export const assignedPageBeforeItsDay = async ({ db, nowMs }: Stage): Promise<void> => {
  const rows = db.tables.user_entities;
  const content = builderContent([video(handoverCaptions.id, 'Not yet')]);
  await db.tables.pages.update(PAGE, {
    content,
    content_draft: content,
    published_at: Math.floor(nowMs / 1000) + A_WEEK,
  });
  const seeded = rows.first(({ entity_id }) => entity_id === pageEntity(pageWithEveryBlock.page_id));
  if (seeded !== undefined)
    await rows.insert({
      ...seeded,
      user_entity_id: 9_000_000 + pageEntity(PAGE),
      entity_id: pageEntity(PAGE),
      user_id: amaraOsei.id,
    });
};
