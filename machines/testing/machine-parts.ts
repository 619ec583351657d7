import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { StateMeta } from '../state-meta.ts';

/** Every state of a chart below its root, parents before children. */
export const statesOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...statesOf(child)]);

/** What a state says about itself, if it does. */
export const metaOf = (node: AnyStateNode): StateMeta | undefined => node.meta as StateMeta | undefined;

/** Every transition that a state declares itself: of events, of invokes (done and error), of delays, and eventless ones. */
export const declaredOn = (node: AnyStateNode): readonly AnyTransitionDefinition[] =>
  [...node.transitions.values()].flat().concat(node.always ?? []);

/** Every transition that a chart declares: of events, of invokes (done and error), of delays, and eventless ones. */
export const transitionsOf = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  [machine.root, ...statesOf(machine.root)].flatMap(declaredOn);

/** The name of a transition's guard; null where it has none. */
export const guardNameOf = ({ guard }: Pick<AnyTransitionDefinition, 'guard'>): string | null => {
  if (guard === undefined) return null;
  return typeof guard === 'string' ? guard : ((guard as { type?: string }).type ?? 'inline');
};

/** A transition in words, unique in its chart: `login.csrf: xstate.done.actor.x #0 [succeeded] -> login.authenticating`. */
export const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = transition;
  const guard = guardNameOf(transition);
  const siblings: readonly AnyTransitionDefinition[] = source.transitions.get(eventType) ?? source.always ?? [];
  const targets = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id}: ${eventType === '' ? 'always' : eventType} #${siblings.indexOf(transition)}${guard === null ? '' : ` [${guard}]`} -> ${targets}`;
};

/** The id that xstate gives an invoke without one of its own. */
const givenId = (node: AnyStateNode, position: number): string => `${position}.${node.id}`;

/**
 * What no chart may leave out of an invoke, in words, one line for each that lacks it: its `id`, by which samples and
 * models name it, and an `onError`, without which a surprise stops the whole chart.
 */
export const invokeFlaws = (machine: AnyStateMachine): readonly string[] =>
  [machine.root, ...statesOf(machine.root)].flatMap((node) =>
    node.invoke.flatMap(({ id }, position) => [
      ...(id === givenId(node, position) ? [`the invoke of "${node.id}" has no id`] : []),
      ...(node.transitions.has(`xstate.error.actor.${id}`)
        ? []
        : [`the invoke "${id}" of "${node.id}" has no onError`]),
    ]),
  );
