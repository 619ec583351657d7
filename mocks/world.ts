import { assessments } from '#fixtures/assessments/all.ts';
import { memberships } from '#fixtures/memberships.ts';
import { organisations } from '#fixtures/organisations.ts';
import { colleagues } from '#fixtures/colleagues.ts';
import { personas } from '#fixtures/people.ts';
import { placeOnClock } from '#fixtures/records/relative-date.ts';
import { releases } from '#fixtures/releases.ts';
import { roles } from '#fixtures/roles.ts';
import type { WorldRows } from './db/tables.ts';

/** The rows of the seeded world, its dates placed on the instant (unix seconds). */
export const seededWorld = (nowUnix: number): WorldRows =>
  placeOnClock({ organisations, roles, users: [...personas, ...colleagues], memberships, assessments, user_assessments: [], files: [], releases }, nowUnix) as unknown as WorldRows;

/** Bytes of a seeded file by its asset's name; null where there is none. */
export const seededAsset = (_name: string): Promise<Uint8Array<ArrayBuffer> | null> => Promise.resolve(null);
