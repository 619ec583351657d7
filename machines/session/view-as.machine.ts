import { assertEvent, assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';

/**
 * What the promised effects of View As come back with. Expected failures are results.
 *
 * - `refused`: the server said no (H-04).
 * - `unknown`: no answer, or one that tells nothing: it may have begun.
 * - `failed`: nothing was done, and the tray has told why (401, 419, 503).
 */
export type StartResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' | 'failed' };

/** H-14. Whatever went wrong, the profile says afterwards who is here. */
export type EndResult = { readonly ok: boolean };

/** Whom the server takes this session for. */
export type WhoResult = { readonly ok: true; readonly impersonated: boolean } | { readonly ok: false };

export interface ViewAsInput {
  /** What the profile says (H-16). */
  readonly impersonated: boolean;
}

interface ViewAsContext {
  readonly impersonated: boolean;
  /** Whom the call names: the organisation that was in front when the dialog opened. */
  readonly organisationId: number;
}

type ViewAsEvent =
  | { readonly type: 'opened'; readonly organisationId: number; readonly twoFactorConfirmed: boolean }
  | { readonly type: 'closed' }
  | { readonly type: 'email.submitted'; readonly email: string }
  | { readonly type: 'exit.requested' }
  | { readonly type: 'retried' }
  /** H-11: it began, or ended, without this page: in another tab, or in the admin panel. */
  | { readonly type: 'identity.changed' };

const startingFailed = (params: { result: StartResult; reason: string }): boolean =>
  !params.result.ok && params.result.reason === params.reason;

/**
 * View As (H-03 to H-16): choosing whom, being somebody else, and getting out again. Between two people nobody is here:
 * what belonged to the one is forgotten before the other is asked for. Effects are promised; `view-as.actors.ts` keeps
 * them.
 */
export const viewAsMachine = setup({
  types: {
    context: {} as ViewAsContext,
    events: {} as ViewAsEvent,
    input: {} as ViewAsInput,
    meta: {} as StateMeta,
    /**
     * `dialog`: the dialog stands. `viewing`: somebody else is here. `between`: nobody is. `busy`: a call is on its
     * way.
     */
    tags: {} as 'dialog' | 'viewing' | 'between' | 'busy',
  },
  actors: {
    startViewing: promisedActor<StartResult, { organisationId: number; email: string }>('startViewing'),
    endViewing: promisedActor<EndResult, undefined>('endViewing'),
    /** Asks, and changes nothing on the page. */
    askWho: promisedActor<WhoResult, undefined>('askWho'),
    /** H-07: the profile becomes the one of the page. */
    loadProfile: promisedActor<WhoResult, undefined>('loadProfile'),
  },
  actions: {
    /** H-07: everything fetched, shown and on its way in the former name is gone. */
    forgetIdentity: promisedAction('forgetIdentity'),
    tellOtherTabs: promisedAction('tellOtherTabs'),
    reportUnexpectedError: promisedAction<{ error: unknown }>('reportUnexpectedError'),
    storeOrganisation: assign({ organisationId: (_, params: { organisationId: number }) => params.organisationId }),
  },
  guards: {
    isViewing: ({ context }) => context.impersonated,
    hasTwoFactor: (_, params: { twoFactorConfirmed: boolean }) => params.twoFactorConfirmed,
    emailIsGiven: (_, params: { email: string }) => params.email.trim() !== '',
    succeeded: (_, params: { result: { readonly ok: boolean } }) => params.result.ok,
    wasRefused: (_, params: { result: StartResult }) => startingFailed({ ...params, reason: 'refused' }),
    mayHaveBegun: (_, params: { result: StartResult }) => startingFailed({ ...params, reason: 'unknown' }),
    isSomebodyElse: (_, params: { result: WhoResult }) => params.result.ok && params.result.impersonated,
    isOneself: (_, params: { result: WhoResult }) => params.result.ok && !params.result.impersonated,
  },
}).createMachine({
  id: 'viewAs',
  options: { maxIterations: 50 },
  context: ({ input }) => ({ impersonated: input.impersonated, organisationId: 0 }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { items: ['H-16'], description: 'The profile tells who is here.' },
      always: [{ guard: 'isViewing', target: 'active' }, { target: 'off' }],
    },
    off: {
      meta: { items: ['H-01', 'H-16'], description: 'The person here is the one who signed in.' },
      on: {
        opened: [
          {
            guard: { type: 'hasTwoFactor', params: ({ event }) => event },
            target: 'entering.form',
            actions: { type: 'storeOrganisation', params: ({ event }) => event },
          },
          { target: 'entering.blocked' },
        ],
        'identity.changed': 'switching',
      },
    },
    entering: {
      meta: { items: ['H-03', 'H-05'], description: 'The dialog says what has to be true, and asks for an address.' },
      tags: 'dialog',
      initial: 'form',
      states: {
        blocked: {
          meta: {
            items: ['H-06'],
            description: 'Their own account has no two-factor: the way to it is shown instead.',
          },
        },
        form: {
          meta: { items: ['H-03'], description: 'The form waits for an address.' },
          initial: 'plain',
          states: {
            plain: { meta: { items: ['H-03'], description: 'Nothing was tried.' } },
            refused: { meta: { items: ['H-04'], description: 'The server said no.' } },
            notStarted: {
              meta: {
                items: ['H-04', 'J-04', 'J-05'],
                description: 'It did not begin; the person here is still themselves.',
              },
            },
          },
          on: {
            'email.submitted': {
              guard: { type: 'emailIsGiven', params: ({ event }) => event },
              target: '#viewAs.starting',
            },
          },
        },
      },
      on: { closed: 'off', 'identity.changed': 'switching' },
    },
    starting: {
      meta: { items: ['H-03', 'X-050'], description: 'The address is with the server.' },
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'startViewing',
        src: 'startViewing',
        input: ({ context, event }) => {
          assertEvent(event, 'email.submitted');
          return { organisationId: context.organisationId, email: event.email.trim() };
        },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) },
            target: 'becoming',
            actions: 'tellOtherTabs',
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ result: event.output }) },
            target: 'entering.form.refused',
          },
          { guard: { type: 'mayHaveBegun', params: ({ event }) => ({ result: event.output }) }, target: 'asking' },
          { target: 'entering.form.notStarted' },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'identity.changed': 'switching' },
    },
    asking: {
      meta: {
        items: ['H-04', 'X-008'],
        description: 'No answer came: the server is asked whom it takes this session for.',
      },
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'askAfterStart',
        src: 'askWho',
        onDone: [
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => ({ result: event.output }) },
            target: 'switching',
            actions: 'tellOtherTabs',
          },
          {
            guard: { type: 'isOneself', params: ({ event }) => ({ result: event.output }) },
            target: 'entering.form.notStarted',
          },
          { target: 'unconfirmed' },
        ],
        onError: {
          target: 'unconfirmed',
          actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'identity.changed': 'switching' },
    },
    unconfirmed: {
      meta: {
        items: ['H-04', 'H-15'],
        description: 'Nobody knows whether it began; it can be asked again, and nothing else be done.',
      },
      tags: 'dialog',
      on: { retried: 'asking', 'identity.changed': 'switching' },
    },
    becoming: {
      meta: {
        items: ['H-07', 'X-008'],
        description: 'It began: whoever was here is forgotten, the learner’s profile on its way.',
      },
      tags: ['between', 'busy'],
      entry: 'forgetIdentity',
      invoke: {
        id: 'loadLearner',
        src: 'loadProfile',
        onDone: [
          { guard: { type: 'isSomebodyElse', params: ({ event }) => ({ result: event.output }) }, target: 'active' },
          // What answered was not the server: a network that wants a sign-in of its own, for instance.
          {
            guard: { type: 'isOneself', params: ({ event }) => ({ result: event.output }) },
            target: 'entering.form.notStarted',
          },
          { target: 'unanswered' },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'identity.changed': 'switching' },
    },
    switching: {
      meta: {
        items: ['H-07', 'X-008'],
        description: 'Nobody is here: the former person is forgotten, the next one’s profile on its way.',
      },
      tags: ['between', 'busy'],
      entry: 'forgetIdentity',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          { guard: { type: 'isSomebodyElse', params: ({ event }) => ({ result: event.output }) }, target: 'active' },
          { guard: { type: 'isOneself', params: ({ event }) => ({ result: event.output }) }, target: 'off' },
          { target: 'unanswered' },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'identity.changed': { target: 'switching', reenter: true } },
    },
    unanswered: {
      meta: {
        items: ['H-15', 'J-04', 'J-05'],
        description: 'The server did not say who is here; nothing of anybody is shown, and it can be asked again.',
      },
      tags: 'between',
      on: { retried: 'switching', 'identity.changed': 'switching' },
    },
    active: {
      meta: { items: ['H-08', 'H-10', 'H-16'], description: 'Somebody else is here, and the banner says so.' },
      tags: 'viewing',
      initial: 'viewing',
      states: {
        viewing: {
          meta: { items: ['H-08', 'H-09'], description: 'The way out stands in the banner and in the menu.' },
        },
        exitFailed: {
          meta: { items: ['H-14'], description: 'The way out did not work; the banner stays and offers it again.' },
        },
      },
      on: { 'exit.requested': 'ending', 'identity.changed': 'switching' },
    },
    ending: {
      meta: { items: ['H-09', 'X-051'], description: 'The wish to be oneself again is with the server.' },
      tags: ['viewing', 'busy'],
      invoke: {
        id: 'endViewing',
        src: 'endViewing',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) },
            target: 'switching',
            actions: 'tellOtherTabs',
          },
          { target: 'askingAfterExit' },
        ],
        onError: {
          target: 'askingAfterExit',
          actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'identity.changed': 'switching' },
    },
    askingAfterExit: {
      meta: {
        items: ['H-14', 'X-008'],
        description: 'It was refused, or no answer came: the server is asked whom it takes this session for.',
      },
      tags: ['viewing', 'busy'],
      invoke: {
        id: 'askAfterExit',
        src: 'askWho',
        onDone: [
          {
            guard: { type: 'isOneself', params: ({ event }) => ({ result: event.output }) },
            target: 'switching',
            actions: 'tellOtherTabs',
          },
          { target: 'active.exitFailed' },
        ],
        onError: {
          target: 'active.exitFailed',
          actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'identity.changed': 'switching' },
    },
  },
});
