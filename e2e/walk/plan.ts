import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { nameOf } from '#machines/testing/machine-parts.ts';
import { startingPositions, type OpenPosition } from '#machines/testing/explore.ts';
import type { Effect, Step } from '#machines/testing/runnable.ts';
import type { EffectModel, Model } from './model.ts';

/** One step of a walk and where it leads. */
export interface Planned {
  readonly step: Step;
  /** Ids of the states active afterwards, parents first. */
  readonly states: readonly string[];
  /** What the catalogue's `distinguish` keeps of the context afterwards. */
  readonly position: unknown;
  /** Transitions that it takes, in words. */
  readonly takes: readonly string[];
  /** Ids of the states entered on the way. */
  readonly passed: readonly string[];
}

/** From one sample input through some steps. */
export interface PlannedWalk {
  readonly input: string;
  readonly start: Omit<Planned, 'step'>;
  readonly steps: readonly Planned[];
}

/** A place, and the step that led there: some events come only right after another step. There is one object for each. */
interface Node {
  readonly position: OpenPosition;
  readonly previous: string | null;
  /** Everything that the model says can be done in the view, and where it leads. Worked out when it is first asked for. */
  readonly hops: () => readonly Hop[];
}

interface Hop {
  readonly from: Node;
  readonly step: Step;
  readonly effect: Effect;
  readonly next: Node;
}

/**
 * What a step (null for a start) contributes to a plan: a plan is whole when its steps contribute everything that any
 * step can.
 */
export type Wanted = (effect: Effect, step: Step | null) => readonly string[];

/** Every transition and every state. */
const everything: Wanted = ({ taken, passed, states }) => [...taken.map(nameOf), ...passed, ...states];

/** How the product is brought to answer so; undefined for a step that is no answer. */
export const setupAt = (
  { effects, delays }: Model,
  { kind, name }: Step,
): EffectModel['setups'][string] | undefined => {
  if (kind === 'delay') return delays;
  const [id = '', outcome = ''] = name.split(': ');
  return kind === 'outcome' ? effects[id]?.setups[outcome] : undefined;
};

/** The call that a step answers without a fault, if any; what comes back at once makes none. */
export const callAnswered = (model: Model, step: Step | null): readonly string[] => {
  if (step?.kind !== 'outcome') return [];
  const effect = model.effects[step.name.split(': ')[0] ?? ''];
  const setup = setupAt(model, step);
  return effect === undefined || (typeof setup === 'object' && ('fault' in setup || 'isImmediate' in setup))
    ? []
    : [effect.call];
};

/** Opening the view anew costs about as much as this many steps. */
const COST_OF_A_START = 3;
const LONGEST = 40;
/** Most steps in one browser. A new browser costs as much as ten steps. */
const LONGEST_IN_A_BROWSER = 100;

const positionOf = (key: string): unknown => (JSON.parse(key) as readonly [unknown, unknown])[1];

const isExempt = (model: Model, step: Step): boolean => {
  const setup = setupAt(model, step);
  return typeof setup === 'object' && 'exempt' in setup;
};

const planned = ({ states, key, taken, passed }: Effect): Omit<Planned, 'step'> => ({
  states,
  position: positionOf(key),
  takes: taken.map(nameOf),
  passed,
});

const walkOf = ({ input, effect: start }: OpenPosition, hops: readonly Hop[]): PlannedWalk => ({
  input,
  start: planned(start),
  steps: hops.map(({ step, effect }) => ({ step, ...planned(effect) })),
});

/** Finds the one node of a place and a previous step. */
const graphOf = (model: Model): ((position: OpenPosition, previous: string | null) => Node) => {
  const nodes = new Map<OpenPosition, Map<string | null, Node>>();
  const nodeOf = (position: OpenPosition, previous: string | null): Node => {
    const here = nodes.get(position) ?? new Map<string | null, Node>();
    nodes.set(position, here);
    let hops: readonly Hop[] | null = null;
    const work = (): readonly Hop[] => {
      const moment = { position: positionOf(position.effect.key), states: position.effect.states, previous };
      return position
        .steps()
        .filter((step) => !isExempt(model, step) && model.isPossible(step, moment))
        .map((step) => {
          const { effect, position: there } = position.take(step);
          return { from: node, step, effect, next: nodeOf(there, step.name) };
        });
    };
    const node: Node = here.get(previous) ?? { position, previous, hops: () => (hops ??= work()) };
    here.set(previous, node);
    return node;
  };
  return nodeOf;
};

/** The catalogue's entry with the samples that the view needs besides. */
export const withMore = (entry: CatalogueEntry, { moreOutcomes }: Model): CatalogueEntry => ({
  ...entry,
  outcomes: Object.fromEntries(
    Object.entries(entry.outcomes).map(([id, outcomes]) => [id, { ...outcomes, ...moreOutcomes[id] }]),
  ),
});

/**
 * Few long walks that contribute, between them, everything that is wanted: unless said, every transition and every
 * state that the view can be brought to. Where starting anew is shorter than going on, a walk ends.
 */
