import { assertEvent } from 'xstate';
import { codeOf } from '../session/login.setup.ts';
import { failedBecause, reportUnexpectedError, succeeded } from '../submission/sending.kit.ts';
import {
  answers,
  changedElsewhere,
  contextAtStart,
  expired,
  interrupted,
  onwards,
  refreshProfile,
  storeNext,
  storeWait,
  twoFactorSetup,
} from './two-factor.setup.ts';

/** G-13, G-20, G-31: two-factor is off. */
const off = twoFactorSetup.createStateConfig({
  meta: { items: ['G-31'], description: 'Two-factor is off.' },
  initial: 'arriving',
  always: { guard: 'isTurnedOn', target: '#twoFactor.on.elsewhere' },
  states: {
    arriving: {
      meta: { items: ['G-12', 'G-31'], description: 'Setting up begins with the password; anything else needs it on.' },
      always: [
        { guard: 'wantsSetUp', target: '#twoFactor.confirmingPassword', actions: 'startAfresh' },
        { target: 'already' },
      ],
    },
    already: { meta: { items: ['G-31'], description: 'There is nothing to turn off, and no recovery code.' } },
    finished: { meta: { items: ['G-13', 'G-20'], description: 'It was turned off here.' } },
    elsewhere: {
      meta: { items: ['G-20'], description: 'It was turned off in another tab meanwhile.' },
      on: { started: { guard: 'wantsSetUp', target: 'arriving' } },
    },
  },
});

/** G-12, G-20, G-31: two-factor is on. */
const on = twoFactorSetup.createStateConfig({
  meta: { items: ['G-31'], description: 'Two-factor is on.' },
  initial: 'arriving',
  always: { guard: 'isTurnedOff', target: '#twoFactor.off.elsewhere' },
  states: {
    arriving: {
      meta: { items: ['G-13', 'G-31'], description: 'Turning off and seeing the codes begin with the password.' },
      always: [
        { guard: 'wantsOtherThanSetUp', target: '#twoFactor.confirmingPassword', actions: 'startAfresh' },
        { target: 'already' },
      ],
    },
    already: { meta: { items: ['G-31'], description: 'There is nothing to set up.' } },
    finished: {
      meta: { items: ['G-12', 'G-18', 'G-20'], description: 'It was set up here, or its recovery codes were renewed.' },
    },
    elsewhere: {
      meta: { items: ['G-20'], description: 'It was turned on in another tab meanwhile.' },
      on: { started: { guard: 'wantsOtherThanSetUp', target: 'arriving' } },
    },
    withoutCodes: { meta: { items: ['G-18'], description: 'This API has no recovery codes to show.' } },
  },
});

/** G-12 to G-14, G-16: the password opens every step. */
const confirmingPassword = twoFactorSetup.createStateConfig({
  meta: { items: ['G-12', 'G-13'], description: 'The password is asked for before anything changes or is shown.' },
  tags: ['password', 'unsent'],
  initial: 'entering',
  states: {
    entering: {
      meta: { items: ['G-12'], description: 'The step waits for the password.' },
      initial: 'fresh',
      always: changedElsewhere,
      states: {
        fresh: { meta: { items: ['G-12'], description: 'Nothing was tried.' } },
        expired: {
          meta: { items: ['G-16', 'L13'], description: 'The confirmation has expired; one goes on where one stopped.' },
        },
        wrong: { meta: { items: ['G-14'], description: 'The last password was not the right one.' } },
        throttled: { meta: { items: ['L20'], description: 'There were too many tries.' } },
        failed: { meta: { items: ['G-09', 'J-05'], description: 'The call failed; nothing has changed.' } },
      },
      on: {
        'password.submitted': { guard: { type: 'passwordIsTyped', params: ({ event }) => event }, target: 'checking' },
      },
    },
    checking: {
      meta: { items: ['G-12', 'X-010'], description: 'The password is with the server.' },
      tags: 'busy',
      invoke: {
        id: 'confirmPassword',
        src: 'confirmPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { password: event.password };
        },
        onDone: [
          { guard: succeeded, target: '#twoFactor.goingOn' },
          { guard: failedBecause('wrong'), target: 'entering.wrong', actions: 'countRefusal' },
          { guard: failedBecause('throttled'), target: 'entering.throttled', actions: storeWait },
          { guard: failedBecause('unknown'), target: 'asking' },
          { guard: failedBecause('told'), target: 'entering.fresh' },
          { target: 'entering.failed' },
        ],
        onError: { target: 'asking', actions: reportUnexpectedError },
      },
    },
    asking: {
      meta: { items: ['G-12', 'X-011'], description: 'No answer came: the server is asked whether it is confirmed.' },
      tags: 'busy',
      invoke: {
        id: 'askPasswordStatus',
        src: 'askPasswordStatus',
        onDone: [{ guard: answers.isConfirmed, target: '#twoFactor.goingOn' }, { target: 'entering.failed' }],
        onError: { target: 'entering.failed', actions: reportUnexpectedError },
      },
    },
  },
});

