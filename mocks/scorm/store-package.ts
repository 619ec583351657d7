import type { ModuleRecord } from '#fixtures/records/library.record.ts';
import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { openRow, rowOf } from '../rules/complete-training.ts';
import { membershipOf } from '../rules/membership.ts';
import { whyClosed } from '../rules/module-access.ts';
import { completeModule } from '../rules/module-progress.rules.ts';
import { Visitor } from '../rules/visitor.ts';
import type { Manifest } from './manifest.ts';
import { isPackageDone, withStateOf } from './object-states.ts';
import { openPackage } from './package.ts';
import { isComplete, readState, type ScormState } from './scorm-state.ts';
import { turnOf } from './state-version.ts';
import type { WhyStopped } from './store-states.ts';

/** The package of an open module, and its visitor. */
export interface Player {
  readonly module: ModuleRecord;
  readonly file: FileRecord;
  readonly userId: number;
  readonly token: string;
}

/** The package of a module for whom these cookies name; null for anybody who may not open it. */
export const playerFor = (
  db: Database,
  nowMs: number,
  id: unknown,
  cookies: Readonly<Record<string, string>>,
): Player | null => {
  const session = new Visitor(db, cookies).session;
  const module = db.tables.modules.get(Number(id));
  const file = db.tables.files.get(module?.file_id ?? 0);
  const userId = session?.user_id ?? null;
  if (session === null || userId === null || module?.module_type_key !== 'SCO' || file === undefined) return null;
  const isMember = membershipOf(db, userId, module.organisation_id) !== undefined;
  return isMember && whyClosed(db, userId, module, Math.floor(nowMs / 1000)) === null
    ? { module, file, userId, token: session.csrf }
    : null;
};

interface Sent {
  /** The state as the player wrote it, and what it holds. */
  readonly text: string;
  readonly state: ScormState;
  /** Which object it is of, and which one is open now; a player of one object names none. */
  readonly object: unknown;
  readonly open: unknown;
}

/**
 * What is stored after a state was sent, and whether the package is done with it; null where the package has no such
 * object.
 */
const nextState = (
  manifest: Manifest | null,
  stored: ScormState | null,
  { text, state, object, open }: Sent,
): { readonly text: string; readonly isDone: boolean } | null => {
  // A package of one object is stored as its player wrote it.
  if (manifest === null || manifest.objects.length === 1) return { text, isDone: isComplete(state) };
  const { objects } = manifest;
  const idOf = (wanted: unknown): string | undefined => objects.find(({ id }) => id === wanted)?.id;
  const id = object === undefined ? objects[0].id : idOf(object);
  if (id === undefined) return null;
  const next = withStateOf(stored, objects, { id, state, open: idOf(open) ?? id });
  return { text: JSON.stringify(next), isDone: isPackageDone(next, objects) };
};

/** The answer to a call that stores: its status, with the field or the reason of a refusal. */
export interface StoreAnswer {
  readonly status: 204 | 401 | 404 | 409 | 422;
  readonly field?: string;
  readonly reason?: WhyStopped;
}

/** A call that stores, as it comes: from whom its cookies name, about the module of this id. */
export interface StoreCall {
  readonly cookies: Readonly<Record<string, string>>;
  readonly token: string | null;
  readonly moduleId: unknown;
  readonly body: unknown;
}

/**
 * Stores what a package says (N-24). A call names the learner for whom the package was opened (0288), its player, which
 * state it replaces and its number (0340); without a state it claims the package for its player. Answers 204, 401
 * without a session, 404 where there is no such package or the token is another, 409 with a reason where it is not the
 * caller's to store any more, and 422 with a field.
 */
export const storePackage = async (
  backend: Pick<Backend, 'read' | 'write' | 'nowMs' | 'asset'>,
  { cookies, token, moduleId, body }: StoreCall,
): Promise<StoreAnswer> => {
  const { learner, player, replaces, step, state, object, open } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const cmi = readState(state);
  if (typeof learner !== 'number') return { status: 422, field: 'learner' };
  if (typeof player !== 'string' || player === '') return { status: 422, field: 'player' };
  if (typeof step !== 'number') return { status: 422, field: 'step' };
  if (state !== undefined && cmi === null) return { status: 422, field: 'state' };
  const opened = await backend.read((db) => {
    const found = playerFor(db, backend.nowMs(), moduleId, cookies);
    return found === null ? null : openPackage(db, found.file, backend);
  });
  return backend.write(async (db): Promise<StoreAnswer> => {
    const here = new Visitor(db, cookies).session?.user_id ?? null;
    if (here === null) return { status: 401 };
    // T15: what is stored is the learner's for whom it was opened, or nobody's.
    if (here !== learner) return { status: 409, reason: 'learner' };
    const found = playerFor(db, backend.nowMs(), moduleId, cookies);
    if (found === null || token !== found.token) return { status: 404 };
    const { module, userId } = found;
    const now = Math.floor(backend.nowMs() / 1000);
    const trainee = { user_id: userId, entity_id: module.entity_id, organisation_id: module.organisation_id };
    const before = rowOf(db, trainee);
    const turn = turnOf(before?.state_version ?? null, { player, replaces, step });
    if (turn === 'late') return { status: 204 };
    if (turn !== 'now') return { status: 409, reason: turn };
    const state_version = { player, step };
    if (cmi === null || typeof state !== 'string') {
      const row = await openRow({ db, now }, trainee);
      await db.tables.user_entities.update(row.user_entity_id, { state_version });
      return { status: 204 };
    }
    const next = nextState(opened?.manifest ?? null, readState(before?.state), {
      text: state,
      state: cmi,
      object,
      open,
    });
    if (next === null) return { status: 422, field: 'object' };
    const row = await openRow({ db, now }, trainee);
    await db.tables.user_entities.update(row.user_entity_id, { state: next.text, state_version, last_viewed_at: now });
    if (next.isDone) await completeModule({ db, user: { id: userId }, now }, module);
    return { status: 204 };
  });
};
