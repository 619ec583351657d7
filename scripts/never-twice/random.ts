import { randomFrom as numbersFrom } from '#machines/random.ts';

/** Numbers from 0 to 1 that a seed repeats. */
export interface Random {
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  readonly oneOf: <T>(items: readonly T[]) => T;
}

export const randomFrom = (seed: number): Random => {
  const next = numbersFrom(seed);
  return {
    next,
    chance: (probability) => next() < probability,
    oneOf: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
};
