import type { Locator } from '@playwright/test';
import { inTray } from '#e2e/walk/looks.ts';
import {
  exempt,
  UNEXPECTED_ERROR,
  type EffectModel,
  type Moment,
  type Show,
  type Visitor,
  type OutcomeSetup,
} from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { isBeforeDue, loseConnectionBefore, noConnectionFor, reconnect, reportNetwork } from './connection.ts';
import { leaveUnanswered, SEND_FAILURES } from './failures.ts';
import { tellFromAnotherTab, yieldFromAnotherTab, type StoredWork } from './device.ts';

type Prepare = NonNullable<OutcomeSetup['prepare']>;

/** What tells the flow of one decision from another. */
export interface DecisionWalk<Id extends string> {
  /** The chart's own id. */
  readonly id: Id;
  readonly work: StoredWork;
  /** The calls that ask for the subject and that decide about it. */
  readonly calls: { readonly ask: string; readonly send: string };
  /** What the server says of the subject. */
  readonly world: { readonly open: Prepare; readonly mine: Prepare; readonly others: Prepare };
  readonly screen: (visitor: Visitor) => {
    readonly decision: Locator;
    readonly submit: Locator;
    readonly undo: Locator;
  };
  /** A draft in which nothing was typed, as the device stores it. */
  readonly empty: object;
  /** 'review', 'decision'. */
  readonly noun: string;
  /** What is open in another tab: 'This review'. */
  readonly subject: string;
  /** The outcome of opening that finds a decision on the device. */
  readonly storedDecision: string;
}

type DecisionState =
  | 'waiting'
  | 'submitting'
  | 'askingAfter'
  | 'queued'
  | 'queued.resting'
  | 'queued.sending'
  | 'unconfirmed'
  | 'elsewhere';

/** The part of a model that every flow with the states of `decisionStates` walks alike; spread it into the flow's own. */
export const decisionModel = <const Id extends string>({
  id,
  work,
  calls,
  world,
  screen,
  empty,
  noun,
  subject,
  storedDecision,
}: DecisionWalk<Id>) => {
  const button = ({ page }: Visitor, name: string | RegExp): Locator => page.getByRole('button', { name });

  const effects = {
    submitDecision: {
      call: calls.send,
      setups: {
        'it counts': {},
        'the server finds fault with it': {
          fault: { status: 422 },
          tells: inTray('Sorry, please check the following:'),
        },
        ...SEND_FAILURES,
      },
    },
    sendQueued: {
      call: calls.send,
      setups: {
        'it counts': { prepare: world.open },
        'the server finds fault with it': {
          prepare: world.open,
          fault: { status: 422 },
          tells: inTray('Sorry, please check the following:'),
        },
        'the admin account is gone': { prepare: world.open, fault: { status: 403 } },
        // The server is asked first, and nothing is sent.
        'somebody else was first': { prepare: world.others, call: calls.ask },
        'there is no connection': exempt(
          'what waits is sent only with a connection; where it goes just then, this is over before it can be seen',
        ),
        // The page tries again by itself.
        'no answer arrives': {
          prepare: world.open,
          fault: { status: 500 },
          also: [{ call: calls.send, status: 500, times: 'always' }],
        },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    askAfter: {
      call: calls.ask,
      setups: {
        'it had counted': { prepare: world.mine },
        'somebody else was first': { prepare: world.others },
        'nobody has decided': { prepare: world.open },
        'there is no connection': noConnectionFor(calls.ask),
        'the call failed': { fault: { status: 500 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
  } as const satisfies Record<string, EffectModel>;

  const shows: { readonly [S in DecisionState]: Show<unknown> } = {
    waiting: async (visitor) => {
      await see(screen(visitor).undo).toBeVisible();
      await see(visitor.page.getByText(/^Sending in \d seconds?$/)).toBeVisible();
      await see(screen(visitor).submit).toHaveCount(0);
    },
    submitting: async (visitor) => {
      await see(screen(visitor).decision.getByText(`Sending your ${noun}…`)).toBeVisible();
      await see(screen(visitor).undo).toHaveCount(0);
    },
    askingAfter: async (visitor) =>
      see(screen(visitor).decision.getByText(`Checking what happened to your ${noun}…`)).toBeVisible(),
    queued: async (visitor) => {
      await see(screen(visitor).decision.getByText(`Your ${noun} is waiting to be sent`)).toBeVisible();
      await see(screen(visitor).submit).toHaveCount(0);
    },
    'queued.resting': async (visitor) =>
      see(button(visitor, 'Take it back')).not.toHaveAttribute('aria-disabled', 'true'),
    'queued.sending': async (visitor) => see(button(visitor, 'Take it back')).toHaveAttribute('aria-disabled', 'true'),
    unconfirmed: async (visitor) => {
      await see(screen(visitor).decision.getByRole('alert')).toContainText(`Your ${noun} may have arrived`);
      await see(button(visitor, 'Check again')).toBeVisible();
    },
    elsewhere: async (visitor) => {
      await see(visitor.page.getByText(`${subject} is open in another tab`)).toBeVisible();
      await see(button(visitor, 'Continue here')).toBeVisible();
      await see(screen(visitor).submit).toHaveCount(0);
    },
  };

  return {
    events: {
      'submit.requested': async (visitor: Visitor) => {
        await loseConnectionBefore(visitor, 'submitDecision: there is no connection');
        await screen(visitor).submit.click();
      },
      undone: async (visitor: Visitor) => {
        await screen(visitor).undo.or(button(visitor, 'Take it back')).click();
        await reconnect(visitor);
      },
      // A pointer on it holds the time; away from it the time begins anew.
      'undo.extended': async (visitor: Visitor) => {
        await screen(visitor).undo.hover();
        await visitor.page.mouse.move(1, 1);
      },
      // The page stands, so that it can be asked, and its call fails; a story closes one.
      'page.left': (visitor: Visitor) => leaveUnanswered(visitor, calls.send),
      'delivery.due': reportNetwork,
      'opened.elsewhere': ({ page }: Visitor) => tellFromAnotherTab(page, work, 'claimed'),
      'draft.arrived': ({ page }: Visitor) => yieldFromAnotherTab(page, work, empty),
      'submitted.elsewhere': ({ page }: Visitor) => tellFromAnotherTab(page, work, 'submitted'),
      'continued.here': (visitor: Visitor) => button(visitor, 'Continue here').click(),
      retried: (visitor: Visitor) => button(visitor, /^(Try again|Check again)$/).click(),
    },
    effects,
    states: Object.fromEntries(Object.entries(shows).map(([state, show]) => [`${id}.${state}`, show])) as {
      readonly [S in DecisionState as `${Id}.${S}`]: Show<unknown>;
    },
    /** What the server is asked next must be true when the subject is loaded, too. */
    isPossible: (step: Step, { previous }: Moment<unknown>): boolean =>
      !isBeforeDue(step, previous, 'sendQueued: no answer arrives') &&
      (previous !== storedDecision || step.name !== 'sendQueued: somebody else was first'),
  };
};
