import { assertEvent } from 'xstate';
import type { Attempt } from './login.results.ts';
import { loginSetup } from './login.setup.ts';
import { codeOf } from './sign-in-form.ts';

const attemptOf = (attempt: Attempt | null): Attempt => {
  if (attempt === null) throw new Error('There is no attempt to sign in with.');
  return attempt;
};

/** Signing in and out. Effects are promised; `login.actors.ts` of the app keeps them. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  // Eventless transitions that chase each other are a mistake: stop instead of freezing the page.
  options: { maxIterations: 50 },
  context: ({ input }) => ({
    remembered: input.remembered,
    email: input.link?.email ?? input.email,
    organisationId: input.organisationId,
    attempt: input.link && { by: 'link', ...input.link },
    waitMessage: null,
    codesRefused: 0,
  }),
  initial: 'checking',
  states: {
    checking: {
      meta: { items: ['A-32', 'W-03'], description: 'Nobody knows yet whether somebody is signed in.' },
      initial: 'remembering',
      states: {
        remembering: {
          meta: { items: ['W-03'], description: 'This device is asked whether it remembers a session.' },
          always: [
            { guard: 'sessionIsRemembered', target: 'asking' },
            { guard: 'linkIsAtHand', target: '#login.signedOut.tokenLogin' },
            { target: '#login.signedOut' },
          ],
        },
        asking: {
          meta: { items: ['A-32', 'X-008'], description: 'The server is asked who is signed in.' },
          tags: 'busy',
          invoke: {
            id: 'askWhoIsSignedIn',
            src: 'loadProfile',
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) }, target: '#login.signedIn' },
              {
                guard: { type: 'nobodyAndLinkAtHand', params: ({ event }) => ({ result: event.output }) },
                target: '#login.signedOut.tokenLogin',
                actions: 'forgetSession',
              },
              {
                guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'signedOut' }) },
                target: '#login.signedOut',
                actions: 'forgetSession',
              },
              { target: '#login.unanswered' },
            ],
            onError: {
              target: '#login.unanswered',
              actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    unanswered: {
      meta: { items: ['J-04', 'J-05'], description: 'The server did not say who is signed in; it can be asked again.' },
      on: { retried: 'checking.asking' },
    },
    signedOut: {
      meta: { items: ['A-01', 'A-32'], description: 'Nobody is signed in.' },
      initial: 'form',
      states: {
        form: {
          meta: { items: ['A-01', 'A-02', 'A-14'], description: 'The form waits for an address and a password.' },
          tags: 'form',
          initial: 'plain',
          states: {
            plain: { meta: { items: ['A-01'], description: 'Nothing was tried, or the tray tells what happened.' } },
            refused: { meta: { items: ['A-13'], description: 'The server did not accept the credentials.' } },
            throttled: { meta: { items: ['A-13', 'L6'], description: 'There were too many tries; the server says how long to wait.' } },
            expired: { meta: { items: ['A-12', 'J-02'], description: 'The code was due for too long; signing in starts again.' } },
          },
          on: {
            submitted: {
              guard: { type: 'credentialsAreWhole', params: ({ event }) => event },
              target: '#login.csrf',
              actions: 'storeAttempt',
            },
            'session.started': '#login.checking.asking',
          },
        },
        tokenLogin: {
          meta: { items: ['A-03'], description: 'A link with a token signs in by itself, once.' },
          tags: ['busy', 'form'],
          entry: 'removeTokenFromAddress',
          always: '#login.csrf',
        },
      },
    },
    csrf: {
      meta: { items: ['A-10', 'X-001'], description: 'The cookies that a sign-in needs are fetched.' },
      tags: ['busy', 'form'],
      invoke: {
        id: 'requestCsrfCookie',
        src: 'requestCsrfCookie',
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) }, target: 'authenticating' },
          { target: 'signedOut', actions: 'dropAttempt' },
        ],
        onError: {
          target: 'signedOut',
          actions: ['dropAttempt', { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    authenticating: {
      meta: { items: ['A-10', 'X-002'], description: 'The credentials are with the server.' },
      tags: ['busy', 'form'],
      exit: 'dropAttempt',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ attempt: attemptOf(context.attempt), organisationId: context.organisationId }),
        onDone: [
          { guard: { type: 'codeIsDue', params: ({ event }) => ({ result: event.output }) }, target: 'twoFactor' },
          { guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) }, target: 'loadingProfile' },
          {
            guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'refused' }) },
            target: 'signedOut.form.refused',
          },
          {
            guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'throttled' }) },
            target: 'signedOut.form.throttled',
            actions: { type: 'storeWaitMessage', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    twoFactor: {
      meta: { items: ['A-11'], description: 'The password was right; a code is due.' },
      tags: 'codeStep',
      initial: 'entering',
      states: {
        entering: {
          meta: { items: ['A-11', 'A-14'], description: 'The step waits for six digits.' },
          initial: 'fresh',
          states: {
            fresh: { meta: { items: ['A-11'], description: 'No code was refused.' } },
            wrong: { meta: { items: ['A-12'], description: 'The last code was not the right one.' } },
            throttled: { meta: { items: ['A-12', 'L20'], description: 'There were too many codes; the server says how long to wait.' } },
          },
          on: {
            'code.submitted': {
              guard: { type: 'codeIsWhole', params: ({ event }) => event },
              target: 'confirming',
            },
            'code.abandoned': { target: '#login.signedOut', actions: 'startAfresh' },
          },
        },
        confirming: {
          meta: { items: ['A-11', 'X-004'], description: 'The code is with the server.' },
          tags: 'busy',
          invoke: {
            id: 'confirmCode',
            src: 'confirmCode',
            input: ({ event }) => {
              assertEvent(event, 'code.submitted');
              return { code: codeOf(event.code) };
            },
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) }, target: '#login.loadingProfile.afterCode' },
              {
                guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'wrong' }) },
                target: 'entering.wrong',
                actions: 'countRefusal',
              },
              {
                guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'throttled' }) },
                target: 'entering.throttled',
                actions: { type: 'storeWaitMessage', params: ({ event }) => ({ result: event.output }) },
              },
              {
                guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'expired' }) },
                target: '#login.signedOut.form.expired',
                actions: 'startAfresh',
              },
              { target: 'entering' },
            ],
            onError: { target: 'entering', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    loadingProfile: {
      meta: { items: ['A-10', 'A-11', 'X-008'], description: 'Somebody is signed in and their profile is on its way.' },
      tags: 'busy',
      initial: 'afterPassword',
      states: {
        afterPassword: { meta: { items: ['A-10'], description: 'The form still stands.' }, tags: 'form' },
        afterCode: { meta: { items: ['A-11'], description: 'The code step still stands.' }, tags: 'codeStep' },
      },
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) }, target: 'signedIn' },
          {
            guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'signedOut' }) },
            target: 'signedOut.form.refused',
            actions: 'startAfresh',
          },
          { target: 'unanswered' },
        ],
        onError: { target: 'unanswered', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    signedIn: {
      meta: { items: ['A-10', 'A-21', 'A-29'], description: 'Somebody is signed in.' },
      entry: 'startAfresh',
      on: {
        'signOut.requested': 'signingOut',
        'session.ended': { target: 'signedOut', actions: 'forgetSession' },
      },
    },
    signingOut: {
      meta: { items: ['A-28', 'X-005'], description: 'The session is being ended on the server.' },
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) },
            target: 'signedOut',
            actions: ['forgetSession', 'tellOtherTabs'],
          },
          { target: 'signedIn' },
        ],
        onError: { target: 'signedIn', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});
