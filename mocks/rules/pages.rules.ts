import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { PageRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { thumbnailUrl } from './cards.ts';
import { sendFile } from './files.rules.ts';
import { membershipOf } from './membership.ts';
import { only } from './pick.ts';
import { notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';

type PageView = WireReplyOf<Catalogue['getPage']>;

const assignmentOf = (db: Database, user: UserRecord, { entity_id, organisation_id }: PageRecord) =>
  db.tables.user_entities.first(
    (row) => row.user_id === user.id && row.organisation_id === organisation_id && row.entity_id === entity_id,
  );

const isPublished = ({ published_at }: { readonly published_at: number | null }, now: number): boolean =>
  published_at === null || published_at <= now;

/** for whom it is assigned to, and who is a member still. What is not published yet keeps its content to itself. */
export const getPage: Rule<Catalogue['getPage']> = ({ db, user, params, query, now }) => {
  const page = db.tables.pages.get(params.id);
  if (
    page === undefined ||
    page.organisation_id !== query.organisation_id ||
    membershipOf(db, user.id, page.organisation_id) === undefined
  )
    return notFound('Page', params.id);
  const row = assignmentOf(db, user, page);
  if (row === undefined) return notFound('Page', params.id);
  const view: PageView = {
    ...only(page, [
      'page_id',
      'entity_id',
      'title',
      'short_description',
      'tags',
      'thumbnail_id',
      'pinned',
      'published_at',
      'created_at',
      'updated_at',
    ]),
    group_id: null,
    content: isPublished(page, now) ? page.content : null,
    // P-24: a draft is for those who edit the page.
    content_draft: null,
    thumbnail_url: thumbnailUrl(page.thumbnail_id),
    assigned_at: row.assigned_at,
  };
  return reply(200, view);
};

/** The file of every block that names one, read from the document itself: a file is no page's that does not show it. */
const filesIn = (content: string | null): ReadonlySet<unknown> => {
  try {
    const nodes = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(atob(content ?? ''), (mark) => mark.charCodeAt(0))),
    ) as Record<string, { props?: { fileId?: unknown } }>;
    return new Set(Object.values(nodes).map(({ props }) => props?.fileId));
  } catch {
    return new Set();
  }
};

/**
 * a file that the content of a page names, for whom the page is assigned to. Modules hold their own file;
 * collections have no content in the seeded world.
 */
export const downloadEntityFile: Rule<Catalogue['downloadEntityFile']> = ({ db, user, params, query, asset }) => {
  const file = db.tables.files.get(params.fileId);
  const page = params.entities === 'pages' ? db.tables.pages.get(params.id) : undefined;
  const module = params.entities === 'modules' ? db.tables.modules.get(params.id) : undefined;
  const isMember = membershipOf(db, user.id, query.organisation_id) !== undefined;
  const isOfPage =
    page?.organisation_id === query.organisation_id &&
    assignmentOf(db, user, page) !== undefined &&
    filesIn(page.content).has(params.fileId);
  const isOfModule = module?.organisation_id === query.organisation_id && module.file_id === params.fileId;
  return file !== undefined && isMember && (isOfPage || isOfModule)
    ? sendFile({ db, asset }, file, true)
    : notFound('File', params.fileId);
};
