/** Numbers from 0 to 1 that a seed repeats. */
export interface Random {
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  readonly oneOf: <T>(items: readonly T[]) => T;
}

export const randomFrom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    oneOf: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
};
