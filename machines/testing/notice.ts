import type { AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { nameOf } from './chart-parts.ts';
import type { Exploration } from './explore.ts';
import { run, runnable, type Resumable, type Step } from './runnable.ts';
import type { Walk } from './walk-paths.ts';

/** All that some steps can be seen to do: where each led, what it took, and what could have come next. */
const account = (entry: CatalogueEntry, machine: AnyStateMachine, input: string, steps: readonly Step[], from?: Resumable): string => {
  try {
    const { effects } = run(entry, runnable(machine), input, steps, from);
    return JSON.stringify(effects.map(({ key, taken, next }) => [key, taken.map(nameOf), next().map(({ name }) => name)]));
  } catch (error) {
    return String(error);
  }
};

/** Whether it is noticed that a chart was broken: on a walk it goes another way, or somewhere something else can come next. */
export const isNoticed = (entry: CatalogueEntry, { places }: Exploration, walks: readonly Walk[], broken: AnyStateMachine): boolean => {
  const differs = (input: string, steps: readonly Step[], from?: Resumable): boolean =>
    account(entry, broken, input, steps, from) !== account(entry, entry.machine, input, steps, from);
  return walks.some(({ input, steps }) => differs(input, steps)) || [...places.values()].some(({ input, end }) => differs(input, [], end));
};
