import { entry } from '../catalogue-entry.ts';
import { loginMachine } from './login.machine.ts';
import type { CodeResult, CsrfResult, EndSessionResult, ProfileResult, SignInResult } from './login.results.ts';

const unexpectedError = { error: new Error('an effect broke') };
const profile = {
  'somebody is signed in': { output: { ok: true } satisfies ProfileResult },
  'nobody is signed in': { output: { ok: false, reason: 'signedOut' } satisfies ProfileResult },
  'the call failed': { output: { ok: false, reason: 'failed' } satisfies ProfileResult },
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
    'a link': { remembered: false, email: null, link: { email: 'amara.osei@demo.example', token: 'sign-in-token-of-amara' }, organisationId: 1 },
    'a link and a session remembered': {
      remembered: true,
      email: null,
      link: { email: 'amara.osei@demo.example', token: 'sign-in-token-of-amara' },
      organisationId: null,
    },
  },
  events: {
    'credentials submitted': { type: 'submitted', email: ' tom.whitfield@demo.example ', password: 'waymark-demo' },
    'half a form submitted': { type: 'submitted', email: 'tom.whitfield@demo.example', password: '' },
    'code submitted': { type: 'code.submitted', code: '123 456' },
    'short code submitted': { type: 'code.submitted', code: '123' },
    'code abandoned': { type: 'code.abandoned' },
    retried: { type: 'retried' },
    'session began elsewhere': { type: 'session.started' },
    'session ended elsewhere': { type: 'session.ended' },
    'sign-out requested': { type: 'signOut.requested' },
  },
  outcomes: {
    askWhoIsSignedIn: profile,
    loadProfile: profile,
    requestCsrfCookie: {
      'the cookies are set': { output: { ok: true } satisfies CsrfResult },
      'the call failed': { output: { ok: false } satisfies CsrfResult },
      unexpectedError,
    },
    signIn: {
      'the password is right': { output: { ok: true, twoFactor: false } satisfies SignInResult },
      'the password is right and a code is due': { output: { ok: true, twoFactor: true } satisfies SignInResult },
      'the credentials are refused': { output: { ok: false, reason: 'refused' } satisfies SignInResult },
      'there were too many tries': {
        output: {
          ok: false,
          reason: 'throttled',
          message: 'Too many login attempts. Please try again in 42 seconds.',
        } satisfies SignInResult,
      },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies SignInResult },
      unexpectedError,
    },
    confirmCode: {
      'the code is right': { output: { ok: true } satisfies CodeResult },
      'the code is wrong': { output: { ok: false, reason: 'wrong' } satisfies CodeResult },
      'there were too many codes': { output: { ok: false, reason: 'throttled', message: 'Too Many Attempts.' } satisfies CodeResult },
      'the challenge is forgotten': { output: { ok: false, reason: 'expired' } satisfies CodeResult },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies CodeResult },
      unexpectedError,
    },
    endSession: {
      'the session is over': { output: { ok: true } satisfies EndSessionResult },
      'the call failed': { output: { ok: false } satisfies EndSessionResult },
      unexpectedError,
    },
  },
  distinguish: ({ attempt }) => attempt?.by ?? null,
});
