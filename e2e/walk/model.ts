import type { Page } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Fault } from '#contracts/demo.ts';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Step } from '#machines/testing/runnable.ts';

/**
 * A walk puts the world ahead of the step that shows it: no event may tell of it before. A step that is an event lets
 * connections be.
 */
export const NO_REALTIME: Fault = { call: 'realtime', kind: 'offline', times: 'always' };

/**
 * How long a call takes that a model delays by itself, where a pause would keep the page from hearing of the change.
 * Shorter than what `fitTimers` puts off.
 */
export const DELAYED_MS = 900;

/** Whoever walks: their page, the demo's console, and what comes next. */
export interface Visitor {
  readonly page: Page;
  readonly demo: DemoPort;
  /** Names of the steps that follow the one being taken, until the walk ends. */
  readonly ahead: readonly string[];
  /** Arms these in the place of what the walk armed for the calls of this step: nothing of them is paused any more. */
  arm(...faults: readonly Fault[]): Promise<void>;
  /** Arms these beside what the walk armed for the calls of this step. */
  armBeside(...faults: readonly Fault[]): Promise<void>;
  /** Holds a call over as many steps as it takes, until `letGo`. */
  pause(call: string): Promise<void>;
  letGo(call: string): Promise<void>;
  /** An event that comes at once is on its way beside the walk: it has come before the screen is asked for where it led. */
  meanwhile(work: Promise<void>): void;
  /** Runs once the screen has shown where this step led: a second tab is closed, for instance. */
  later(work: () => Promise<void>): void;
}

/** A declared hole in the walk. */
export interface Exemption {
  readonly exempt: string;
}

/** What cannot be provoked in a browser, and why. Exemptions are printed; keep them few. */
export const exempt = (reason: string): Exemption => ({ exempt: reason });

/** The way of an effect that only its chart's `onError` takes. */
export const UNEXPECTED_ERROR = exempt(
  'the client turns every failure into a result, so no path of the product makes this effect reject',
);

/** A state that the chart leaves in the same step, so that no screen can show it. The walk refuses to rest in one. */
export interface PassedThrough {
  readonly passedThrough: string;
}
export const passedThrough = (reason: string): PassedThrough => ({ passedThrough: reason });

/**
 * How the product is brought to answer in a certain way: a fault on the effect's call, or a situation made true before
 * it.
 */
export interface OutcomeSetup {
  readonly fault?: Pick<Fault, 'status' | 'kind'>;
  /** The call that answers so, where it is not that of the effect. */
  readonly call?: string;
  /** What goes wrong besides, until the next step. */
  readonly also?: readonly Fault[];
  /** It comes back without a call: what stands before it cannot be seen. */
  readonly isImmediate?: true;
  readonly prepare?: (visitor: Visitor) => Promise<void>;
  /** What somebody does once its call is released, where the effect waits for them. */
  readonly act?: (visitor: Visitor) => Promise<void>;
  /** What the screen says of this answer besides what the state shows. */
  readonly tells?: (visitor: Visitor) => Promise<void>;
}

/**
 * Every way in which one effect comes back, by the names of the catalogue. The call is paused, so that the wait is
 * seen.
 */
export interface EffectModel {
  /** The endpoint that the effect calls. */
  readonly call: string;
  /**
   * The device answers at once, unless nothing is ahead: then the steps of the model keep it from answering, so that
   * its wait can be seen.
   */
  readonly waitsAtEnd?: true;
  readonly setups: Readonly<Record<string, OutcomeSetup | Exemption | ((ahead: readonly string[]) => OutcomeSetup)>>;
}

/** Asserts what the screen must show. `place` is what the catalogue's `distinguish` kept of the context. */
export type Show<Position> = (visitor: Visitor, position: Position) => Promise<void>;

/** Where a step would be taken. */
export interface Moment<Position> {
  readonly position: Position;
  /** Ids of the states active then. */
  readonly states: readonly string[];
  /** The step before, null at the start. */
  readonly previous: string | null;
}

