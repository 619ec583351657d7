import type { Catalogue } from '#contracts/catalogue.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { membershipOf } from './membership.ts';
import { moduleView } from './module-view.ts';
import { notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';

const mayOpen = (db: Database, user: UserRecord, moduleId: number, organisationId: number): boolean =>
  db.tables.modules.get(moduleId)?.organisation_id === organisationId && membershipOf(db, user.id, organisationId) !== undefined;

/** for members of its organisation, assigned to them or not. */
export const getModule: Rule<Catalogue['getModule']> = ({ db, user, params, query, now }) => {
  const module = db.tables.modules.get(params.id);
  if (module === undefined || !mayOpen(db, user, params.id, query.organisation_id)) return notFound('Module', params.id);
  return reply(200, moduleView({ db, userId: user.id, now }, module));
};
