import type { Catalogue } from '#contracts/catalogue.ts';
import type { FileOwner } from '#contracts/library/file-owner.ts';
import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { sendFile } from './files.rules.ts';
import { membershipOf } from './membership.ts';
import { isAuthorIn, readablePage } from './page-access.ts';
import { paginate } from './paging.ts';
import { notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { fileIdsIn } from './written-nodes.ts';

interface Files {
  readonly named: readonly FileRecord[];
  readonly isAuthor: boolean;
}

const MODELS = { collections: 'Collection', modules: 'Module', pages: 'Page' } as const;

/**
 * A file that anybody may read, or that an author of the organisation uploaded. A document may name any number: it must
 * not open what somebody handed in.
 */
const isForContent = (db: Database, { owner_id }: FileRecord, organisationId: number): boolean =>
  owner_id === null || isAuthorIn(db, owner_id, organisationId);

/** The files of content for one person; null where the entity is not there for them. */
const filesOf = (
  db: Database,
  user: Pick<UserRecord, 'id'>,
  { entities, id }: FileOwner,
  organisationId: number,
): Files | null => {
  const found = (ids: readonly (number | null)[]): readonly FileRecord[] =>
    ids.flatMap((one) => db.tables.files.get(one ?? 0) ?? []).filter((file) => isForContent(db, file, organisationId));
  if (entities === 'pages') {
    const readable = readablePage(db, user, id, organisationId);
    if (readable === null) return null;
    const { page, isAuthor } = readable;
    const inDraft = isAuthor ? fileIdsIn(page.content_draft) : [];
    return { named: found([...new Set([...fileIdsIn(page.content), ...inDraft])]), isAuthor };
  }
  const entity = entities === 'modules' ? db.tables.modules.get(id) : db.tables.collections.get(id);
  if (entity?.organisation_id !== organisationId || membershipOf(db, user.id, organisationId) === undefined)
    return null;
  // A module has its own file, and no content in the seeded world.
  const ids = 'file_id' in entity ? [entity.file_id] : fileIdsIn(entity.content);
  return { named: found(ids), isAuthor: isAuthorIn(db, user.id, organisationId) };
};

/** What an author uploads for a block (P-08, P-16). */
const FOR_CONTENT: ReadonlySet<string> = new Set(['module', 'video']);

/** what content names, then what the author uploaded for content, the newest first. */
export const listEntityFiles: Rule<Catalogue['listEntityFiles']> = ({ db, user, params, query }) => {
  const files = filesOf(db, user, params, query.organisation_id);
  if (files === null) return notFound(MODELS[params.entities], params.id);
  const uploaded = files.isAuthor
    ? db.tables.files
        .where(({ owner_id, type }) => owner_id === user.id && FOR_CONTENT.has(type))
        .toSorted((one, other) => other.created_at - one.created_at || other.id - one.id)
    : [];
  const all = [...new Map([...files.named, ...uploaded].map((file) => [file.id, file])).values()];
  const rows = all.map(({ id, name, extension, mimetype }) => ({ id, name, extension, mimetype, url: `files/${id}` }));
  return reply(200, paginate(rows, query, `${params.entities}/${params.id}/files`));
};

/** a file that content names. */
export const downloadEntityFile: Rule<Catalogue['downloadEntityFile']> = ({ db, user, params, query, asset }) => {
  const file = filesOf(db, user, params, query.organisation_id)?.named.find(({ id }) => id === params.fileId);
  return file === undefined ? notFound('File', params.fileId) : sendFile({ db, asset }, file, true);
};
