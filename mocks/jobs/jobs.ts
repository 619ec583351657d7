import type { Database } from '../db/database.ts';
import type { Job } from '../db/state.ts';
import { WORKS, type WorkKind } from './works.ts';

/** Gives work to be done at a moment of the virtual clock. It is committed with what the rule changed. */
export const schedule = (db: Database, kind: WorkKind, job: Omit<Job, 'id' | 'kind'>): void => {
  const id = db.nextId();
  db.edit('jobs', (before) => [...before, { id, kind, ...job }]);
};

/** Milliseconds of the virtual clock at which the next work is due, or null. */
export const nextDueMs = (db: Database): number | null =>
  db.state.jobs.length === 0 ? null : Math.min(...db.state.jobs.map(({ dueMs }) => dueMs));

/**
 * Does what has fallen due, the earliest first, each once. For a writer that is alone: what a work changes and raises
 * is committed with the rest.
 */
export const runDueJobs = async (db: Database, nowMs: number, appPath: string): Promise<void> => {
  for (;;) {
    const due = db.state.jobs
      .filter(({ dueMs }) => dueMs <= nowMs)
      .toSorted((one, other) => one.dueMs - other.dueMs)[0];
    if (due === undefined) return;
    db.edit('jobs', (before) => before.filter(({ id }) => id !== due.id));
    // Imported data may name what this version does not do.
    if (Object.hasOwn(WORKS, due.kind))
      await WORKS[due.kind as WorkKind]({ db, nowMs: due.dueMs, appPath, socketId: null }, due);
  }
};
