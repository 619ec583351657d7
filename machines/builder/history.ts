import type { BuilderContent } from '#contracts/builder/content.schema.ts';

/** One change of a document, to be undone. */
export interface Change {
  /** What undoing it is called: `typing`, `move`. */
  readonly label: string;
  /** Changes that follow each other under one name are one: the letters of a text. Null: always one of its own. */
  readonly run: string | null;
}

interface Step extends Change {
  readonly nodes: BuilderContent;
}

/** A document with what can be undone and done again. Documents share what they have in common. */
export interface History {
  readonly nodes: BuilderContent;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** More than anybody takes back, and no more than a tab can remember. */
const LONGEST = 500;

export const historyOf = (nodes: BuilderContent): History => ({ nodes, past: [], future: [] });

/** After a change: what had been undone cannot be done again any more. */
export const changed = (history: History, nodes: BuilderContent, change: Change): History => {
  if (nodes === history.nodes) return history;
  const last = history.past.at(-1);
  const isSameRun = change.run !== null && last?.run === change.run && history.future.length === 0;
  return {
    nodes,
    past: isSameRun ? history.past : [...history.past, { ...change, nodes: history.nodes }].slice(-LONGEST),
    future: [],
  };
};

/** Takes the last change back; the same history where there is none. */
export const undone = ({ nodes, past, future }: History): History => {
  const last = past.at(-1);
  if (last === undefined) return { nodes, past, future };
  return { nodes: last.nodes, past: past.slice(0, -1), future: [{ ...last, nodes }, ...future] };
};

/** Makes the change again that was taken back last. */
export const redone = ({ nodes, past, future }: History): History => {
  const [next, ...rest] = future;
  if (next === undefined) return { nodes, past, future };
  return { nodes: next.nodes, past: [...past, { ...next, nodes, run: null }], future: rest };
};
