import type { Catalogue } from '#contracts/catalogue.ts';
import type { PageRecord } from '#fixtures/records/library.record.ts';
import { thumbnailUrl } from './cards.ts';
import { paginate } from './paging.ts';
import { only } from './pick.ts';
import { reply } from './reply.ts';
import type { Rule } from './rule.ts';

type Entity = Omit<PageRecord, 'page_id' | 'content' | 'content_draft' | 'pinned'>;

/** the pictures by category; a category comes with its first picture. */
export const listThumbnails: Rule<Catalogue['listThumbnails']> = ({ db, query }) => {
  const pictures = db.tables.thumbnails.where(({ organisation_id }) => organisation_id === query.organisation_id);
  const categories = [...new Set(pictures.map(({ category }) => category))];
  const images = categories.flatMap((name) => pictures.filter(({ category }) => category === name));
  return reply(200, {
    images: images.map(({ id, category }) => ({ id, url: thumbnailUrl(id) ?? '', category })),
    categories,
  });
};

const choiceOf = (entity: Entity) => ({
  ...only(entity, ['entity_id', 'title', 'short_description', 'published_at']),
  thumbnail_url: thumbnailUrl(entity.thumbnail_id),
});

/** What belongs to the organisation, by title, then by its number. */
const choicesOf = <E extends Entity>(entities: readonly E[]): readonly E[] =>
  entities.toSorted((a, b) => a.title.localeCompare(b.title, 'en') || a.entity_id - b.entity_id);

/** */
export const listCollections: Rule<Catalogue['listCollections']> = ({ db, query }) => {
  const own = db.tables.collections.where(({ organisation_id }) => organisation_id === query.organisation_id);
  const rows = choicesOf(own).map((one) => ({ ...choiceOf(one), collection_id: one.collection_id }));
  return reply(200, paginate(rows, query, 'collections'));
};

/** */
export const listModules: Rule<Catalogue['listModules']> = ({ db, query }) => {
  const own = db.tables.modules.where(({ organisation_id }) => organisation_id === query.organisation_id);
  const rows = choicesOf(own).map((one) => ({
    ...choiceOf(one),
    ...only(one, ['module_id', 'module_type_key', 'module_type_description']),
  }));
  return reply(200, paginate(rows, query, 'modules'));
};

/** drafts that were never published, too. */
export const listPages: Rule<Catalogue['listPages']> = ({ db, query }) => {
  const own = db.tables.pages.where(({ organisation_id }) => organisation_id === query.organisation_id);
  const rows = choicesOf(own).map((one) => ({ ...choiceOf(one), page_id: one.page_id }));
  return reply(200, paginate(rows, query, 'pages'));
};
