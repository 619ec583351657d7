import type { Catalogue } from '#contracts/catalogue.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { publish, type Publisher } from '../realtime/publish.ts';
import { membershipOf, membershipsOf } from './membership.ts';
import { forbidden, invalid, reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** The same words for an address that nobody has, that somebody of another organisation has, and for one's own. */
const NOT_FOUND = { email: ['The selected email is invalid.'] };

/** H-05: a super user, or an admin account anywhere. */
const isAdministrator = (db: Database, user: UserRecord): boolean =>
  user.super || membershipsOf(db, user.id).some((membership) => membership.admin);

/** H-01, H-02, H-05, H-06: the organisation offers it to this person, and their own account has two-factor on. */
const mayViewAs = (db: Database, viewer: UserRecord, organisationId: number): boolean => {
  const settings = db.tables.organisations.get(organisationId)?.settings;
  const isAdminHere = membershipOf(db, viewer.id, organisationId)?.admin === true;
  if (settings?.impersonation !== true || viewer.two_factor_secret === null) return false;
  return viewer.super || (isAdminHere && !settings.impersonation_super_only);
};

/** H-11: whoever views hears it on the channel of the person viewed, in every tab but the one that did it. */
export const tellViewingEnded = (from: Publisher, viewedId: number | null): void => {
  if (viewedId !== null) publish(from, 'impersonation.ended', {}, [viewedId]);
};

/** H-03 to H-06: one at a time, a person of the organisation that the call names, never oneself, never an administrator. */
export const impersonate: Rule<Catalogue['impersonate']> = (call) => {
  const { db, visitor, user, query, body } = call;
  if (visitor.session?.viewer_id !== undefined || !mayViewAs(db, user, query.organisation_id)) return forbidden();
  const viewed = db.tables.users.first(({ email }) => email.toLowerCase() === body.email.toLowerCase());
  if (viewed === undefined || viewed.id === user.id || membershipOf(db, viewed.id, query.organisation_id) === undefined)
    return invalid(NOT_FOUND);
  if (isAdministrator(db, viewed)) return forbidden();
  visitor.viewAs(viewed.id);
  publish(call, 'impersonation.started', {}, [viewed.id]);
  return reply(204, null);
};

/** H-09. */
export const endImpersonation: Rule<Catalogue['endImpersonation']> = (call) => {
  const viewedId = call.visitor.endViewing();
  if (viewedId === null) return forbidden();
  tellViewingEnded(call, viewedId);
  return reply(204, null);
};
