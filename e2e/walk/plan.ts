import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { nameOf } from '#machines/testing/chart-parts.ts';
import { explore, type Place } from '#machines/testing/explore.ts';
import type { Effect, Step } from '#machines/testing/runnable.ts';
import type { Model } from './model.ts';

/** One step of a walk and where it leads. */
export interface Planned {
  readonly step: Step;
  /** Ids of the states active afterwards, parents first. */
  readonly states: readonly string[];
  /** What the catalogue's `distinguish` keeps of the context afterwards. */
  readonly place: unknown;
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

interface Edge {
  readonly step: Step;
  readonly effect: Effect;
}

/** A place, and the step that led there: some events come only right after another step. */
interface Node {
  readonly key: string;
  readonly previous: string | null;
}

/** Opening the view anew costs about as much as this many steps. */
const COST_OF_A_START = 3;
const LONGEST = 40;

const placeOf = (key: string): unknown => (JSON.parse(key) as readonly [unknown, unknown])[1];

const isExempt = ({ effects }: Model, { kind, name }: Step): boolean => {
  if (kind !== 'outcome') return false;
  const [id = '', outcome = ''] = name.split(': ');
  const way = effects[id]?.ways[outcome];
  return typeof way === 'object' && 'exempt' in way;
};

const planned = ({ states, key, taken, passed }: Effect): Omit<Planned, 'step'> => ({ states, place: placeOf(key), takes: taken.map(nameOf), passed });

/** Everything that the model says can be done in the view. */
const edgesOf = (places: ReadonlyMap<string, Place>, model: Model, { key, previous }: Node): readonly Edge[] => {
  const here = places.get(key);
  if (here === undefined) return [];
  const moment = { place: placeOf(key), states: here.effect.states, previous };
  return here.edges.filter(({ step }) => !isExempt(model, step) && model.isPossible(step, moment));
};

/** The catalogue's entry with the samples that the view needs besides. */
export const withMore = (entry: CatalogueEntry, { moreOutcomes }: Model): CatalogueEntry => ({
  ...entry,
  outcomes: Object.fromEntries(Object.entries(entry.outcomes).map(([id, outcomes]) => [id, { ...outcomes, ...moreOutcomes[id] }])),
});

/**
 * Few long walks that take, between them, every transition and reach every state that the view can be brought to. Where
 * starting anew is shorter than going on, a walk ends.
 */
export const planWalks = (entry: CatalogueEntry, model: Model): readonly PlannedWalk[] => {
  const { places } = explore(withMore(entry, model));
  const starts = [...places].filter(([, { way }]) => way.length === 0);
  const wanted = (effect: Effect): readonly string[] => [...effect.taken.map(nameOf), ...effect.passed, ...effect.states];
  const done = new Set<string>();
  const isNew = (effect: Effect): boolean => wanted(effect).some((each) => !done.has(each));
  const note = (effect: Effect): void => wanted(effect).forEach((each) => done.add(each));

  /** The shortest way to something new. */
  const nearest = (from: Node): readonly Edge[] | null => {
    const seen = new Set([JSON.stringify(from)]);
    const open = [{ node: from, way: [] as readonly Edge[] }];
    for (const { node, way } of open) {
      for (const edge of edgesOf(places, model, node)) {
        if (isNew(edge.effect)) return [...way, edge];
        const next: Node = { key: edge.effect.key, previous: edge.step.name };
        if (seen.has(JSON.stringify(next))) continue;
        seen.add(JSON.stringify(next));
        open.push({ node: next, way: [...way, edge] });
      }
    }
    return null;
  };

  const nearestStart = () =>
    starts
      .flatMap(([key, place]) => {
        // A start that shows something new is worth opening for its own sake.
        const way = isNew(place.effect) ? [] : nearest({ key, previous: null });
        return way === null ? [] : [{ key, place, way }];
      })
      .toSorted((one, other) => one.way.length - other.way.length)[0];

  const answerIn = (edges: readonly Edge[], start: string): Edge | undefined => {
    const last = edges.at(-1);
    const node = last === undefined ? { key: start, previous: null } : { key: last.effect.key, previous: last.step.name };
    return edgesOf(places, model, node).find(({ step }) => step.kind === 'outcome');
  };

  const walks: PlannedWalk[] = [];
  for (let start = nearestStart(); start !== undefined; start = nearestStart()) {
    const { key, place } = start;
    note(place.effect);
    const edges: Edge[] = [];
    for (;;) {
      const last = edges.at(-1);
      const way = nearest(last === undefined ? { key, previous: null } : { key: last.effect.key, previous: last.step.name });
      const anew = nearestStart();
      const goesOn = way !== null && edges.length + way.length <= LONGEST && (edges.length === 0 || way.length <= (anew?.way.length ?? Infinity) + COST_OF_A_START);
      if (!goesOn) break;
      edges.push(...way);
      way.forEach((edge) => note(edge.effect));
    }
    // A call that is on its way comes back before the walk ends.
    for (let answer = answerIn(edges, key); answer !== undefined; answer = answerIn(edges, key)) {
      edges.push(answer);
      note(answer.effect);
    }
    walks.push({ input: place.input, start: planned(place.effect), steps: edges.map(({ step, effect }) => ({ step, ...planned(effect) })) });
  }
  return walks;
};

/** Walks that share a browser: one each, or, where opening the view again starts its chart anew, as many as make a long one. */
export const groupsOf = (walks: readonly PlannedWalk[], model: Model): readonly (readonly PlannedWalk[])[] => {
  if (!model.startsAnewWhenOpened) return walks.map((walk) => [walk]);
  const groups: PlannedWalk[][] = [];
  for (const walk of walks) {
    const last = groups.at(-1);
    const length = last?.reduce((sum, { steps }) => sum + steps.length + COST_OF_A_START, 0) ?? Infinity;
    if (last !== undefined && length + walk.steps.length <= LONGEST) last.push(walk);
    else groups.push([walk]);
  }
  return groups;
};
