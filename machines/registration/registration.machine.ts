import { assertEvent } from 'xstate';
import { failedBecause, reportUnexpectedError, succeeded } from '../submission/sending.kit.ts';
import {
  belongs,
  belongsNot,
  isKnownStranger,
  mayHaveBeenDone,
  registrationSetup,
  stands,
  storeErrors,
  storeWait,
} from './registration.setup.ts';

/** S-03 to S-10, S-13: the form, with what came of the last try. */
const filling = registrationSetup.createStateConfig({
  meta: { items: ['S-03', 'S-05', 'S-06', 'S-10'], description: 'The form waits for everything that is required.' },
  tags: 'form',
  entry: 'forgetPassword',
  initial: 'plain',
  states: {
    plain: { meta: { items: ['S-10'], description: 'Nothing was tried, or the tray told why nothing was done.' } },
    refused: { meta: { items: ['S-13'], description: 'The server found faults; everything typed stands.' } },
    throttled: {
      meta: { items: ['S-13', 'L20'], description: 'There were too many tries; the server says how long to wait.' },
    },
    notDone: {
      meta: { items: ['S-10', 'J-05'], description: 'Nobody was registered, and it may be tried again.' },
    },
  },
  on: { submitted: { target: 'sending', actions: 'beginTry' } },
});

const sending = registrationSetup.createStateConfig({
  meta: { items: ['S-10', 'X-096'], description: 'The registration is with the server.' },
  tags: ['form', 'busy'],
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ event }) => {
      assertEvent(event, 'submitted');
      return { registration: event.registration };
    },
    onDone: [
      { guard: succeeded, target: 'accepted' },
      { guard: failedBecause('unknown'), target: 'asking', actions: 'doubt' },
      { guard: mayHaveBeenDone, target: 'asking', actions: ['doubt', storeErrors] },
      { guard: failedBecause('invalid'), target: 'filling.refused', actions: storeErrors },
      { guard: failedBecause('throttled'), target: 'filling.throttled', actions: storeWait },
      { guard: failedBecause('signedOut'), target: 'signedOut' },
      { guard: failedBecause('told'), target: 'filling.plain' },
      { target: 'filling.notDone' },
    ],
    onError: { target: 'asking', actions: ['doubt', reportUnexpectedError] },
  },
});

/** S-11, S-12: it counted; what follows cannot undo that. */
const accepted = registrationSetup.createStateConfig({
  meta: { items: ['S-11', 'S-12'], description: 'The server has taken the registration.' },
  tags: ['form', 'busy'],
  entry: 'forgetDraft',
  initial: 'choosing',
  states: {
    choosing: {
      meta: { items: ['S-11', 'S-12'], description: 'Somebody new signs in; somebody known reads their profile.' },
      always: [{ guard: 'isSignedIn', target: 'reading' }, { target: 'signingIn' }],
    },
    signingIn: {
      meta: { items: ['S-11', 'X-002'], description: 'The new person is being signed in.' },
      invoke: {
        id: 'signInAfterwards',
        src: 'signIn',
        onDone: [{ guard: succeeded, target: '#registration.welcomed' }, { target: '#registration.registered' }],
        onError: { target: '#registration.registered', actions: reportUnexpectedError },
      },
    },
    reading: {
      meta: { items: ['S-12', 'X-008'], description: 'The profile is read, with the new organisation.' },
      invoke: {
        id: 'readProfile',
        src: 'askMembership',
        onDone: '#registration.welcomed',
        onError: { target: '#registration.welcomed', actions: reportUnexpectedError },
      },
    },
  },
});

