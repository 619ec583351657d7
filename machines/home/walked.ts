import type { Given } from './what-next.ts';
import { isOver, mapOf } from '../library/training-map.ts';

/** V12: what a learner has behind them: of everything that is assigned, how much is over, and what was completed last. */
export interface Walked {
  readonly done: number;
  readonly all: number;
  readonly last: { readonly title: string; readonly atUnix: number } | null;
}

/** Counts modules, collections and assessments that are assigned themselves, not what is known by name only. */
export const walkedOf = ({ items, assessments, now }: Pick<Given, 'items' | 'assessments' | 'now'>): Walked => {
  const assigned = [...mapOf([...items, ...assessments], now).values()].filter(({ card }) => card !== null);
  const completed = assigned.flatMap(({ title, card }) => {
    const at = card?.['last_completed_at'];
    return typeof at === 'number' ? [{ title, atUnix: at }] : [];
  });
  return {
    done: assigned.filter(({ status }) => isOver(status)).length,
    all: assigned.length,
    last: completed.toSorted((one, other) => other.atUnix - one.atUnix)[0] ?? null,
  };
};
