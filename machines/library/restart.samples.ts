import { entry } from '../catalogue-entry.ts';
import { restartMachine, type AskAfterRestartResult, type RestartResult } from './restart.machine.ts';

const unexpectedError = { error: new Error('an effect broke') };

/** The restart of a collection with everything that can happen to it. */
export const restartEntry = entry({
  name: 'restart',
  area: 'library',
  description: 'A completed collection begins again, with everything in it.',
  machine: restartMachine,
  inputs: {
    'it is completed': { canRestart: true },
    'it is not completed': { canRestart: false },
  },
  events: {
    'it is completed now': { type: 'collection.changed', canRestart: true },
    'it is completed no longer': { type: 'collection.changed', canRestart: false },
    requested: { type: 'requested' },
    confirmed: { type: 'confirmed' },
    cancelled: { type: 'cancelled' },
    retried: { type: 'retried' },
  },
  outcomes: {
    restartCollection: {
      'it begins again': { output: { ok: true } satisfies RestartResult },
      'no reply came': { output: { ok: false, reason: 'unknown' } satisfies RestartResult },
      'the server does not let them': { output: { ok: false, reason: 'denied' } satisfies RestartResult },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies RestartResult },
      unexpectedError,
    },
    askAfterRestart: {
      'it begins again': { output: { ok: true, isCompleted: false } satisfies AskAfterRestartResult },
      'it is still completed': { output: { ok: true, isCompleted: true } satisfies AskAfterRestartResult },
      'the call failed': { output: { ok: false } satisfies AskAfterRestartResult },
      unexpectedError,
    },
  },
  distinguish: ({ canRestart }) => ({ canRestart }),
});
