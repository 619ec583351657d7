import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { nameOf } from '#machines/testing/machine-parts.ts';
import { answersAt, type Step } from '#machines/testing/runnable.ts';
import { heardTypes, takenBy, verdictsOf, type Verdict } from './verdicts.ts';

/**
 * Something that could happen to a chart now, by a sample of the catalogue: `credentials submitted`, `signIn: the
 * password is right`.
 */
export interface Possibility extends Step {
  /** The transitions that it would take, in words; none where every guard refuses. */
  readonly takes: readonly string[];
  /** Ids of the states that it leads to first; none where the chart stays. */
  readonly targets: readonly string[];
  readonly verdicts: readonly Verdict[];
}

const asked = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, step: Step): Possibility => {
  const taken = takenBy(machine, snapshot, step.event);
  return {
    ...step,
    takes: taken.map(nameOf),
    targets: taken.flatMap(({ target }) => target?.map(({ id }) => id) ?? []),
    verdicts: verdictsOf(machine, snapshot, step.event),
  };
};

/** What the payload at hand would do now. */
export const possibilityOf = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  name: string,
  event: { readonly type: string },
): Possibility => asked(machine, snapshot, { name, kind: 'event', event });

/**
 * The sample events that some active state listens for: those that the chart would take, and those that a guard refuses
 * now. Of a closed event one sample is enough: the others of its type are left out.
 */
export const eventsNow = (
  entry: CatalogueEntry,
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
): readonly Possibility[] => {
  const heard = heardTypes(snapshot);
  const all = Object.entries(entry.events).flatMap(([name, event]) =>
    heard.has(event.type) ? [asked(machine, snapshot, { name, kind: 'event', event })] : [],
  );
  const open = all.filter(({ takes }) => takes.length > 0);
  const openTypes = new Set(open.map(({ event }) => event.type));
  const closed = all.filter(
    ({ event: { type } }, position) =>
      !openTypes.has(type) && all.findIndex(({ event }) => event.type === type) === position,
  );
  return [...open, ...closed];
};

/** How the effects of the active states can come back, and the timers that can run out, by the samples of the catalogue. */
export const outcomesNow = (
  entry: CatalogueEntry,
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
): readonly Possibility[] =>
  answersAt(entry, snapshot._nodes as readonly AnyStateNode[]).map((step) => asked(machine, snapshot, step));
