import { assertEvent } from 'xstate';
import { loginSetup } from './login.setup.ts';
import { codeOf } from './sign-in-form.ts';

/** the second step, from the right password to the right code. */
export const twoFactor = loginSetup.createStateConfig({
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
