import { createActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { nameOf } from '#machines/testing/machine-parts.ts';
import { run, runnable, type Resumable, type Step } from '#machines/testing/runnable.ts';

/** One moment of a chart that runs without its screen. */
export interface Moment {
  /** What led here; null for the start. */
  readonly step: Step | null;
  /** Ids of the active states. */
  readonly states: readonly string[];
  /** Names of the transitions that led here. */
  readonly takes: readonly string[];
  readonly end: Resumable;
}

/** A chart that runs without its screen, from one of its sample inputs, with what happened to it. Immutable. */
export interface Rehearsal {
  readonly entry: CatalogueEntry;
  readonly machine: AnyStateMachine;
  readonly input: string;
  /** The start first. Those after `position` are undone, and stay until another step is taken. */
  readonly moments: readonly Moment[];
  readonly position: number;
}

const momentAfter = (
  { entry, machine, input }: Pick<Rehearsal, 'entry' | 'machine' | 'input'>,
  step: Step | null,
  from?: Resumable,
): Moment => {
  const { effects, end } = run(entry, machine, input, step === null ? [] : [step], from);
  const effect = effects.at(-1);
  return { step, states: effect?.states ?? [], takes: effect?.taken.map(nameOf) ?? [], end };
};

/**
 * Begins a chart with a sample input; its first one, unless said. Its effects come back when they are told to, its
 * actions do nothing.
 */
export const beginRehearsal = (
  entry: CatalogueEntry,
  input: string = Object.keys(entry.inputs)[0] ?? '',
): Rehearsal => {
  const begun = { entry, machine: runnable(entry.machine), input };
  return { ...begun, moments: [momentAfter(begun, null)], position: 0 };
};

/** Takes a step from where the rehearsal stands; what was undone is gone. Throws where the chart breaks at it. */
export const takeStep = (rehearsal: Rehearsal, step: Step): Rehearsal => {
  const here = rehearsal.moments[rehearsal.position];
  const moments = rehearsal.moments.slice(0, rehearsal.position + 1);
  return { ...rehearsal, moments: [...moments, momentAfter(rehearsal, step, here?.end)], position: moments.length };
};

/** Goes back or forward to a moment; its snapshot is the chart's again. Beyond the ends it stays at them. */
export const goTo = (rehearsal: Rehearsal, position: number): Rehearsal => ({
  ...rehearsal,
  position: Math.max(0, Math.min(position, rehearsal.moments.length - 1)),
});

/** The moment at which a rehearsal stands. */
export const momentOf = ({ moments, position }: Rehearsal): Moment => {
  const moment = moments[position];
  if (moment === undefined) throw new Error(`The rehearsal has no moment ${position}.`);
  return moment;
};

/** The snapshot at which a rehearsal stands. */
export const snapshotOf = (rehearsal: Rehearsal): AnyMachineSnapshot =>
  createActor(rehearsal.machine, { snapshot: momentOf(rehearsal).end }).getSnapshot() as AnyMachineSnapshot;

/** Names of every transition taken up to where a rehearsal stands. */
export const walkedEdges = ({ moments, position }: Rehearsal): ReadonlySet<string> =>
  new Set(moments.slice(0, position + 1).flatMap(({ takes }) => takes));
