import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { StateMeta } from '../state-meta.ts';

/** Every state of a chart below its root, parents before children. */
export const statesOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...statesOf(child)]);

/** What a state says about itself, if it does. */
export const metaOf = (node: AnyStateNode): StateMeta | undefined => node.meta as StateMeta | undefined;

const declaredOn = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [...node.transitions.values()].flat().concat(node.always ?? []);

/** Every transition that a chart declares: of events, of invokes (done and error), of delays, and eventless ones. */
export const transitionsOf = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  [machine.root, ...statesOf(machine.root)].flatMap(declaredOn);

const guardName = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return ` [${(guard as { type?: string }).type ?? 'inline'}]`;
};

/** A transition in words, unique in its chart: `login.csrf: xstate.done.actor.x #0 [succeeded] -> login.authenticating`. */
export const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType, guard, target } = transition;
  const siblings: readonly AnyTransitionDefinition[] = source.transitions.get(eventType) ?? source.always ?? [];
  const targets = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id}: ${eventType === '' ? 'always' : eventType} #${siblings.indexOf(transition)}${guardName(guard)} -> ${targets}`;
};
