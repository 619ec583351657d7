import { fromPromise } from 'xstate';

const promises = new WeakSet<object>();

/**
 * An effect that a chart names and does not implement: the app supplies it through `.provide({ actors })`.
 * `Output` is a result that the chart routes on; a rejection is a surprise (`onError`). Unsupplied it rejects.
 */
export const promisedActor = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" was not provided.`)));

/** A synchronous effect that a chart names and does not implement. Unsupplied it throws. */
export const promisedAction = <Params = undefined>(name: string) => {
  const action = (_args: unknown, _params: Params): void => {
    throw new Error(`The action "${name}" was not provided.`);
  };
  promises.add(action);
  return action;
};

/** Whether an implementation is only a promise; the machinery of the catalogue replaces those, and no other. */
export const isPromised = (implementation: unknown): boolean =>
  typeof implementation === 'function' && promises.has(implementation);
