import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '../backend.ts';
import { TABLE_NAMES, TABLES } from '../db/tables.ts';
import { sendJson } from './convert.ts';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;
type Snapshot = Readonly<Record<string, readonly object[]>>;

const HIDDEN = new Set(['password', 'two_factor_secret', 'two_factor_recovery_codes', 'two_factor_pending']);

/** Every table as json-server wants it: each row with an `id`. Passwords and secrets stay inside. */
const snapshotOf = (backend: Backend): Promise<Snapshot> =>
  backend.read((db) =>
    Object.fromEntries(
      TABLE_NAMES.map((name) => [
        name,
        (db.tables[name].all() as readonly object[]).map((row) => ({
          id: (row as Record<string, unknown>)[TABLES[name].key],
          ...Object.fromEntries(Object.entries(row).filter(([key]) => !HIDDEN.has(key))),
        })),
      ]),
    ),
  );

/**
 * `GET /__db/…`: json-server's read-only window on the records, with its paging, sorting, search and expansion
 * (`/__db/users?_page=1&_limit=10`, `/__db/db`). Loaded when it is first looked through.
 */
export const createDbWindow = (
  backend: Backend,
): ((incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>) => {
  let opened: Promise<{ readonly app: Listener; readonly show: (snapshot: Snapshot) => void }> | null = null;
  const open = async () => {
    const { default: jsonServer } = await import('json-server');
    // Its routes are those of the tables it is made with.
    const router = jsonServer.router<Snapshot>(Object.fromEntries(TABLE_NAMES.map((name) => [name, []])));
    const app = jsonServer.create();
    app.use('/__db', router);
    return { app: app as unknown as Listener, show: (snapshot: Snapshot) => void router.db.setState(snapshot) };
  };
  return async (incoming, outgoing) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
      return sendJson(outgoing, 405, { message: 'The window is read-only.' });
    const { app, show } = await (opened ??= open());
    show(await snapshotOf(backend));
    return app(incoming, outgoing);
  };
};