/** G-12, G-15: the code turns two-factor on. */
const confirmingCode = twoFactorSetup.createStateConfig({
  meta: { items: ['G-12'], description: 'A code of the authenticator is due.' },
  tags: ['code', 'unsent'],
  initial: 'entering',
  states: {
    entering: {
      meta: { items: ['G-12'], description: 'The step waits for six digits.' },
      initial: 'fresh',
      always: { guard: 'wasTurnedOnElsewhere', target: '#twoFactor.on.elsewhere' },
      states: {
        fresh: { meta: { items: ['G-12'], description: 'No code was refused.' } },
        wrong: { meta: { items: ['G-15'], description: 'The last code was not the right one.' } },
        throttled: { meta: { items: ['L20'], description: 'There were too many codes.' } },
        failed: { meta: { items: ['G-09', 'J-05'], description: 'The call failed; two-factor is still off.' } },
      },
      on: {
        'code.submitted': { guard: { type: 'codeIsWhole', params: ({ event }) => event }, target: 'checking' },
        'qr.requested': { target: '#twoFactor.loadingQr', actions: storeNext('loadingQr') },
      },
    },
    checking: {
      meta: { items: ['G-12', 'X-015'], description: 'The code is with the server.' },
      tags: 'busy',
      invoke: {
        id: 'confirmSetup',
        src: 'confirmSetup',
        input: ({ event }) => {
          assertEvent(event, 'code.submitted');
          return { code: codeOf(event) };
        },
        onDone: [
          { guard: succeeded, target: '#twoFactor.loadingCodes', actions: ['turnOn', refreshProfile] },
          { guard: failedBecause('wrong'), target: 'entering.wrong', actions: 'countRefusal' },
          expired('enteringCode'),
          { guard: failedBecause('throttled'), target: 'entering.throttled', actions: storeWait },
          { guard: failedBecause('unknown'), target: 'asking' },
          { guard: failedBecause('told'), target: 'entering.fresh' },
          { target: 'entering.failed' },
        ],
        onError: { target: 'asking', actions: reportUnexpectedError },
      },
    },
    asking: {
      meta: { items: ['G-20', 'X-008'], description: 'No answer came: the server is asked whether it is on.' },
      tags: 'busy',
      invoke: {
        id: 'askAfterCode',
        src: 'askWhetherOn',
        onDone: [
          { guard: answers.wasTurnedOn, target: '#twoFactor.loadingCodes', actions: ['turnOn', refreshProfile] },
          { guard: answers.wasTurnedOff, target: 'entering.failed' },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportUnexpectedError },
      },
    },
    unconfirmed: {
      meta: { items: ['G-20', 'J-05'], description: 'Nobody knows whether it is on; it can be asked again.' },
      always: { guard: 'isTurnedOn', target: '#twoFactor.loadingCodes', actions: 'turnOn' },
      on: { retried: 'asking' },
    },
  },
});

