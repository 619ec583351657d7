import type { Catalogue } from '#contracts/catalogue.ts';
import { pageView, readablePage } from './page-access.ts';
import { notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** */
export const getPage: Rule<Catalogue['getPage']> = ({ db, user, params, query, now }) => {
  const readable = readablePage(db, user, params.id, query.organisation_id);
  return readable === null ? notFound('Page', params.id) : reply(200, pageView(readable, now));
};
