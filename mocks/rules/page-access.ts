import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { PageRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { thumbnailUrl } from './cards.ts';
import { membershipOf } from './membership.ts';
import { isPermitted } from './permissions.ts';
import { only } from './pick.ts';

type PageView = WireReplyOf<Catalogue['getPage']>;

/** A page as one person may read it. */
export interface ReadablePage {
  readonly page: PageRecord;
  /** Undefined where it is not assigned to the person, who is an author then. */
  readonly row: UserEntityRecord | undefined;
  readonly isAuthor: boolean;
}

/** P-02: whoever may update the pages of an organisation. */
export const isAuthorIn = (db: Database, userId: number, organisationId: number): boolean =>
  isPermitted(db, userId, organisationId, { pages: ['update'] });

/** A page for whom it is assigned to, and who is a member still; for an author every page of the organisation. */
export const readablePage = (
  db: Database,
  user: Pick<UserRecord, 'id'>,
  pageId: number,
  organisationId: number,
): ReadablePage | null => {
  const page = db.tables.pages.get(pageId);
  if (page?.organisation_id !== organisationId || membershipOf(db, user.id, organisationId) === undefined) return null;
  const row = db.tables.user_entities.first(
    (one) => one.user_id === user.id && one.organisation_id === organisationId && one.entity_id === page.entity_id,
  );
  const isAuthor = isAuthorIn(db, user.id, organisationId);
  return row === undefined && !isAuthor ? null : { page, row, isAuthor };
};

const isPublished = ({ published_at }: Pick<PageRecord, 'published_at'>, now: number): boolean =>
  published_at === null || published_at <= now;

/** ES-10. Content that is not published yet, and every draft, is for authors (P-24). */
export const pageView = ({ page, row, isAuthor }: ReadablePage, now: number): PageView => ({
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
  content: isAuthor || isPublished(page, now) ? page.content : null,
  content_draft: isAuthor ? page.content_draft : null,
  thumbnail_url: thumbnailUrl(page.thumbnail_id),
  assigned_at: row?.assigned_at ?? null,
});
