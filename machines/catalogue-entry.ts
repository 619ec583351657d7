import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';

/** How a promised actor can come back: with a result, or with a surprise. */
export type Outcome = { readonly output: unknown } | { readonly error: unknown };

/**
 * A flow with samples enough to take every transition of its chart. Names are for people: the walker shows them, and
 * the model of the real view (`e2e/<area>/<flow>.model.ts`) has a step for each event and each outcome.
 */
export interface CatalogueEntry {
  readonly name: string;
  readonly area: string;
  readonly description: string;
  readonly machine: AnyStateMachine;
  /** Sample inputs by name. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Sample events by name. */
  readonly events: Readonly<Record<string, { readonly type: string }>>;
  /** By the id of an invoke: every way in which it can come back, by name. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  /** The part of the context that decides what can happen next. Two snapshots with the same value and part are one. */
  readonly distinguish: (context: unknown) => unknown;
}

interface Samples<M extends AnyStateMachine> {
  readonly name: string;
  readonly area: string;
  readonly description: string;
  readonly machine: M;
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  readonly events: Readonly<Record<string, EventFromLogic<M>>>;
  readonly outcomes: CatalogueEntry['outcomes'];
  readonly distinguish: (context: ReturnType<M['getInitialSnapshot']>['context']) => unknown;
}

/** Checks the samples of a flow against the types of its chart. */
export const entry = <M extends AnyStateMachine>(samples: Samples<M>): CatalogueEntry =>
  samples as unknown as CatalogueEntry;