/** Ids of every state of a chart below its root. */
type StateIds<M extends AnyStateMachine, Root extends string> = Extract<
  keyof ReturnType<SnapshotFrom<M>['getMeta']>,
  `${Root}.${string}`
>;
type EventTypes<M extends AnyStateMachine> = EventFromLogic<M>['type'];

/** One flow as it is walked in its real view. A state or an event of the chart without an entry does not compile. */
export interface FlowModel<M extends AnyStateMachine, Root extends string, Position> {
  /**
   * By the name of a sample input: opens the view from nothing. Prepared ways and faults stand already. Where walks
   * share a browser, the page of the walk before still stands in `prepare`: what it flushes on `pagehide` comes after
   * whatever was put on the device there, unless `prepare` goes to another page first.
   */
  readonly inputs: Readonly<
    Record<
      string,
      { readonly prepare?: (visitor: Visitor) => Promise<void>; readonly open: (visitor: Visitor) => Promise<void> }
    >
  >;
  /** By type: what somebody does in the view, or elsewhere, with the sample event in hand. */
  readonly events: {
    readonly [T in EventTypes<M>]: (
      visitor: Visitor,
      event: Extract<EventFromLogic<M>, { readonly type: T }>,
    ) => Promise<void>;
  };
  /** By the id of an invoke. */
  readonly effects: Readonly<Record<string, EffectModel>>;
  readonly states: { readonly [S in StateIds<M, Root>]: Show<Position> | PassedThrough };
  /** Where the view offers less than the chart allows. Without it everything the chart allows is walked. */
  readonly isPossible?: (step: Step, moment: Moment<Position>) => boolean;
  /** Events that follow a step in the same breath: what stood between the two cannot be seen. */
  readonly comesAtOnce?: (step: Step, previous: string | null) => boolean;
  /**
   * Opening the view again starts its chart anew, so several walks share a browser and save its start. Left out, each
   * walk has a browser of its own, as where a session outlives the view.
   */
  readonly startsAnewWhenOpened?: boolean;
  /** Why its calls are not walked through HTTP; the demo takes every transition all the same. */
  readonly httpDoor?: Exemption;
  /** Why the waits of the chart are not walked; left out, each ends when the walk says so, on a page with fitted timers. */
  readonly delays?: Exemption;
  /** Samples that the view needs beside those of the catalogue. */
  readonly moreOutcomes?: CatalogueEntry['outcomes'];
  /** Statuses of answers that the walk provokes; any other is a complaint of the browser. */
  readonly statuses: readonly number[];
}

/** A model without the types of its chart, as the walk works with it. */
export interface Model {
  readonly inputs: FlowModel<AnyStateMachine, string, unknown>['inputs'];
  readonly events: Readonly<Record<string, (visitor: Visitor, event: unknown) => Promise<void>>>;
  readonly effects: Readonly<Record<string, EffectModel>>;
  readonly states: Readonly<Record<string, Show<unknown> | PassedThrough>>;
  readonly isPossible: (step: Step, moment: Moment<unknown>) => boolean;
  readonly comesAtOnce: (step: Step, previous: string | null) => boolean;
  readonly startsAnewWhenOpened: boolean;
  readonly httpDoor?: Exemption;
  readonly delays?: Exemption;
  readonly moreOutcomes: CatalogueEntry['outcomes'];
  readonly statuses: readonly number[];
}

/** Checks a model against the types of its chart: `model<typeof loginMachine, 'login', Place>({ … })`. */
export const model = <M extends AnyStateMachine, Root extends string, Position>(
  flow: FlowModel<M, Root, Position>,
): Model =>
  ({
    isPossible: () => true,
    comesAtOnce: () => false,
    startsAnewWhenOpened: false,
    moreOutcomes: {},
    ...flow,
  }) as unknown as Model;
