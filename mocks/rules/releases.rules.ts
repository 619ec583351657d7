import type { Catalogue } from '#contracts/catalogue.ts';
import { without } from './pick.ts';
import { reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** U-02: newest first, signed in or not. */
export const listReleases: Rule<Catalogue['listReleases']> = ({ db }) =>
  reply(
    200,
    db.tables.releases
      .all()
      .map((release) => without(release, ['id', 'reason']))
      .toSorted((a, b) => (b.released_at ?? 0) - (a.released_at ?? 0)),
  );