/** 0315: whether it counted is asked, and nothing is sent again. */
const asking = registrationSetup.createStateConfig({
  meta: { items: ['S-10'], description: 'Nobody knows whether it counted; the server is asked.' },
  tags: ['form', 'busy', 'asking'],
  initial: 'choosing',
  states: {
    choosing: {
      meta: { items: ['S-10'], description: 'A stranger can only sign in; somebody signed in has a profile.' },
      always: [{ guard: 'isSignedIn', target: 'membership' }, { target: 'signingIn' }],
    },
    signingIn: {
      meta: { items: ['S-11', 'X-002'], description: 'Whether the account is there: it is signed in to.' },
      invoke: {
        id: 'askBySigningIn',
        src: 'signIn',
        onDone: [
          { guard: succeeded, target: 'membership' },
          { guard: failedBecause('refused'), target: 'deciding' },
          { guard: failedBecause('codeDue'), target: '#registration.codeDue' },
          { target: '#registration.unconfirmed' },
        ],
        onError: { target: '#registration.unconfirmed', actions: reportUnexpectedError },
      },
    },
    membership: {
      meta: { items: ['S-12', 'X-008'], description: 'Whether the organisation is among the person’s own.' },
      invoke: {
        id: 'askMembership',
        src: 'askMembership',
        onDone: [
          { guard: belongs, target: '#registration.welcomed', actions: 'forgetDraft' },
          { guard: isKnownStranger, target: '#registration.recognised' },
          { guard: belongsNot, target: 'deciding' },
          { target: '#registration.unconfirmed' },
        ],
        onError: { target: '#registration.unconfirmed', actions: reportUnexpectedError },
      },
    },
    deciding: {
      meta: { items: ['S-13'], description: 'Nobody was registered: the form says so, or what the server refused.' },
      always: [
        { guard: 'wasRefusedBefore', target: '#registration.filling.refused' },
        { target: '#registration.filling.notDone' },
      ],
    },
  },
});

/** Registration (S-01 to S-13). Effects are promised; `registration.actors.ts` supplies them. */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  options: { maxIterations: 50 },
  context: ({ input }) => ({ ...input, errors: {}, refusals: 0, tries: 0, waitSeconds: null, isInDoubt: false }),
  initial: 'loading',
  states: {
    loading: {
      meta: { items: ['S-01', 'X-095'], description: 'What registering asks for is on its way.' },
      tags: 'busy',
      invoke: {
        id: 'loadRegistration',
        src: 'loadRegistration',
        onDone: [
          { guard: stands('open'), target: 'filling' },
          { guard: stands('closed'), target: 'closed' },
          { guard: stands('member'), target: 'member' },
          { target: 'left' },
        ],
        onError: { target: 'left', actions: reportUnexpectedError },
      },
    },
    left: {
      meta: { items: ['S-01'], description: 'There is nothing to register with: the page leads home.' },
      entry: 'leave',
    },
    closed: { meta: { items: ['S-09'], description: 'The organisation takes nobody by itself.' } },
    member: { meta: { items: ['S-12'], description: 'Whoever is signed in belongs to the organisation already.' } },
    filling,
    sending,
    accepted,
    asking,
    unconfirmed: {
      meta: { items: ['S-10', 'J-05'], description: 'The question was not answered either; it can be asked again.' },
      on: { retried: 'asking' },
    },
    registered: {
      meta: { items: ['S-11'], description: 'The person is registered, and has to sign in themselves.' },
      entry: 'forgetPassword',
    },
    codeDue: {
      meta: { items: ['S-11', 'A-11'], description: 'The account is there and asks for a code at sign-in.' },
      entry: 'forgetPassword',
    },
    recognised: {
      meta: {
        items: ['S-03', 'S-12'],
        description: 'The account was there before and is signed in: the page goes on as that of its person.',
      },
      entry: ['forgetPassword', 'beginSession'],
    },
    signedOut: {
      meta: { items: ['S-03'], description: 'The session has ended: the page goes on as that of a stranger.' },
      entry: 'endSession',
    },
    welcomed: {
      meta: { items: ['S-11', 'S-12'], description: 'The person belongs to the organisation, and home opens.' },
      entry: ['forgetPassword', 'arrive'],
    },
  },
});
