import { assertEvent } from 'xstate';
import { codeOf, loginSetup, type Attempt } from './login.setup.ts';

/** A-32, W-03: whether somebody is signed in when the page opens, or after a session began elsewhere. */
const checking = loginSetup.createStateConfig({
  meta: { items: ['A-32', 'W-03'], description: 'Nobody knows yet whether somebody is signed in.' },
  initial: 'remembering',
  states: {
    remembering: {
      meta: { items: ['W-03'], description: 'This device is asked whether it remembers a session.' },
      always: [
        { guard: 'sessionIsRemembered', target: 'asking' },
        { guard: 'linkIsAtHand', target: '#login.signedOut.tokenLogin' },
        { guard: 'codeIsStillDue', target: '#login.twoFactor' },
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
          {
            guard: { type: 'linkIsForAnother', params: ({ event }) => ({ result: event.output }) },
            target: '#login.choosing',
            actions: { type: 'storePerson', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) },
            target: '#login.signedIn',
          },
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
          {
            target: '#login.unanswered',
            actions: { type: 'storeProblem', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: '#login.unanswered',
          actions: [
            'storeUnexpectedError',
            { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

/** the second step, from the right password to the right code. */
const twoFactor = loginSetup.createStateConfig({
  meta: { items: ['A-11'], description: 'The password was right; a code is due.' },
  tags: 'codeStep',
  initial: 'entering',
  states: {
    entering: {
      meta: { items: ['A-11', 'A-14'], description: 'The step waits for six digits, or for a recovery code.' },
      initial: 'fresh',
      states: {
        fresh: { meta: { items: ['A-11'], description: 'No code was refused.' } },
        wrong: { meta: { items: ['A-12'], description: 'The last code was not the right one.' } },
        throttled: {
          meta: { items: ['A-12', 'L20'], description: 'There were too many codes; the server says how long to wait.' },
        },
        failed: { meta: { items: ['A-32', 'J-05'], description: 'The call failed; the step says how.' } },
      },
      on: {
        'code.submitted': {
          guard: { type: 'codeIsWhole', params: ({ event }) => event },
          target: 'confirming',
          actions: 'clearProblem',
        },
        'code.abandoned': { target: '#login.signedOut', actions: 'startAfresh' },
        'session.started': { target: '#login.checking.asking', actions: 'startAfresh' },
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
          return { by: event.by, code: codeOf(event) };
        },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) },
            target: '#login.loadingProfile.afterCode',
          },
          {
            guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'wrong' }) },
            target: 'entering.wrong',
            actions: 'countRefusal',
          },
          {
            guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'throttled' }) },
            target: 'entering.throttled',
            actions: { type: 'storeProblem', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'failedBecause', params: ({ event }) => ({ result: event.output, reason: 'expired' }) },
            target: '#login.signedOut.form.expired',
            actions: 'startAfresh',
          },
          {
            target: 'entering.failed',
            actions: { type: 'storeProblem', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'entering.failed',
          actions: [
            'storeUnexpectedError',
            { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

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
    email: input.link?.email ?? input.codeDueFor ?? input.email,
    organisationId: input.organisationId,
    attempt: input.link && { by: 'link', ...input.link },
    problem: null,
    codesRefused: 0,
    person: null,
    isCodeDue: (input.codeDueFor ?? null) !== null,
    leftByChoice: false,
  }),
  initial: 'checking',
  states: {
    checking,
    choosing: {
      meta: {
        items: ['A-03', 'A-21'],
        description: 'Somebody is signed in, and the link is somebody else’s: they are asked which of both is meant.',
      },
      tags: 'linkQuestion',
      on: {
        'link.accepted': { target: 'leaving', actions: 'clearProblem' },
        'link.declined': 'signedIn',
        'session.ended': { target: 'signedOut.tokenLogin', actions: ['clearProblem', 'forgetSession'] },
      },
    },
    leaving: {
      meta: {
        items: ['A-03', 'A-28'],
        description: 'The session that stands in the way of the link is being ended on the server.',
      },
      tags: ['busy', 'linkQuestion'],
      invoke: {
        id: 'leaveSession',
        src: 'endSession',
        input: { toldBy: 'form' },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) },
            target: 'signedOut.tokenLogin',
            actions: ['forgetSession', 'tellOtherTabs'],
          },
          { target: 'choosing', actions: { type: 'storeProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: {
          target: 'choosing',
          actions: [
            'storeUnexpectedError',
            { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    unanswered: {
      meta: { items: ['J-04', 'J-05'], description: 'The server did not say who is signed in; it can be asked again.' },
      on: { retried: { target: 'checking.asking', actions: 'clearProblem' } },
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
            plain: { meta: { items: ['A-01'], description: 'Nothing was tried.' } },
            refused: { meta: { items: ['A-13'], description: 'The server did not accept the credentials.' } },
            throttled: {
              meta: {
                items: ['A-13', 'L6'],
                description: 'There were too many tries; the server says how long to wait.',
              },
            },
            expired: {
              meta: { items: ['A-12', 'J-02'], description: 'The code was due for too long; signing in starts again.' },
            },
            failed: {
              meta: {
                items: ['A-32', 'J-02', 'J-04', 'J-05'],
                description: 'A call of signing in failed; the form says how.',
              },
            },
            ended: {
              meta: { items: ['J-01', 'J-02'], description: 'The server ended the session; the form says how.' },
            },
          },
          on: {
            submitted: {
              guard: { type: 'credentialsAreWhole', params: ({ event }) => event },
              target: '#login.csrf',
              actions: 'storeAttempt',
            },
            'session.started': { target: '#login.checking.asking', actions: 'clearProblem' },
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
          {
            target: 'signedOut.form.failed',
            actions: ['dropAttempt', { type: 'storeProblem', params: ({ event }) => ({ result: event.output }) }],
          },
        ],
        onError: {
          target: 'signedOut.form.failed',
          actions: [
            'dropAttempt',
            'storeUnexpectedError',
            { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
          ],
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
            actions: { type: 'storeProblem', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'signedOut.form.failed',
            actions: { type: 'storeProblem', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'signedOut.form.failed',
          actions: [
            'storeUnexpectedError',
            { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    twoFactor,
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
          {
            target: 'unanswered',
            actions: { type: 'storeProblem', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'unanswered',
          actions: [
            'storeUnexpectedError',
            { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    signedIn: {
      meta: { items: ['A-10', 'A-21', 'A-29'], description: 'Somebody is signed in.' },
      entry: ['startAfresh', 'arrive'],
      on: {
        'signOut.requested': 'signingOut',
        'session.ended': [
          {
            guard: { type: 'serverEndedIt', params: ({ event }) => event },
            target: 'signedOut.form.ended',
            actions: ['forgetSession', 'storeEnding'],
          },
          { target: 'signedOut', actions: ['forgetSession', 'markLeft'] },
        ],
      },
    },
    signingOut: {
      meta: { items: ['A-28', 'X-005'], description: 'The session is being ended on the server.' },
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: { toldBy: 'tray' },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) },
            target: 'signedOut',
            actions: ['forgetSession', 'tellOtherTabs', 'markLeft'],
          },
          { target: 'signedIn' },
        ],
        onError: {
          target: 'signedIn',
          actions: [
            'showUnexpectedError',
            { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});
