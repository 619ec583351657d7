import { entry } from '../catalogue-entry.ts';
import { loginMachine } from './login.machine.ts';
import type { CodeResult, CsrfResult, EndSessionResult, Problem, ProfileResult, SignInResult } from './login.setup.ts';

const unexpectedError = { error: new Error('an effect broke') };
const problem = (status: number, message: string): Problem => ({
  kind: 'http',
  status,
  message,
  errors: {},
  retryAfterSeconds: null,
});
const broken = problem(500, 'Server Error');
const profile = {
  'somebody is signed in': {
    output: { ok: true, person: { email: 'amara.osei@demo.example', first_name: 'Amara' } } satisfies ProfileResult,
  },
  'nobody is signed in': {
    output: { ok: false, reason: 'signedOut', problem: problem(401, 'Unauthenticated.') } satisfies ProfileResult,
  },
  'the call failed': { output: { ok: false, reason: 'failed', problem: broken } satisfies ProfileResult },
  unexpectedError,
};
const ending = {
  'the session is over': { output: { ok: true } satisfies EndSessionResult },
  'the call failed': { output: { ok: false, problem: broken } satisfies EndSessionResult },
  unexpectedError,
};

/** The sign-in chart with everything that can happen to it. */
export const loginEntry = entry({
  name: 'login',
  area: 'session',
  description: 'Signing in with a password, a code or a link, and signing out.',
  machine: loginMachine,
  inputs: {
    'nothing remembered': { remembered: false, email: null, link: null, organisationId: null },
    'a session remembered': { remembered: true, email: null, link: null, organisationId: null },
    'a link': {
      remembered: false,
      email: null,
      link: { email: 'amara.osei@demo.example', token: 'sign-in-token-of-amara' },
      organisationId: 1,
    },
    'a link and a session remembered': {
      remembered: true,
      email: null,
      link: { email: 'amara.osei@demo.example', token: 'sign-in-token-of-amara' },
      organisationId: null,
    },
    'a code is due': {
      remembered: false,
      email: null,
      link: null,
      organisationId: null,
      codeDueFor: 'tom.whitfield@demo.example',
    },
  },
  events: {
    'credentials submitted': { type: 'submitted', email: ' tom.whitfield@demo.example ', password: 'waymark-demo' },
    'half a form submitted': { type: 'submitted', email: 'tom.whitfield@demo.example', password: '' },
    'code submitted': { type: 'code.submitted', by: 'app', code: '123 456' },
    'short code submitted': { type: 'code.submitted', by: 'app', code: '123' },
    'recovery code submitted': { type: 'code.submitted', by: 'recovery', code: ' AbCdE12345-fGhIj67890 ' },
    'code abandoned': { type: 'code.abandoned' },
    retried: { type: 'retried' },
    'session began elsewhere': { type: 'session.started' },
    'link accepted': { type: 'link.accepted' },
    'link declined': { type: 'link.declined' },
    'session ended elsewhere': { type: 'session.ended', problem: null },
    'session ended by the server': { type: 'session.ended', problem: problem(403, 'This action is unauthorized.') },
    'sign-out requested': { type: 'signOut.requested' },
  },
  outcomes: {
    askWhoIsSignedIn: {
      ...profile,
      'somebody else is signed in': {
        output: {
          ok: true,
          person: { email: 'luke.fenwick@demo.example', first_name: 'Luke' },
        } satisfies ProfileResult,
      },
    },
    loadProfile: profile,
    requestCsrfCookie: {
      'the cookies are set': { output: { ok: true } satisfies CsrfResult },
      'the call failed': { output: { ok: false, problem: broken } satisfies CsrfResult },
      unexpectedError,
    },
    signIn: {
      'the password is right': { output: { ok: true, twoFactor: false } satisfies SignInResult },
      'the password is right and a code is due': { output: { ok: true, twoFactor: true } satisfies SignInResult },
      'the credentials are refused': {
        output: {
          ok: false,
          reason: 'refused',
          problem: problem(422, 'These credentials do not match our records.'),
        } satisfies SignInResult,
      },
      'there were too many tries': {
        output: {
          ok: false,
          reason: 'throttled',
          problem: {
            ...problem(429, 'Too many login attempts. Please try again in 42 seconds.'),
            retryAfterSeconds: 42,
          },
        } satisfies SignInResult,
      },
      'the call failed': { output: { ok: false, reason: 'failed', problem: broken } satisfies SignInResult },
      unexpectedError,
    },
    confirmCode: {
      'the code is right': { output: { ok: true } satisfies CodeResult },
      'the code is wrong': {
        output: {
          ok: false,
          reason: 'wrong',
          problem: problem(422, 'The provided two factor authentication code was invalid.'),
        } satisfies CodeResult,
      },
      'there were too many codes': {
        output: { ok: false, reason: 'throttled', problem: problem(429, 'Too Many Attempts.') } satisfies CodeResult,
      },
      'the challenge is forgotten': {
        output: { ok: false, reason: 'expired', problem: problem(401, 'Unauthenticated.') } satisfies CodeResult,
      },
      'the call failed': { output: { ok: false, reason: 'failed', problem: broken } satisfies CodeResult },
      unexpectedError,
    },
    endSession: ending,
    leaveSession: ending,
  },
  distinguish: ({ attempt }) => attempt?.by ?? null,
});
