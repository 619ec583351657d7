import type { Catalogue } from '#contracts/catalogue.ts';
import { membershipOf } from './membership.ts';
import { forbidden, reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** the log of calls is all that counts here. */
export const recordPayment: Rule<Catalogue['recordPayment']> = ({ db, user, body }) =>
  membershipOf(db, user.id, body.organisation_id) === undefined ? forbidden() : reply(204, null);
