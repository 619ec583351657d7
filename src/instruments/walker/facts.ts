/** What the tests prove of one state. */
export interface StateFacts {
  /** Places of the exploration in which the chart passes or rests in this state; 0: no test reaches it. */
  readonly positions: number;
  /** Walks of the real view that pass or rest in it. */
  readonly walks: number;
}

/** What the tests prove of one transition. */
export interface TransitionFacts {
  readonly isTaken: boolean;
  readonly isWalked: boolean;
}

/** A guard as its source has it. */
export interface GuardFacts {
  /** Its docstring; empty where it has none. */
  readonly description: string;
  readonly code: string;
}

export interface MachineFacts {
  /** By id. */
  readonly states: Readonly<Record<string, StateFacts>>;
  /** By name, as `nameOf` makes it. */
  readonly transitions: Readonly<Record<string, TransitionFacts>>;
  /** By name. */
  readonly guards: Readonly<Record<string, GuardFacts>>;
}

/** What only the sources and the tests know, made by the build (`scripts/build/walker-facts.ts`). */
export interface WalkerFacts {
  /** By `area/name`. */
  readonly machines: Readonly<Record<string, MachineFacts>>;
  /** The text of each checklist item that a state names. */
  readonly items: Readonly<Record<string, string>>;
}

/** How much of a whole, in numbers. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

export interface MachineShares {
  readonly statesReached: Share;
  readonly transitionsTaken: Share;
  readonly statesWalked: Share;
  readonly transitionsWalked: Share;
}

const shareOf = <T>(all: readonly T[], isPart: (one: T) => boolean): Share => ({
  part: all.filter(isPart).length,
  whole: all.length,
});

/** How much of a chart the tests reach, and the walks of its real view show. */
export const sharesOf = ({ states, transitions }: MachineFacts): MachineShares => {
  const allStates = Object.values(states);
  const allTransitions = Object.values(transitions);
  return {
    statesReached: shareOf(allStates, ({ positions }) => positions > 0),
    transitionsTaken: shareOf(allTransitions, ({ isTaken }) => isTaken),
    statesWalked: shareOf(allStates, ({ walks }) => walks > 0),
    transitionsWalked: shareOf(allTransitions, ({ isWalked }) => isWalked),
  };
};
