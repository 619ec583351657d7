import type { Manifest, ScormObject } from './manifest.ts';
import { isComplete, part, type ScormState } from './scorm-state.ts';

type Objects = Manifest['objects'];

/** What the objects of a package stored, by their ids; null where the state is that of one object. */
const statesOf = (stored: ScormState | null): ScormState | null =>
  (part(stored, 'objects') as ScormState | undefined) ?? null;

/**
 * What one object of a package stored; null before its first visit. A state that names no object is the first one's: an
 * older version stored it, or a package of one object.
 */
export const stateOf = (
  stored: ScormState | null,
  [first]: Objects,
  { id }: Pick<ScormObject, 'id'>,
): ScormState | null => {
  const states = statesOf(stored);
  if (states === null) return id === first.id ? stored : null;
  return Object.hasOwn(states, id) ? (states[id] as ScormState) : null;
};

/**
 * Whether an object of a package is done. It stays so, like a completed module: many objects call themselves incomplete
 * whenever they start.
 */
export const isDone = (stored: ScormState | null, objects: Objects, object: ScormObject): boolean => {
  const done = part(stored, 'done');
  if (Array.isArray(done) && done.includes(object.id)) return true;
  const state = stateOf(stored, objects, object);
  // A plain page of several says nothing of itself, so it is done when it was opened.
  return state !== null && (isComplete(state) || (object.isAsset && objects.length > 1));
};

/** Whether every object of a package is done. */
export const isPackageDone = (stored: ScormState | null, objects: Objects): boolean =>
  objects.every((object) => isDone(stored, objects, object));

/**
 * What is stored when one of several objects has a new state: those of the others stay. `open` is the id of the one
 * that is open now.
 */
export const withStateOf = (
  stored: ScormState | null,
  objects: Objects,
  { id, state, open }: { readonly id: string; readonly state: ScormState; readonly open: string },
): ScormState => {
  const before = statesOf(stored) ?? (stored === null ? {} : { [objects[0].id]: stored });
  const next = { objects: { ...before, [id]: state }, open };
  return {
    ...next,
    done: objects
      .filter((object) => isDone(stored, objects, object) || isDone(next, objects, object))
      .map((object) => object.id),
  };
};

/**
 * The id of the object that a package opens at: the one that was left if it is not done, the first that is not, or the
 * one that was left.
 */
export const objectToOpen = (stored: ScormState | null, objects: Objects): string => {
  const left = part(stored, 'open');
  const available = objects.filter(({ launch }) => launch !== null);
  const todo = available.filter((object) => !isDone(stored, objects, object));
  return (
    todo.find(({ id }) => id === left) ??
    todo[0] ??
    available.find(({ id }) => id === left) ??
    available[0] ??
    objects[0]
  ).id;
};
