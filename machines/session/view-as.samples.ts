import { entry } from '../catalogue-entry.ts';
import { viewAsMachine, type EndResult, type StartResult, type WhoResult } from './view-as.machine.ts';

const unexpectedError = { error: new Error('an effect broke') };
const who = {
  'somebody else is here': { output: { ok: true, impersonated: true } satisfies WhoResult },
  'the person who signed in is here': { output: { ok: true, impersonated: false } satisfies WhoResult },
  'the call failed': { output: { ok: false } satisfies WhoResult },
  unexpectedError,
};

/** The chart of View As with everything that can happen to it. */
export const viewAsEntry = entry({
  name: 'view-as',
  area: 'session',
  description: 'Viewing as a learner, and getting out again.',
  machine: viewAsMachine,
  inputs: {
    'nobody is viewed as': { impersonated: false },
    'somebody is viewed as': { impersonated: true },
  },
  events: {
    'dialog opened': { type: 'opened', organisationId: 1, twoFactorConfirmed: true },
    'dialog opened without two-factor': { type: 'opened', organisationId: 1, twoFactorConfirmed: false },
    'dialog closed': { type: 'closed' },
    'address submitted': { type: 'email.submitted', email: ' amara.osei@demo.example ' },
    'nothing submitted': { type: 'email.submitted', email: ' ' },
    'exit requested': { type: 'exit.requested' },
    retried: { type: 'retried' },
    'it changed elsewhere': { type: 'identity.changed' },
  },
  outcomes: {
    startViewing: {
      'it began': { output: { ok: true } satisfies StartResult },
      'the server said no': { output: { ok: false, reason: 'refused' } satisfies StartResult },
      'no answer came': { output: { ok: false, reason: 'unknown' } satisfies StartResult },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies StartResult },
      unexpectedError,
    },
    askAfterStart: who,
    askAfterExit: who,
    loadLearner: who,
    loadProfile: who,
    endViewing: {
      'it ended': { output: { ok: true } satisfies EndResult },
      'the call failed': { output: { ok: false } satisfies EndResult },
      unexpectedError,
    },
  },
  distinguish: () => null,
});
