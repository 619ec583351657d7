import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { declaredOn, guardNameOf, nameOf } from '#machines/testing/machine-parts.ts';

/** What a guard says of an event now; null where it could not be asked. */
export interface Verdict {
  /** The transition that it stands before, in words. */
  readonly edge: string;
  readonly guard: string;
  readonly allows: boolean | null;
}

type AnyEvent = { readonly type: string };

/** Asks a guard as the chart would. A guard that breaks, for a payload that is none, says null. */
const ask = (
  machine: AnyStateMachine,
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEvent,
): boolean | null => {
  const { type, params } =
    typeof guard === 'string'
      ? { type: guard, params: undefined }
      : (guard as { readonly type: string; readonly params?: unknown });
  const asked = { context: snapshot.context as unknown, event };
  try {
    const implementation = machine.implementations.guards[type] as unknown as (
      args: typeof asked,
      params: unknown,
    ) => boolean;
    return implementation(
      asked,
      typeof params === 'function' ? (params as (args: typeof asked) => unknown)(asked) : params,
    );
  } catch {
    return null;
  }
};

const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  snapshot._nodes as readonly AnyStateNode[];

/**
 * Every guard that decides about an event now, from the innermost state outwards, in the order in which the chart asks
 * them.
 */
export const verdictsOf = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEvent,
): readonly Verdict[] =>
  activeNodes(snapshot)
    .toReversed()
    .flatMap((node) => node.transitions.get(event.type) ?? [])
    .flatMap((transition) => {
      const guard = guardNameOf(transition);
      return guard === null
        ? []
        : [{ edge: nameOf(transition), guard, allows: ask(machine, transition, snapshot, event) }];
    });

/** The transitions that an event would take now; none where the chart refuses it, or where its payload breaks a guard. */
export const takenBy = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEvent,
): readonly AnyTransitionDefinition[] => {
  try {
    return machine.getTransitionData(snapshot, event) ?? [];
  } catch {
    return [];
  }
};

/** Types of the events that some active state listens for, guarded or not. */
export const heardTypes = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(activeNodes(snapshot).flatMap((node) => declaredOn(node).map(({ eventType }) => eventType)));

/** Ids of the states that are active, the chart itself left out. */
export const activeIds = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot).flatMap(({ id, parent }) => (parent === undefined ? [] : [id]));
