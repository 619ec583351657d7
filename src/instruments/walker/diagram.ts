import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { declaredOn, guardNameOf, metaOf, nameOf, statesOf } from '#machines/testing/machine-parts.ts';

/** What a state starts and waits for. */
export interface DiagramInvoke {
  readonly id: string;
  /** A state chart of its own, and no promise. */
  readonly isMachine: boolean;
}

/** One state of a chart. */
export interface DiagramNode {
  /** As xstate names it: `login.signedOut.form`. */
  readonly id: string;
  /** The last part of the id. */
  readonly name: string;
  /** Id of the state around it; null for the chart itself. */
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The state around it begins here. */
  readonly isInitial: boolean;
  readonly description: string;
  /** The checklist items that the state answers. */
  readonly items: readonly string[];
  readonly invokes: readonly DiagramInvoke[];
}

/** What makes a transition happen: an event from outside, an effect that comes back or breaks, time, or nothing at all. */
export type EdgeKind = 'event' | 'done' | 'error' | 'delay' | 'always';

/** One transition of a chart. */
export interface DiagramEdge {
  /** In words, unique in its chart, as `nameOf` makes them. */
  readonly name: string;
  readonly source: string;
  /** Ids of the states that it leads to; none where the chart stays where it is. */
  readonly targets: readonly string[];
  readonly kind: EdgeKind;
  /** The type of the event, the id of the invoke, or the name of the delay; empty for `always`. */
  readonly cause: string;
  readonly guard: string | null;
}

/** A state chart as data: what is drawn, listed and searched. Parents stand before their children. */
export interface Diagram {
  /** `area/name`, the chart's address. */
  readonly name: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/** The address of a catalogue's entry: `session/login`. */
export const machineName = ({ area, name }: Pick<CatalogueEntry, 'area' | 'name'>): string => `${area}/${name}`;

const isMachine = (machine: AnyStateMachine, src: unknown): boolean =>
  typeof src === 'string' &&
  typeof (machine.implementations.actors[src] as { root?: unknown } | undefined)?.root === 'object';

const isInitialIn = (node: AnyStateNode): boolean =>
  node.parent?.type === 'compound' && node.parent.initial.target.includes(node);

const nodeOf = (machine: AnyStateMachine, node: AnyStateNode): DiagramNode => ({
  id: node.id,
  name: node.key,
  parent: node.parent?.id ?? null,
  kind: node.type,
  isInitial: isInitialIn(node),
  description: metaOf(node)?.description ?? '',
  items: metaOf(node)?.items ?? [],
  invokes: node.invoke.map(({ id, src }) => ({ id, isMachine: isMachine(machine, src) })),
});

const INVOKED = /^xstate\.(done|error)\.actor\.(.+)$/;
const DELAYED = /^xstate\.after\.([^.]+)\./;

const causeOf = (eventType: string): Pick<DiagramEdge, 'kind' | 'cause'> => {
  if (eventType === '') return { kind: 'always', cause: '' };
  const [, how, invoke = ''] = INVOKED.exec(eventType) ?? [];
  if (how !== undefined) return { kind: how === 'done' ? 'done' : 'error', cause: invoke };
  const delay = DELAYED.exec(eventType)?.[1];
  return delay === undefined ? { kind: 'event', cause: eventType } : { kind: 'delay', cause: delay };
};

const edgeOf = (transition: AnyTransitionDefinition): DiagramEdge => ({
  name: nameOf(transition),
  source: transition.source.id,
  targets: transition.target?.map(({ id }) => id) ?? [],
  ...causeOf(transition.eventType),
  guard: guardNameOf(transition),
});

/** Reads a chart of the catalogue: its states, the chart itself as the first, and its transitions. */
export const diagramOf = (entry: CatalogueEntry): Diagram => {
  const { machine } = entry;
  const nodes = [machine.root, ...statesOf(machine.root)];
  return {
    name: machineName(entry),
    nodes: nodes.map((node) => nodeOf(machine, node)),
    edges: nodes.flatMap(declaredOn).map(edgeOf),
  };
};

/** What makes this transition happen, in words: `submitted`, `signIn`, `signIn breaks`, `after undoTime`. */
export const causeText = ({ kind, cause }: Pick<DiagramEdge, 'kind' | 'cause'>): string => {
  if (kind === 'error') return `${cause} breaks`;
  if (kind === 'delay') return `after ${cause}`;
  return kind === 'always' ? 'at once' : cause;
};
