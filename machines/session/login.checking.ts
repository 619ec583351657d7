import { loginSetup } from './login.setup.ts';

/** A-32, W-03: whether somebody is signed in when the page opens, or after a session began elsewhere. */
export const checking = loginSetup.createStateConfig({
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
