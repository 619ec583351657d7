import { collectionEntity, moduleEntity, pageEntity } from '#fixtures/entities.ts';
import { decontaminationRoom, emergencies, infectionControl, radiography } from '#fixtures/library/categories.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { Stage } from './scenario.ts';

const DAY = 86_400;

const isOurs = ({ organisation_id }: { readonly organisation_id: number }): boolean =>
  organisation_id === infectionControl.organisation_id;

/** Three categories at the top of the library, the last of which is not shown. */
export const libraryOfCategories = async ({ db }: Stage): Promise<void> => {
  const { categories } = db.tables;
  const order: readonly number[] = [infectionControl.id, emergencies.id, radiography.id];
  for (const { id } of categories.where((category) => isOurs(category) && category.parent_id === 0)) {
    if (order.includes(id)) await categories.update(id, { sort_order: order.indexOf(id), show: id !== radiography.id });
    else await categories.remove(id);
  }
};

/**
 * What is assigned to Amara, in the order of the category; the last module and the last collection are those that she
 * is exempt from.
 */
const MODULES = [705, 702, 706] as const;
const COLLECTIONS = [305, 301, 302] as const;
const PAGES = [153, 152] as const;
/** In the category, and assigned to nobody. */
const UNASSIGNED = { module: 720, collection: 309 } as const;

/** A category with two of each that count, one of each that does not, and training that is not Amara's. */
export const categoryWithLists = async ({ db, nowMs }: Stage): Promise<void> => {
  const { categories, collections, modules, user_entities: rows } = db.tables;
  const now = Math.floor(nowMs / 1000);
  const status = new Map<number, 'completed' | 'exempt'>([
    [moduleEntity(702), 'completed'],
    [moduleEntity(706), 'exempt'],
    [collectionEntity(302), 'exempt'],
  ]);
  const wanted = new Set([
    ...MODULES.map(moduleEntity),
    ...COLLECTIONS.map(collectionEntity),
    ...PAGES.map(pageEntity),
  ]);
  for (const row of rows.where(
    ({ user_id, organisation_id }) => user_id === amaraOsei.id && organisation_id === infectionControl.organisation_id,
  )) {
    if (!wanted.has(row.entity_id)) await rows.remove(row.user_entity_id);
    else
      await rows.update(row.user_entity_id, {
        status: status.get(row.entity_id) ?? 'pending',
        due_at: now + 40 * DAY,
        expires_at: now + 400 * DAY,
        last_viewed_at: now - DAY,
        last_completed_at: now - DAY,
      });
  }
  for (const [position, id] of MODULES.entries())
    await modules.update(id, { created_at: now - (1 + MODULES.length - position) * DAY });
  for (const [position, id] of COLLECTIONS.entries())
    await collections.update(id, { created_at: now - (1 + COLLECTIONS.length - position) * DAY });
  await categories.update(infectionControl.id, {
    module_ids: [...MODULES, UNASSIGNED.module],
    collection_ids: [...COLLECTIONS, UNASSIGNED.collection],
    page_ids: [...PAGES, 151],
  });
};

/** Nothing in the category is assigned to Amara. */
export const emptyCategory = async ({ db }: Stage): Promise<void> => {
  await db.tables.categories.update(decontaminationRoom.id, {
    module_ids: [UNASSIGNED.module],
    collection_ids: [],
    page_ids: [],
  });
};
