/** The type of an event in words: `signIn came back`, `signIn broke`, `after undoTime`, `start`. */
export const eventText = (type: string): string => {
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stopped';
  const [, how, invoke] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (invoke !== undefined) return `${invoke} ${how === 'done' ? 'came back' : 'broke'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  return delay === undefined ? type : `after ${delay}`;
};

/** The innermost of some active states, parents first: `login.signedOut.form.plain` of all that it stands in. */
export const leavesOf = (states: readonly string[]): readonly string[] =>
  states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));

/** States by the last part of their ids: `accepted and writing`. */
const shortNames = (ids: readonly string[]): string => ids.map((id) => id.split('.').at(-1)).join(' and ');

/** The states at which a chart stands, short: `plain`, or `accepted and writing` where it is in two at once. */
export const standsAt = (states: readonly string[]): string => shortNames(leavesOf(states));

/** Where a transition leads: `to csrf`, or `stays`. */
export const leadsTo = (targets: readonly string[]): string =>
  targets.length === 0 ? 'stays' : `to ${shortNames(targets)}`;
