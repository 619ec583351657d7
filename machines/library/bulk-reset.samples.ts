import { entry } from '../catalogue-entry.ts';
import { bulkResetMachine, type ResetPersonResult, type ResetTraining } from './bulk-reset.machine.ts';

const unexpectedError = { error: new Error('an effect broke') };

const decontamination: ResetTraining = { kind: 'module', id: 705, title: 'Decontamination of instruments' };
const handpieces: ResetTraining = { kind: 'module', id: 722, title: 'Handpieces: clean, oil, wrap' };

/** Amara and Tom. */
const PEOPLE = [11, 12] as const;

/** The reset of training for many people with everything that can happen to it. */
export const bulkResetEntry = entry({
  name: 'bulk-reset',
  area: 'library',
  description: 'A manager lets training begin again for many people.',
  machine: bulkResetMachine,
  inputs: {
    'from a module': { training: [decontamination] },
    'from nowhere': { training: [] },
  },
  events: {
    'two people are selected': { type: 'people.selected', userIds: PEOPLE },
    'one of them is deselected': { type: 'people.deselected', userIds: [12] },
    'selection.cleared': { type: 'selection.cleared' },
    'a module is added': { type: 'training.added', training: handpieces },
    'it is removed': { type: 'training.removed', training: handpieces },
    'reset.requested': { type: 'reset.requested' },
    'the number of two': { type: 'number.typed', text: '2' },
    'another number': { type: 'number.typed', text: '7' },
    cancelled: { type: 'cancelled' },
    confirmed: { type: 'confirmed' },
    'stop.requested': { type: 'stop.requested' },
  },
  outcomes: {
    resetPerson: {
      'it begins again': { output: { ok: true } satisfies ResetPersonResult },
      'it is refused': {
        output: {
          ok: false,
          reason: 'refused',
          message: 'No query results for model [User] 12',
        } satisfies ResetPersonResult,
      },
      'no reply came': { output: { ok: false, reason: 'unknown' } satisfies ResetPersonResult },
      'the server does not let them': { output: { ok: false, reason: 'denied' } satisfies ResetPersonResult },
      'the server takes nothing now': { output: { ok: false, reason: 'notNow' } satisfies ResetPersonResult },
      'there is no connection': { output: { ok: false, reason: 'noConnection' } satisfies ResetPersonResult },
      unexpectedError,
    },
  },
  distinguish: ({ training, selected, typed, queue, isStopping, outcome }) => ({
    pieces: training.length,
    hasAdded: training.some(({ id }) => id === handpieces.id),
    people: selected.length,
    typed,
    left: queue.length,
    isStopping,
    asked: outcome?.asked ?? null,
    notReset: outcome === null ? null : outcome.notReset.length,
  }),
});
