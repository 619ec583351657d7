import type * as z from 'zod/mini';

import { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { FileRecord } from '#fixtures/records/file.record.ts';
import { MembershipRecord, OrganisationRecord, RoleRecord, UserRecord } from '#fixtures/records/people.record.ts';
import { ReleaseRecord } from '#fixtures/records/release.record.ts';

const table = <S extends z.ZodMiniType<object>, K extends keyof z.output<S>>(schema: S, key: K) => ({ schema, key });

/** Every collection of the fake backend: its schema and the column that identifies a row. Flat, with plain foreign keys. */
export const TABLES = {
  organisations: table(OrganisationRecord, 'organisation_id'),
  roles: table(RoleRecord, 'key'),
  users: table(UserRecord, 'id'),
  memberships: table(MembershipRecord, 'id'),
  assessments: table(AssessmentRecord, 'assessment_id'),
  user_assessments: table(UserAssessmentRecord, 'user_assessment_id'),
  files: table(FileRecord, 'id'),
  releases: table(ReleaseRecord, 'id'),
} as const;

export type TableName = keyof typeof TABLES;
export type Row<N extends TableName> = z.output<(typeof TABLES)[N]['schema']>;

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
