import type * as z from 'zod/mini';
import { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { AwardRecord, PointsRecord, UserAwardRecord } from '#fixtures/records/award.record.ts';
import { BookingLocationRecord, BookingRecord, CourseRecord, ProductRecord } from '#fixtures/records/booking.record.ts';
import { AddressRecord, InvoiceRecord, PlanRecord, RegistrationRecord, SubscriptionRecord } from '#fixtures/records/commerce.record.ts';
import { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import { FileRecord } from '#fixtures/records/file.record.ts';
import {
  BandRecord,
  CategoryRecord,
  CollectionRecord,
  DependencyRecord,
  ModuleRecord,
  PageRecord,
  ThumbnailRecord,
  UserEntityRecord,
} from '#fixtures/records/library.record.ts';
import { MembershipRecord, OrganisationRecord, RoleRecord, UserRecord } from '#fixtures/records/people.record.ts';
import { ReleaseRecord } from '#fixtures/records/release.record.ts';
import type { World } from '#fixtures/world.ts';

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
  thumbnails: table(ThumbnailRecord, 'id'),
  categories: table(CategoryRecord, 'id'),
  collections: table(CollectionRecord, 'collection_id'),
  modules: table(ModuleRecord, 'module_id'),
  pages: table(PageRecord, 'page_id'),
  dependencies: table(DependencyRecord, 'id'),
  bands: table(BandRecord, 'id'),
  user_entities: table(UserEntityRecord, 'user_entity_id'),
  awards: table(AwardRecord, 'award_id'),
  user_awards: table(UserAwardRecord, 'id'),
  points: table(PointsRecord, 'id'),
  products: table(ProductRecord, 'product_id'),
  booking_locations: table(BookingLocationRecord, 'location_id'),
  courses: table(CourseRecord, 'course_id'),
  bookings: table(BookingRecord, 'booking_id'),
  evidence: table(EvidenceRecord, 'key'),
  plans: table(PlanRecord, 'id'),
  subscriptions: table(SubscriptionRecord, 'id'),
  invoices: table(InvoiceRecord, 'number'),
  registrations: table(RegistrationRecord, 'path'),
  addresses: table(AddressRecord, 'id'),
} as const satisfies Record<keyof World, unknown>;

export type TableName = keyof typeof TABLES;
export type Row<N extends TableName> = z.output<(typeof TABLES)[N]['schema']>;

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
