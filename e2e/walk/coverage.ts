import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/testing/machine-parts.ts';
import { startingPositions, type OpenPosition } from '#machines/testing/explore.ts';
import type { Step } from '#machines/testing/runnable.ts';
import type { Model } from './model.ts';
import { setupAt, withMore, type PlannedWalk } from './plan.ts';

/** What the chart and its samples name and the model does not, or the other way round. */
export const gapsOf = (entry: CatalogueEntry, model: Model): readonly string[] => {
  const { outcomes, inputs, events, machine } = withMore(entry, model);
  const compare = (what: string, machineNames: readonly string[], told: readonly string[]): readonly string[] => [
    ...machineNames.filter((name) => !told.includes(name)).map((name) => `${what} "${name}" has no entry in the model`),
    ...told
      .filter((name) => !machineNames.includes(name))
      .map((name) => `${what} "${name}" of the model is not in the chart`),
  ];
  const types = [...new Set(Object.values(events).map(({ type }) => type))];
  return [
    ...compare(
      'state',
      statesOf(machine.root).map(({ id }) => id),
      Object.keys(model.states),
    ),
    ...compare('event', types, Object.keys(model.events)),
    ...compare('input', Object.keys(inputs), Object.keys(model.inputs)),
    ...compare('effect', Object.keys(outcomes), Object.keys(model.effects)),
    ...Object.entries(outcomes).flatMap(([id, setups]) =>
      compare(`outcome of ${id}`, Object.keys(setups), Object.keys(model.effects[id]?.setups ?? {})),
    ),
  ];
};

/** States in which a walk would rest although the model says that no screen shows them. */
export const restsWhereNothingShows = (walks: readonly PlannedWalk[], model: Model): readonly string[] => {
  const rests = new Set(walks.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ states }) => states)));
  return Object.entries(model.states).flatMap(([id, show]) => (typeof show === 'object' && rests.has(id) ? [id] : []));
};

export interface WalkCoverage {
  readonly states: number;
  readonly transitions: number;
  readonly unreached: readonly string[];
  /** Neither taken nor behind an exempt outcome. */
  readonly untaken: readonly string[];
  /** Transitions that only exempt outcomes take, each with the reason. */
  readonly exempt: readonly string[];
  /** Active after some step, so the screen was asked for it. */
  readonly shown: number;
}

interface ExemptStep {
  readonly position: OpenPosition;
  readonly step: Step;
  readonly reason: string;
}

/** Steps that the model calls exempt, wherever a walk comes by. */
const exemptSteps = (entry: CatalogueEntry, model: Model, walks: readonly PlannedWalk[]): readonly ExemptStep[] => {
  const starts = startingPositions(withMore(entry, model));
  const passed = new Set<OpenPosition>();
  for (const { input, steps } of walks) {
    let position = starts.find((start) => start.input === input);
    if (position !== undefined) passed.add(position);
    for (const { step } of steps) {
      position = position?.take(step).position;
      if (position !== undefined) passed.add(position);
    }
  }
  return [...passed].flatMap((position) =>
    position.steps().flatMap((step) => {
      const setup = setupAt(model, step);
      return typeof setup === 'object' && 'exempt' in setup ? [{ position, step, reason: setup.exempt }] : [];
    }),
  );
};

/** Measures planned walks against what the chart declares. */
export const coverageOfWalks = (entry: CatalogueEntry, model: Model, walks: readonly PlannedWalk[]): WalkCoverage => {
  const all = walks.flatMap(({ start, steps }) => [start, ...steps]);
  const taken = new Set(all.flatMap(({ takes }) => takes));
  const reached = new Set(all.flatMap(({ passed, states }) => [...passed, ...states]));
  const shown = new Set(all.flatMap(({ states }) => states));
  const reasons = new Map<string, string>();
  for (const { position, step, reason } of exemptSteps(entry, model, walks))
    for (const name of position.take(step).effect.taken.map(nameOf)) if (!taken.has(name)) reasons.set(name, reason);
  const states = statesOf(entry.machine.root).map(({ id }) => id);
  const transitions = transitionsOf(entry.machine).map(nameOf);
  return {
    states: states.length,
    transitions: transitions.length,
    unreached: states.filter((id) => !reached.has(id)),
    untaken: transitions.filter((name) => !taken.has(name) && !reasons.has(name)),
    exempt: [...reasons].map(([name, reason]) => `${name}: ${reason}`),
    shown: states.filter((id) => shown.has(id)).length,
  };
};
