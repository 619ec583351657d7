import * as z from 'zod/mini';
import type { World } from '#fixtures/world.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { emptyState, STATE_NAMES, type State } from '../db/state.ts';
import { TABLE_NAMES, TABLES } from '../db/tables.ts';
import { Visitor } from '../rules/visitor.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { publishedUsedSteps, publishedUsers } from './published-secrets.ts';

const MARK = 'waymark-demo';
const VERSION = 1;

const BookingsOfJob = z.object({
  action: z.enum(['book', 'rebook', 'unbook']),
  changes: z.array(z.object({ booking_id: z.number(), course_id: z.nullable(z.number()) })),
  mail: z.boolean(),
  basketId: z.nullable(z.number()),
});

/** What an exported file looks like; tables are checked by their own schemas. */
const Exported = z.object({
  kind: z.literal(MARK),
  version: z.literal(VERSION),
  tables: z.object(Object.fromEntries(TABLE_NAMES.map((name) => [name, z.array(TABLES[name].schema)]))),
  state: z.object({
    sessions: z.record(
      z.string(),
      z.object({
        id: z.string(),
        csrf: z.string(),
        user_id: z.nullable(z.number()),
        challenged_user_id: z.nullable(z.number()),
        viewer_id: z.exactOptional(z.number()),
        confirmed_at: z.exactOptional(z.number()),
      }),
    ),
    throttle: z.record(z.string(), z.object({ count: z.number(), untilMs: z.number() })),
    tokens: z.array(
      z.object({
        kind: z.enum(['reset', 'sign-in']),
        token: z.string(),
        email: z.string(),
        createdAtMs: z.number(),
        expiresAtMs: z.number(),
      }),
    ),
    usedSteps: z.record(z.string(), z.array(z.number())),
    clock: z.object({ realMs: z.number(), virtualMs: z.number(), rate: z.number() }),
    faults: z.array(z.looseObject({ call: z.string(), seen: z.number(), hits: z.number() })),
    mailbox: z.array(
      z.object({
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        links: z.array(z.string()),
        at: z.string(),
      }),
    ),
    jobs: z._default(
      z.array(
        z.object({
          id: z.number(),
          kind: z.string(),
          dueMs: z.number(),
          user_id: z.number(),
          organisation_id: z.number(),
          booking: z.optional(BookingsOfJob),
        }),
      ),
      [],
    ),
    ids: z.object({ next: z.number() }),
    scene: z.object({ scenario: z.string(), seededAtMs: z._default(z.number(), 0) }),
  }),
  /** Base64 by file id. */
  files: z.record(z.string().check(z.regex(/^\d+$/)), z.string()),
});

/**
 * Everything the backend holds, as text. An export is for a colleague: open sessions and the replies to calls with a
 * key stay out, and so does what a person typed or was given to sign in with (0328).
 */
export const exportData = async (backend: Backend): Promise<string> => {
  const files = await backend.readFiles();
  return backend.read((db) => {
    const { idempotency: _replies, ...state } = db.state;
    const people = db.tables.users.all();
    const users = publishedUsers(people);
    return JSON.stringify({
      kind: MARK,
      version: VERSION,
      tables: { ...Object.fromEntries(TABLE_NAMES.map((name) => [name, db.tables[name].all()])), users },
      state: {
        ...state,
        sessions: {},
        events: [],
        usedSteps: publishedUsedSteps(state.usedSteps, people, users),
      },
      files: Object.fromEntries([...files].map(([id, bytes]) => [id, toBase64(bytes)])),
    });
  });
};

/** Keys that would reach an object's prototype have no business in any export. */
const refuseHostileKeys = (key: string, value: unknown): unknown => {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new Error(`it holds the key '${key}'`);
  return value;
};

const read = (json: string): z.output<typeof Exported> => {
  let data: unknown;
  try {
    data = JSON.parse(json, refuseHostileKeys);
  } catch (error) {
    throw new Error(
      `This is not an exported demo file: ${error instanceof Error ? error.message : 'it cannot be read'}. Nothing was changed.`,
    );
  }
  const result = Exported.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `This is not an exported demo file: '${issue?.path.join('.') || 'the whole'}' does not fit. Nothing was changed.`,
    );
  }
  return result.data;
};

/**
 * Takes over what `exportData` wrote. Throws, and changes nothing, where the text is anything else. The session that
 * `kept` names goes on, in the same commit, where its person is still there.
 */
export const importData = async (
  backend: Backend,
  json: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const data = read(json);
  const files = Object.entries(data.files).map(([id, text]) => {
    try {
      return [Number(id), fromBase64(text)] as const;
    } catch {
      throw new Error(`This is not an exported demo file: file ${id} is damaged. Nothing was changed.`);
    }
  });
  const state = { ...emptyState(data.state.clock), ...data.state } as State;
  await backend.write(async (db: Database) => {
    const { session } = new Visitor(db, cookies);
    db.replace(data.tables as unknown as World, state.clock);
    for (const name of STATE_NAMES) db.edit(name, () => state[name] as never);
    if (session !== null && db.tables.users.get(session.user_id ?? 0) !== undefined)
      db.edit('sessions', (sessions) => ({ ...sessions, [session.id]: session }));
    for (const [id, bytes] of files) db.putFile(id, bytes);
  });
};
