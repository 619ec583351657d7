import { entry } from '../catalogue-entry.ts';
import { registrationMachine } from './registration.machine.ts';
import type {
  FieldErrors,
  LoadResult,
  MembershipResult,
  RegisterResult,
  SentRegistration,
  SignInResult,
} from './registration.setup.ts';

const unexpectedError = { error: new Error('an effect broke') };
const WAIT_SECONDS = 42;

const JOINING: SentRegistration = {
  group_id: 441,
  recapture: 'passed-in-the-demo',
  terms_and_conditions: true,
  fields: { emergency_contact: 'Ada Petrie, 0113 496 0133' },
};

const invalid = (errors: FieldErrors): { readonly output: RegisterResult } => ({
  output: { ok: false, reason: 'invalid', errors },
});
const refused = (reason: 'unknown' | 'signedOut' | 'told' | 'failed'): { readonly output: RegisterResult } => ({
  output: { ok: false, reason },
});

const signIn = {
  'somebody is signed in': { output: { ok: true } satisfies SignInResult },
  'the account is not known': { output: { ok: false, reason: 'refused' } satisfies SignInResult },
  'a code is due': { output: { ok: false, reason: 'codeDue' } satisfies SignInResult },
  'no answer came': { output: { ok: false, reason: 'unanswered' } satisfies SignInResult },
  unexpectedError,
};
const membership = {
  'the organisation is there': { output: { ok: true, belongs: true } satisfies MembershipResult },
  'the organisation is not there': { output: { ok: true, belongs: false } satisfies MembershipResult },
  'no answer came': { output: { ok: false } satisfies MembershipResult },
  unexpectedError,
};

/** The chart of registration with everything that can happen to it. */
export const registrationEntry = entry({
  name: 'registration',
  area: 'registration',
  description: 'Registering with an organisation as somebody new, or joining it with the account that is there.',
  machine: registrationMachine,
  inputs: {
    'nobody is signed in': { isSignedIn: false },
    'somebody is signed in': { isSignedIn: true },
  },
  events: {
    submitted: { type: 'submitted', registration: JOINING },
    retried: { type: 'retried' },
  },
  outcomes: {
    loadRegistration: {
      'it takes registrations': { output: { ok: true, standing: 'open' } satisfies LoadResult },
      'it has no groups': { output: { ok: true, standing: 'closed' } satisfies LoadResult },
      'the person belongs to it': { output: { ok: true, standing: 'member' } satisfies LoadResult },
      'it did not come': { output: { ok: false, reason: 'failed' } satisfies LoadResult },
      unexpectedError,
    },
    register: {
      registered: { output: { ok: true } satisfies RegisterResult },
      'the address is taken': invalid({ email: ['The email has already been taken.'] }),
      'the human check was refused': invalid({ recapture: ['The recapture is invalid.'] }),
      'they belong to it': invalid({ organisation: ['You already belong to this organisation.'] }),
      'it was too often': {
        output: { ok: false, reason: 'throttled', waitSeconds: WAIT_SECONDS } satisfies RegisterResult,
      },
      'no answer came': refused('unknown'),
      'the session is over': refused('signedOut'),
      'the server is down': refused('told'),
      'the call failed': refused('failed'),
      unexpectedError,
    },
    signInAfterwards: signIn,
    askBySigningIn: signIn,
    readProfile: membership,
    askMembership: membership,
  },
  distinguish: ({ isSignedIn, isInDoubt, errors }) => ({
    isSignedIn,
    isInDoubt,
    wasRefused: Object.keys(errors).length > 0,
  }),
});
