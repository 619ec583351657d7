import type { AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { nameOf } from './machine-parts.ts';
import type { Exploration } from './explore.ts';
import { run, runnable, type Resumable, type Step } from './runnable.ts';
import type { Walk } from './walk-paths.ts';

/** Some steps, from one of the sample inputs or from where another run ended. */
interface Run {
  readonly input: string;
  readonly steps: readonly Step[];
  readonly from?: Resumable;
}

/** All that a way can be seen to do: where each step led, what it took, and what could have come next. */
const accountOf =
  (entry: CatalogueEntry, machine: AnyStateMachine) =>
  ({ input, steps, from }: Run): string => {
    try {
      const { effects } = run(entry, machine, input, steps, from);
      return JSON.stringify(
        effects.map(({ key, taken, next }) => [key, taken.map(nameOf), next().map(({ name }) => name)]),
      );
    } catch (error) {
      return String(error);
    }
  };

/**
 * Says of a broken chart whether it is noticed: on a walk it goes another way, or somewhere something else can come
 * next.
 */
export const noticing = (
  entry: CatalogueEntry,
  { machine, positions }: Exploration,
  walks: readonly Walk[],
): ((broken: AnyStateMachine) => boolean) => {
  const runs: readonly Run[] = [
    ...walks,
    ...Array.from(positions.values(), ({ input, end }) => ({ input, steps: [], from: end })),
  ];
  const known = runs.map(accountOf(entry, machine));
  return (broken) => {
    const account = accountOf(entry, runnable(broken));
    return runs.some((run, nth) => account(run) !== known[nth]);
  };
};