/** G-18: the recovery codes of two-factor that is on, and new ones in their place. */
const showingCodes = twoFactorSetup.createStateConfig({
  meta: { items: ['G-18', 'L17'], description: 'The recovery codes are shown to whoever has seen them before.' },
  tags: ['codes', 'unsent'],
  exit: 'forgetCodes',
  initial: 'reading',
  states: {
    reading: {
      meta: { items: ['G-18'], description: 'They can be copied, and replaced.' },
      initial: 'plain',
      always: { guard: 'wasTurnedOffElsewhere', target: '#twoFactor.off.elsewhere' },
      states: {
        plain: { meta: { items: ['G-18'], description: 'Nothing was tried.' } },
        throttled: { meta: { items: ['L20'], description: 'New codes were asked for too often.' } },
        failed: { meta: { items: ['G-09', 'J-05'], description: 'No new codes were made; these still count.' } },
      },
      on: { 'replacement.requested': 'asking' },
    },
    asking: {
      meta: { items: ['G-18', 'L17'], description: 'New codes end these for good: it is asked whether that is meant.' },
      always: { guard: 'wasTurnedOffElsewhere', target: '#twoFactor.off.elsewhere' },
      on: { 'replacement.confirmed': 'replacing', 'replacement.declined': 'reading' },
    },
    replacing: {
      meta: { items: ['G-18', 'X-017'], description: 'New codes are being made.' },
      tags: 'busy',
      invoke: {
        id: 'replaceCodes',
        src: 'replaceCodes',
        onDone: [
          { guard: succeeded, target: '#twoFactor.loadingCodes', actions: 'markCodesNew' },
          // What the server has now is read; asking for new ones again could end codes that were just stored.
          { guard: failedBecause('unknown'), target: '#twoFactor.loadingCodes', actions: 'markCodesNew' },
          expired('loadingCodes'),
          { guard: failedBecause('throttled'), target: 'reading.throttled', actions: storeWait },
          { target: 'reading.failed' },
        ],
        onError: { target: '#twoFactor.loadingCodes', actions: ['markCodesNew', reportUnexpectedError] },
      },
    },
  },
});

/** G-13: turning off, which the password has just opened. */
const disabling = twoFactorSetup.createStateConfig({
  meta: { items: ['G-13'], description: 'Two-factor is being turned off.' },
  tags: ['password', 'unsent'],
  initial: 'sending',
  states: {
    sending: {
      meta: { items: ['G-13', 'X-016'], description: 'The wish is with the server.' },
      tags: 'busy',
      invoke: {
        id: 'disableTwoFactor',
        src: 'disableTwoFactor',
        onDone: [
          { guard: succeeded, target: '#twoFactor.off.finished', actions: ['turnOff', refreshProfile] },
          expired('disabling'),
          {
            guard: failedBecause('throttled'),
            target: '#twoFactor.confirmingPassword.entering.throttled',
            actions: storeWait,
          },
          { guard: failedBecause('unknown'), target: 'asking' },
          { guard: failedBecause('told'), target: '#twoFactor.confirmingPassword.entering.fresh' },
          { target: '#twoFactor.confirmingPassword.entering.failed' },
        ],
        onError: { target: 'asking', actions: reportUnexpectedError },
      },
    },
    asking: {
      meta: { items: ['G-20', 'X-008'], description: 'No answer came: the server is asked whether it is off.' },
      tags: 'busy',
      invoke: {
        id: 'askAfterDisabling',
        src: 'askWhetherOn',
        onDone: [
          { guard: answers.wasTurnedOff, target: '#twoFactor.off.finished', actions: ['turnOff', refreshProfile] },
          { guard: answers.wasTurnedOn, target: '#twoFactor.confirmingPassword.entering.failed' },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportUnexpectedError },
      },
    },
    unconfirmed: {
      meta: { items: ['G-20', 'J-05'], description: 'Nobody knows whether it is off; it can be asked again.' },
      always: { guard: 'isTurnedOff', target: '#twoFactor.off.finished' },
      on: { retried: 'asking' },
    },
  },
});

/**
 * Two-factor (G-12 to G-20, G-31): setting it up, turning it off, and its recovery codes. Effects are promised;
 * `two-factor.actors.ts` of the feature keeps them. No secret is ever part of the chart's context.
 */
