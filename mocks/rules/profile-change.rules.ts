import type { Catalogue } from '#contracts/catalogue.ts';
import { BYTES_PER_MEGABYTE, LIMITS } from '#contracts/constants.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { isEmailAddress } from './email-address.ts';
import { membershipOf } from './membership.ts';
import { newPasswordErrors } from './new-password.ts';
import { refusedWhileViewing } from './own-account.ts';
import { isPictureName } from './picture-kind.ts';
import { decideFields } from './profile-fields.ts';
import { profileView } from './profile.rules.ts';
import { invalid, notFound, reply, tooMany } from './reply.ts';
import type { Rule } from './rule.ts';
import { clearFailures, countFailure, passwordKey, secondsToWait } from './throttle.ts';

/** What the profile is answered with: everything that the app reads of it. */
const EVERY_PART = new Set<string>(getMe.fixedQuery.with);

const emailErrors = (db: Database, user: UserRecord, email: string): readonly string[] => {
  if (!isEmailAddress(email)) return ['The email field must be a valid email address.'];
  const isTaken = db.tables.users.all().some((other) => other.id !== user.id && sameAddress(other.email, email));
  return isTaken ? ['The email has already been taken.'] : [];
};

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** G-05: none, the one that the person has, or a picture that they uploaded as their avatar. */
const isAllowedAvatar = (db: Database, user: UserRecord, id: number | null): boolean => {
  if (id === null || id === user.avatar_id) return true;
  const file = db.tables.files.get(id);
  return (
    file !== undefined &&
    file.owner_id === user.id &&
    file.type === 'avatar' &&
    isPictureName(file.name) &&
    file.size_bytes <= LIMITS.avatarMegabytes * BYTES_PER_MEGABYTE
  );
};

const withMessages = (
  errors: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(errors).filter(([, messages]) => messages.length > 0));

/** G-05 to G-07: nothing is changed where anything is refused. */
export const updateProfile: Rule<Catalogue['updateProfile']> = refusedWhileViewing(async (call) => {
  const { db, user, query, body, now, visitor } = call;
  const { organisation_id: organisationId } = query;
  const organisation = db.tables.organisations.get(organisationId);
  if (organisation === undefined || membershipOf(db, user.id, organisationId) === undefined)
    return notFound('Organisation', organisationId);
  const { first_name, last_name, email, avatar_id } = body;
  const { fields, errors } = decideFields(organisation.fields, user.fields, body.fields, now);
  const refused = withMessages({
    email: emailErrors(db, user, email),
    avatar_id: isAllowedAvatar(db, user, avatar_id) ? [] : ['The selected avatar is invalid.'],
    ...errors,
  });
  if (Object.keys(refused).length > 0) return invalid(refused);
  const changed = await db.tables.users.update(user.id, { first_name, last_name, email, avatar_id, fields });
  return reply(200, profileView(db, changed, visitor, EVERY_PART));
});

/** G-10, G-11: whoever is signed in as this person elsewhere stays so. */
export const updatePassword: Rule<Catalogue['updatePassword']> = refusedWhileViewing(
  async ({ db, user, body, nowMs }) => {
    const wait = secondsToWait(db, passwordKey(user.id), nowMs);
    if (wait > 0) return tooMany(wait);
    const isRight = body.password_current === user.password;
    if (!isRight) countFailure(db, passwordKey(user.id), nowMs);
    const refused = withMessages({
      password_current: isRight ? [] : ['The password is incorrect.'],
      password: newPasswordErrors(body),
    });
    if (Object.keys(refused).length > 0) return invalid(refused);
    clearFailures(db, passwordKey(user.id));
    await db.tables.users.update(user.id, { password: body.password });
    return reply(200, null);
  },
);
