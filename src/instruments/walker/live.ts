import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { ActorLog, ActorNote } from '#current/actor-log.ts';
import { nameOf } from '#machines/testing/machine-parts.ts';
import { activeIds } from './verdicts.ts';

/** One event of a running chart, and what it did. */
export interface LiveStep {
  /** Counts the steps of an actor, from 0, also those that are forgotten. */
  readonly nth: number;
  /** Milliseconds since 1970, of the demo's clock. */
  readonly at: number;
  /** As it came, secrets included: for the screen it goes through the redactor. */
  readonly event: { readonly type: string };
  /** Names of the transitions that it took; none where the chart did not listen. */
  readonly takes: readonly string[];
  /** Ids of the states active afterwards. */
  readonly states: readonly string[];
}

/** An actor of the page. */
export interface LiveActor {
  /** Counts the actors of the page: xstate counts those of each root actor anew. */
  readonly id: number;
  readonly ref: AnyActorRef;
  /** A state chart, or an effect: a promise, or a callback. */
  readonly kind: 'chart' | 'effect';
  /** The id of the chart, or that of the invoke. */
  readonly name: string;
  /** Oldest first; the last `MOST_STEPS`. */
  readonly steps: readonly LiveStep[];
}

/** What the page's actors do, at one moment. A new object whenever something happened. */
export interface LiveView {
  /** In the order in which they began; those that ended are among them for a while. */
  readonly actors: readonly LiveActor[];
}

export interface LiveFollower {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => LiveView;
  readonly stop: () => void;
}

const MOST_STEPS = 100;
/** Effects come and go with each call. */
const MOST_ACTORS = 80;

interface Followed {
  readonly actor: Omit<LiveActor, 'steps'>;
  readonly steps: LiveStep[];
  taken: string[];
  count: number;
}

/** Whether an actor still listens. */
export const isRunning = ({ ref }: Pick<LiveActor, 'ref'>): boolean => ref.getSnapshot().status === 'active';

const begin = (ref: AnyActorRef, id: number): Followed => {
  const { logic } = ref as unknown as { readonly logic?: { readonly root?: unknown; readonly id?: string } };
  const isMachine = typeof logic?.root === 'object';
  return {
    actor: { id, ref, kind: isMachine ? 'chart' : 'effect', name: isMachine ? (logic?.id ?? ref.id) : ref.id },
    steps: [],
    taken: [],
    count: 0,
  };
};

const fold = (followed: Map<AnyActorRef, Followed>, { at, inspected }: ActorNote, nextId: () => number): void => {
  const ref = inspected.actorRef as AnyActorRef;
  const known = followed.get(ref) ?? begin(ref, nextId());
  followed.set(ref, known);
  if (known.actor.kind === 'effect') return;
  if (inspected.type === '@xstate.event') known.taken = [];
  if (inspected.type === '@xstate.microstep')
    known.taken.push(...inspected._transitions.filter(({ eventType }) => eventType !== 'xstate.init').map(nameOf));
  if (inspected.type !== '@xstate.snapshot') return;
  known.steps.push({
    nth: known.count,
    at,
    event: inspected.event,
    takes: known.taken,
    states: activeIds(inspected.snapshot as AnyMachineSnapshot),
  });
  known.count += 1;
  known.taken = [];
  if (known.steps.length > MOST_STEPS) known.steps.shift();
};

/** Lets the oldest actors that ended go. */
const forget = (followed: Map<AnyActorRef, Followed>): void => {
  for (const [ref, { actor }] of followed) {
    if (followed.size <= MOST_ACTORS) return;
    if (!isRunning(actor)) followed.delete(ref);
  }
};

/**
 * Follows the actors of a page. What happens is folded at once and shown at most once in each frame: `schedule` is
 * `requestAnimationFrame`, unless said. It never throws into the page that it follows.
 */
export const followActors = (
  log: ActorLog,
  schedule: (work: () => void) => void = requestAnimationFrame,
): LiveFollower => {
  const followed = new Map<AnyActorRef, Followed>();
  const listeners = new Set<() => void>();
  let isScheduled = false;
  let ids = 0;
  const nextId = (): number => (ids += 1);
  const draw = (): LiveView => ({
    actors: [...followed.values()].map(({ actor, steps }) => ({ ...actor, steps: [...steps] })),
  });
  for (const note of log.notes()) fold(followed, note, nextId);
  let view = draw();
  const stop = log.follow((note) => {
    fold(followed, note, nextId);
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      forget(followed);
      view = draw();
      for (const listener of listeners) listener();
    });
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    stop,
  };
};

/** An actor with those that it started. */
export interface LiveBranch {
  readonly actor: LiveActor;
  readonly children: readonly LiveBranch[];
}

/** The running actors, those that others started below them. */
export const runningTree = ({ actors }: LiveView): readonly LiveBranch[] => {
  const running = actors.filter(isRunning);
  const isKnown = (ref: AnyActorRef | undefined): boolean => running.some((one) => one.ref === ref);
  const branch = (actor: LiveActor): LiveBranch => ({
    actor,
    children: running.filter(({ ref }) => ref._parent === actor.ref).map(branch),
  });
  return running.filter(({ ref }) => !isKnown(ref._parent)).map(branch);
};
