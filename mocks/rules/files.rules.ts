import type { Catalogue } from '#contracts/catalogue.ts';
import { BYTES_PER_MEGABYTE, LIMITS } from '#contracts/constants.ts';
import type { UploadType } from '#contracts/files/file.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { storeFile } from '../db/store-file.ts';
import { isStaffFor, membershipsOf } from './membership.ts';
import { isAuthorIn, readablePage } from './page-access.ts';
import { isPicture, NO_PICTURE } from './picture-kind.ts';
import { bytes, forbidden, invalid, notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { fileIdsIn } from './written-nodes.ts';

/** Megabytes for kinds of files that no setting limits; P-16 for videos. */
const OTHER_MEGABYTES = 100;

const LIMITING_SETTING = {
  assessment_answer: 'max_size_mb_assessment_answer',
  assessment_review: 'max_size_mb_assessment_review',
  evidence: 'max_size_mb_entity_evidence',
} as const satisfies Partial<Record<UploadType, keyof OrganisationSettings>>;

/** The most that any organisation of the person allows for the kind of file. */
const organisationLimit = (db: Database, user: UserRecord, type: UploadType): number => {
  const settings = membershipsOf(db, user.id).flatMap(
    (membership) => db.tables.organisations.get(membership.organisation_id)?.settings ?? [],
  );
  const setting = Object.hasOwn(LIMITING_SETTING, type)
    ? LIMITING_SETTING[type as keyof typeof LIMITING_SETTING]
    : undefined;
  return setting === undefined ? OTHER_MEGABYTES : Math.max(0, ...settings.map((one) => one[setting]));
};

/** A question may allow more than the organisation (C-13); which question a file answers is known only at submission. */
const questionLimit = (db: Database, user: UserRecord, type: UploadType): number =>
  type === 'assessment_answer'
    ? Math.max(
        0,
        ...db.tables.user_assessments
          .where((taken) => taken.user_id === user.id)
          .flatMap((taken) => db.tables.assessments.get(taken.assessment_id)?.questions ?? [])
          .map((question) => question.max_size_mb ?? 0),
      )
    : 0;

/** K-01: stores a file for the person who sends it. An empty or too large one is refused (422). */
export const uploadFile: Rule<Catalogue['uploadFile']> = async ({ db, user, body, now }) => {
  const { file, type } = body;
  if (file.size === 0) return invalid({ file: ['The file field must not be empty.'] });
  const megabytes =
    type === 'avatar'
      ? LIMITS.avatarMegabytes
      : Math.max(organisationLimit(db, user, type), questionLimit(db, user, type));
  if (file.size > megabytes * BYTES_PER_MEGABYTE)
    return invalid({ file: [`The file field must not be greater than ${megabytes * 1024} kilobytes.`] });
  const content = new Uint8Array(await file.arrayBuffer());
  const name = 'name' in file && typeof file.name === 'string' ? file.name : 'file';
  if (type === 'avatar' && !isPicture(name, content)) return invalid({ file: [NO_PICTURE] });
  const mimetype = file.type === '' ? 'application/octet-stream' : file.type;
  const record = await storeFile(
    db,
    { reason: 'Uploaded', name, mimetype, type, owner_id: user.id, created_at: now },
    content,
  );
  return reply(201, {
    id: record.id,
    name: record.name,
    extension: record.extension,
    mimetype: record.mimetype,
    url: `files/${record.id}`,
  });
};

/** A reviewer's attachment belongs to the reviewer, and is for the learner to read (C-01). */
const wasSentTo = (db: Database, userId: number, fileId: number): boolean =>
  db.tables.user_assessments
    .where((taken) => taken.user_id === userId)
    .some(
      (taken) => taken.last_assessed_file_id === fileId || taken.messages.some((message) => message.file_id === fileId),
    );

/** An assessment's reviewers read what its learners handed in. */
const isUpForReviewBy = (db: Database, reviewerId: number, fileId: number): boolean =>
  db.tables.user_assessments
    .where((taken) => taken.answers.some((answer) => answer.value === fileId))
    .some((taken) => db.tables.assessments.get(taken.assessment_id)?.reviewer_ids.includes(reviewerId) ?? false);

/**
 * P-16: a film that a published page shows is for whoever may read the page; an author of its organisation put it
 * there.
 */
const isShownTo = (db: Database, user: UserRecord, { id, owner_id }: FileRecord): boolean =>
  db.tables.pages
    .where(({ content }) => fileIdsIn(content).includes(id))
    .some(
      ({ page_id, organisation_id }) =>
        owner_id !== null &&
        isAuthorIn(db, owner_id, organisation_id) &&
        readablePage(db, user, page_id, organisation_id) !== null,
    );

const mayRead = (db: Database, user: UserRecord, file: FileRecord): boolean =>
  file.owner_id === null ||
  file.owner_id === user.id ||
  isStaffFor(db, user, file.owner_id) ||
  wasSentTo(db, user.id, file.id) ||
  isUpForReviewBy(db, user.id, file.id) ||
  isShownTo(db, user, file);

/** RFC 6266: a name that every client understands, and the true one. */
export const disposition = (name: string, attachment: boolean): string =>
  `${attachment ? 'attachment' : 'inline'}; filename="${name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

export type Reading = Pick<Parameters<Rule<Catalogue['viewFile']>>[0], 'db' | 'user' | 'asset'>;

/** The bytes of a file for whoever may read it: the owner, whoever it was sent to, reviewers and administrators. */
export const contentOf = async (reading: Reading, id: number, attachment: boolean) => {
  const file = reading.db.tables.files.get(id);
  if (file === undefined) return notFound('File', id);
  return mayRead(reading.db, reading.user, file) ? sendFile(reading, file, attachment) : forbidden();
};

/** The bytes of a file that the caller may read. */
export const sendFile = async ({ db, asset }: Pick<Reading, 'db' | 'asset'>, file: FileRecord, attachment: boolean) => {
  const content = (await db.readFile(file.id)) ?? (file.asset === null ? null : await asset(file.asset));
  if (content === null) return notFound('File', file.id);
  return bytes(content, {
    'Content-Type': file.mimetype,
    'Content-Length': String(content.byteLength),
    'Content-Disposition': disposition(file.name, attachment),
    // Authored and uploaded content is never run on our origin.
    'X-Content-Type-Options': 'nosniff',
  });
};

/** */
export const downloadFile: Rule<Catalogue['downloadFile']> = ({ params, query, ...reading }) =>
  contentOf(reading, params.id, query.download === 'true');

/** */
export const viewFile: Rule<Catalogue['viewFile']> = ({ params, ...reading }) =>
  contentOf(reading, params.fileId, false);
