import type { UserRecord } from '#fixtures/records/people.record.ts';
import { Visitor } from '../rules/visitor.ts';
import type { Stage } from './scenario.ts';

/** What a call does not have. */
const NONE = undefined as never;

/** What a rule is given, as if this person had made the call. */
export const callOf = ({ db, nowMs }: Stage, { id }: Pick<UserRecord, 'id'>) => {
  const visitor = new Visitor(db, {});
  visitor.signIn(id);
  const user = db.tables.users.get(id);
  if (user === undefined) throw new Error(`There is no person ${id}.`);
  return {
    db,
    visitor,
    user,
    nowMs,
    now: Math.floor(nowMs / 1000),
    realMs: nowMs,
    socketId: null,
    appPath: '/',
    asset: () => Promise.resolve(null),
    params: NONE,
    query: NONE,
    body: NONE,
  };
};