export const planWalks = (entry: CatalogueEntry, model: Model, wanted: Wanted = everything): readonly PlannedWalk[] => {
  const nodeOf = graphOf(model);
  const starts = startingPositions(withMore(entry, model)).map((position) => nodeOf(position, null));
  const done = new Set<string>();
  const contributions = new Map<Effect, readonly string[]>();
  const of = (effect: Effect, step: Step | null): readonly string[] => {
    const known = contributions.get(effect) ?? wanted(effect, step);
    contributions.set(effect, known);
    return known;
  };
  const isNew = (effect: Effect, step: Step | null): boolean => of(effect, step).some((each) => !done.has(each));
  const note = (effect: Effect, step: Step | null): void => of(effect, step).forEach((each) => done.add(each));

  const search = (from: Node): readonly Hop[] | null => {
    const cameBy = new Map<Node, Hop | null>([[from, null]]);
    const pathTo = (node: Node): readonly Hop[] => {
      const hop = cameBy.get(node);
      return hop === null || hop === undefined ? [] : [...pathTo(hop.from), hop];
    };
    for (const node of cameBy.keys())
      for (const hop of node.hops()) {
        if (isNew(hop.effect, hop.step)) return [...pathTo(node), hop];
        if (!cameBy.has(hop.next)) cameBy.set(hop.next, hop);
      }
    return null;
  };
  const found = new Map<Node, readonly Hop[] | null>();
  /** The shortest way to something new. What is done stays done: one that was found holds while it still leads there. */
  const nearest = (from: Node): readonly Hop[] | null => {
    const known = found.get(from);
    if (known === null) return null;
    const last = known?.at(-1);
    if (known !== undefined && last !== undefined && isNew(last.effect, last.step)) return known;
    const path = search(from);
    found.set(from, path);
    return path;
  };

  const nearestStart = () =>
    starts
      .flatMap((node) => {
        // A start that shows something new is worth opening for its own sake.
        const path = isNew(node.position.effect, null) ? [] : nearest(node);
        return path === null ? [] : [{ node, path }];
      })
      .toSorted((one, other) => one.path.length - other.path.length)[0];

  const walks: PlannedWalk[] = [];
  for (let start = nearestStart(); start !== undefined; start = nearestStart()) {
    const { position } = start.node;
    note(position.effect, null);
    const hops: Hop[] = [];
    const here = (): Node => hops.at(-1)?.next ?? start.node;
    const take = (hop: Hop): void => {
      hops.push(hop);
      note(hop.effect, hop.step);
    };
    for (;;) {
      const path = nearest(here());
      const anew = nearestStart();
      const goesOn =
        path !== null &&
        hops.length + path.length <= LONGEST &&
        (hops.length === 0 || path.length <= (anew?.path.length ?? Infinity) + COST_OF_A_START);
      if (!goesOn) break;
      path.forEach(take);
    }
    // A call that is on its way comes back before the walk ends, and so does what comes in the same breath.
    const bound = (): Hop | undefined => {
      const all = here().hops();
      return (
        all.find(({ step }) => step.kind === 'outcome') ??
        (all.every(({ step }) => model.comesAtOnce(step, here().previous)) ? all[0] : undefined)
      );
    };
    for (let next = bound(); next !== undefined; next = bound()) take(next);
    walks.push(walkOf(position, hops));
  }
  return walks;
};

/**
 * What has to follow so that a place is seen: an answer that is paused, or an event that comes later; nothing where it
 * rests by itself. Null where no screen shows it.
 */
const restAt = (model: Model, node: Node): readonly Hop[] | null => {
  const hops = node.hops();
  const isSeenBefore = ({ step }: Hop): boolean => {
    const setup = setupAt(model, step);
    return step.kind === 'outcome'
      ? !(typeof setup === 'object' && 'isImmediate' in setup)
      : !model.comesAtOnce(step, node.previous);
  };
  const answers = hops.filter(({ step }) => step.kind === 'outcome');
  if (answers.length === 0 && (hops.length === 0 || hops.some(isSeenBefore))) return [];
  const next = answers.find(isSeenBefore) ?? hops.find(isSeenBefore);
  if (next !== undefined) return [next];
  return answers.some(({ step }) => model.effects[step.name.split(': ')[0] ?? '']?.waitsAtEnd) ? [] : null;
};

/**
 * The shortest walk on which a screen shows a state, and after how many of its steps; null where none does. A state
 * that no screen shows is passed on the last of these steps.
 */
export const planTo = (
  entry: CatalogueEntry,
  model: Model,
  stateId: string,
): { readonly walk: PlannedWalk; readonly until: number } | null => {
  const nodeOf = graphOf(model);
  const isPassed = typeof model.states[stateId] === 'object';
  const reaches = ({ states, passed }: Effect): boolean => (isPassed ? passed : states).includes(stateId);
  const starts = startingPositions(withMore(entry, model)).map((position) => nodeOf(position, null));
  const seen = new Set(starts);
  const open = starts.map((node) => ({ start: node, node, effect: node.position.effect, path: [] as readonly Hop[] }));
  for (const { start, node, effect, path } of open) {
    const rest = reaches(effect) ? restAt(model, node) : null;
    if (rest !== null) return { walk: walkOf(start.position, [...path, ...rest]), until: path.length };
    for (const hop of node.hops()) {
      if (seen.has(hop.next) && !(isPassed && reaches(hop.effect))) continue;
      seen.add(hop.next);
      open.push({ start, node: hop.next, effect: hop.effect, path: [...path, hop] });
    }
  }
  return null;
};

/**
 * Walks that share a browser: one each, or, where opening the view again starts its chart anew, as many as make a long
 * one.
 */
export const groupsOf = (walks: readonly PlannedWalk[], model: Model): readonly (readonly PlannedWalk[])[] => {
  if (!model.startsAnewWhenOpened) return walks.map((walk) => [walk]);
  const groups: PlannedWalk[][] = [];
  for (const walk of walks) {
    const last = groups.at(-1);
    const length = last?.reduce((sum, { steps }) => sum + steps.length + COST_OF_A_START, 0) ?? Infinity;
    if (last !== undefined && length + walk.steps.length <= LONGEST_IN_A_BROWSER) last.push(walk);
    else groups.push([walk]);
  }
  return groups;
};