export const twoFactorMachine = twoFactorSetup.createMachine({
  id: 'twoFactor',
  // Eventless transitions that chase each other are a mistake: stop instead of freezing the page.
  options: { maxIterations: 50 },
  context: ({ input }) => contextAtStart(input),
  initial: 'opening',
  on: { 'flag.changed': { actions: { type: 'storeFlag', params: ({ event }) => event } } },
  states: {
    opening: {
      meta: { items: ['G-31'], description: 'The profile tells whether two-factor is on.' },
      always: [{ guard: 'isTurnedOn', target: 'on' }, { target: 'off' }],
    },
    off,
    on,
    confirmingPassword,
    goingOn: {
      meta: { items: ['G-16'], description: 'The password is confirmed: the step that it opens comes.' },
      entry: 'clearTrouble',
      always: onwards,
    },
    enabling: {
      meta: { items: ['G-12', 'G-19', 'X-012'], description: 'The server makes a secret, or brings the one it made.' },
      tags: ['busy', 'qr', 'unsent'],
      invoke: {
        id: 'enableTwoFactor',
        src: 'enableTwoFactor',
        onDone: [
          { guard: succeeded, target: 'loadingQr', actions: 'markBegun' },
          // Begun twice, the first secret stays (L14): what the server has is read.
          { guard: failedBecause('unknown'), target: 'loadingQr', actions: 'markBegun' },
          ...interrupted('enabling'),
        ],
        onError: { target: 'interrupted.failed', actions: [storeNext('enabling'), reportUnexpectedError] },
      },
    },
    loadingQr: {
      meta: { items: ['G-12', 'X-013', 'X-014'], description: 'The QR code and the key are on their way.' },
      tags: ['busy', 'qr', 'unsent'],
      invoke: {
        id: 'loadSetup',
        src: 'loadSetup',
        onDone: [
          { guard: succeeded, target: 'showingQr', actions: 'markSeen' },
          { guard: answers.mayBeginAnew, target: 'enabling', actions: 'beginAnew' },
          ...interrupted('loadingQr'),
        ],
        onError: { target: 'interrupted.failed', actions: [storeNext('loadingQr'), reportUnexpectedError] },
      },
    },
    showingQr: {
      meta: { items: ['G-12', 'G-17', 'G-19'], description: 'QR code and key stand until they are on the phone.' },
      tags: ['qr', 'unsent'],
      exit: 'forgetSetup',
      always: { guard: 'wasTurnedOnElsewhere', target: 'on.elsewhere' },
      on: { added: { target: 'confirmingCode', actions: storeNext('enteringCode') } },
    },
    confirmingCode,
    interrupted: {
      meta: { items: ['J-05'], description: 'A step did not come; it can be asked for again.' },
      tags: 'unsent',
      entry: 'markSeen',
      always: changedElsewhere,
      initial: 'failed',
      states: {
        failed: { meta: { items: ['J-05'], description: 'The call failed.' } },
        throttled: { meta: { items: ['L20'], description: 'It was asked for too often.' } },
      },
      on: { retried: 'goingOn' },
    },
    loadingCodes: {
      meta: { items: ['G-18', 'X-017'], description: 'The recovery codes are on their way.' },
      tags: ['busy', 'codes', 'unsent'],
      invoke: {
        id: 'loadCodes',
        src: 'loadCodes',
        onDone: [
          { guard: answers.absentAfterSetUp, target: 'on.finished' },
          { guard: failedBecause('absent'), target: 'on.withoutCodes' },
          { guard: answers.codesAreNew, target: 'storingCodes' },
          { guard: succeeded, target: 'showingCodes' },
          ...interrupted('loadingCodes'),
        ],
        onError: { target: 'interrupted.failed', actions: [storeNext('loadingCodes'), reportUnexpectedError] },
      },
    },
    storingCodes: {
      meta: { items: ['G-18', 'L17'], description: 'New recovery codes stand until they are stored somewhere.' },
      tags: ['codes', 'unsent'],
      exit: 'forgetCodes',
      initial: 'unsaved',
      always: { guard: 'wasTurnedOffElsewhere', target: 'off.elsewhere' },
      states: {
        unsaved: {
          meta: { items: ['G-18'], description: 'Going on waits.' },
          on: { 'box.ticked': 'ticked', 'codes.saved': 'saved' },
        },
        ticked: {
          meta: { items: ['G-18'], description: 'Somebody says that they have them.' },
          on: { 'box.cleared': 'unsaved', 'codes.saved': 'saved', finished: '#twoFactor.on.finished' },
        },
        saved: {
          meta: { items: ['G-18'], description: 'They were copied, downloaded or printed.' },
          on: { finished: '#twoFactor.on.finished' },
        },
      },
    },
    showingCodes,
    disabling,
  },
});
