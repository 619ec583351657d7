import type { Catalogue } from '#contracts/catalogue.ts';
import type { Registration } from '#contracts/registration/registration.schema.ts';
import type { RegistrationRecord } from '#fixtures/records/commerce.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { toBase64 } from '../demo/base64.ts';
import { openRow } from './complete-training.ts';
import { membershipOf } from './membership.ts';
import { createAccount, joinOrganisation } from './new-account.ts';
import { emailErrors } from './new-email.ts';
import { newPasswordErrors } from './new-password.ts';
import { refusedWhileViewing } from './own-account.ts';
import { spoken } from './field-decision.ts';
import { decideFields, isEmpty } from './profile-fields.ts';
import { invalid, notFound, reply, tooMany, withMessages } from './reply.ts';
import type { Call, Rule } from './rule.ts';
import { clearFailures, countFailure, registrationKey, secondsToWait } from './throttle.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/** 0313: the logo as it stands in the reply, because files want a session; null where there is none. */
const logoOf = async (
  { db, asset }: Pick<Call, 'db' | 'asset'>,
  { organisation_id }: RegistrationRecord,
): Promise<string | null> => {
  const { logo } = db.tables.organisations.require(organisation_id);
  const file = db.tables.files.get(Number(/^files\/(\d+)\/view$/.exec(logo ?? '')?.[1]));
  if (file === undefined) return null;
  const content = (await db.readFile(file.id)) ?? (file.asset === null ? null : await asset(file.asset));
  return content === null ? null : `data:${file.mimetype};base64,${toBase64(content)}`;
};

/** S-01: the same for everybody; what the training of a group is stays here. */
export const getRegistration: Rule<Catalogue['getRegistration']> = async (call) => {
  const { db, params } = call;
  const registration = db.tables.registrations.get(params.path);
  if (registration === undefined) return notFound('Registration', params.path);
  const { organisation_id, groups, fields, terms } = registration;
  const { name, settings } = db.tables.organisations.require(organisation_id);
  return reply(200, {
    name,
    groups: groups.map((group) => ({ id: group.id, name: group.name, description: group.description })),
    fields: fields.map(({ key, type, show_signup, label = null, hint = null, required = null, options = null }) => ({
      key,
      type,
      show_signup,
      label,
      hint,
      required,
      options,
    })),
    organisation_id,
    logo: await logoOf(call, registration),
    colour_primary: settings.colour_primary ?? null,
    terms,
  });
};

const OF_A_NEW_ACCOUNT = ['first_name', 'last_name', 'email', 'password'] as const;

/** S-03, S-04: a new account has them all, and whoever is signed in none. */
const identityErrors = (db: Database, body: Registration, user: UserRecord | null): Errors => {
  const present = OF_A_NEW_ACCOUNT.filter((field) => body[field] !== undefined);
  if (user !== null)
    return Object.fromEntries(present.map((field) => [field, [`The ${spoken(field)} field is prohibited.`]] as const));
  const missing = OF_A_NEW_ACCOUNT.filter((field) => body[field] === undefined);
  const { email, password } = body;
  return {
    ...Object.fromEntries(missing.map((field) => [field, [`The ${spoken(field)} field is required.`]] as const)),
    ...(email === undefined ? {} : { email: emailErrors(db, email) }),
    ...(password === undefined ? {} : { password: newPasswordErrors({ password, password_confirmation: password }) }),
  };
};

/** S-07: the demo’s human check says in its token what became of it. */
const recaptureErrors = (recapture: string): readonly string[] => {
  if (recapture.startsWith('passed-')) return [];
  return [recapture.startsWith('expired-') ? 'The recapture has expired.' : 'The recapture is invalid.'];
};

/** S-06: what was asked for, beside what the person has already; what they have under the same key is no answer. */
const signupFields = (
  { fields }: RegistrationRecord,
  stored: UserRecord['fields'],
  body: Registration,
  now: number,
) => {
  const asked = fields.filter(({ show_signup: isAsked }) => isAsked === true);
  const decided = decideFields(
    asked.map((field) => ({ ...field, show_user: true })),
    Object.fromEntries(Object.entries(stored).filter(([key]) => !asked.some((field) => field.key === key))),
    body.fields,
    now,
  );
  const missing = asked.filter(({ key, required }) => required === true && isEmpty(body.fields[key]));
  return {
    fields: decided.fields,
    errors: {
      ...decided.errors,
      ...Object.fromEntries(
        missing.map(({ key }) => [`fields.${key}`, [`The ${spoken(key)} field is required.`]] as const),
      ),
    },
  };
};

/** S-10: the account, where there is none yet. Names are required by then. */
const accountOf = async (
  { db, user, body }: Pick<Call<Catalogue['register']>, 'db' | 'user' | 'body'>,
  fields: UserRecord['fields'],
  group: { readonly id: number; readonly name: string },
): Promise<number> => {
  if (user !== null) {
    await db.tables.users.update(user.id, { fields, groups: [...user.groups, group] });
    return user.id;
  }
  const { first_name = '', last_name = '', email = '', password = '' } = body;
  const { id } = await createAccount(db, {
    reason: 'Registered',
    first_name,
    last_name,
    email,
    password,
    fields,
    groups: [group],
  });
  return id;
};

/**
 * S-10, S-12: a new account, or a membership more for whoever is signed in. Nothing is done where anything is refused.
 * Refused tries are throttled, as they tell which addresses are registered.
 */
export const register: Rule<Catalogue['register']> = refusedWhileViewing(async (call) => {
  const { db, user, params, body, now, nowMs } = call;
  const registration = db.tables.registrations.get(params.path);
  if (registration === undefined) return notFound('Registration', params.path);
  const { organisation_id, groups, role_keys } = registration;
  const key = registrationKey(params.path, user?.id ?? null);
  const wait = secondsToWait(db, key, nowMs);
  if (wait > 0) return tooMany(wait);

  if (user !== null && membershipOf(db, user.id, organisation_id) !== undefined)
    return invalid({ organisation: ['You already belong to this organisation.'] });
  const group = groups.find(({ id }) => id === body.group_id);
  const { fields, errors } = signupFields(registration, user?.fields ?? {}, body, now);
  const refused = withMessages({
    ...identityErrors(db, body, user),
    group_id: group === undefined ? ['The selected group id is invalid.'] : [],
    ...errors,
    recapture: recaptureErrors(body.recapture),
    terms_and_conditions: body.terms_and_conditions ? [] : ['The terms and conditions field must be accepted.'],
  });
  if (group === undefined || Object.keys(refused).length > 0) {
    countFailure(db, key, nowMs);
    return invalid(refused);
  }

  clearFailures(db, key);
  const userId = await accountOf(call, fields, { id: group.id, name: group.name });
  await joinOrganisation(db, { userId, organisationId: organisation_id, roleKeys: role_keys, reason: 'Registered' });
  for (const entity_id of group.entity_ids) await openRow(call, { user_id: userId, organisation_id, entity_id });
  return reply(201, null);
});
