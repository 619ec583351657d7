import { expect, it } from 'vitest';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { catalogue } from '#machines/catalogue.ts';
import { diagramOf, machineName } from './diagram.ts';
import { eventsNow, outcomesNow } from './possibilities.ts';
import { beginRehearsal, momentOf, snapshotOf, takeStep, type Rehearsal } from './rehearsal.ts';

/** Names of these transitions that no press of a button takes, from any sample input. */
const notTaken = (entry: CatalogueEntry, transitions: readonly string[]): readonly string[] => {
  const left = new Set(transitions);
  const seen = new Set<string>();
  const open = Object.keys(entry.inputs).map((input) => beginRehearsal(entry, input));
  const note = (rehearsal: Rehearsal): void => {
    for (const name of momentOf(rehearsal).takes) left.delete(name);
  };
  open.forEach(note);
  for (const rehearsal of open) {
    const snapshot = snapshotOf(rehearsal);
    for (const step of [
      ...eventsNow(entry, rehearsal.machine, snapshot),
      ...outcomesNow(entry, rehearsal.machine, snapshot),
    ]) {
      if (left.size === 0) return [];
      const next = takeStep(rehearsal, step);
      note(next);
      const { value, context } = snapshotOf(next);
      const key = JSON.stringify([value, entry.distinguish(context as never)]);
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return [...left];
};

it.each(catalogue.map((entry) => [machineName(entry), entry] as const))(
  'Z-03: every transition of %s is taken by a button of the walker',
  (_, entry) => {
    const transitions = diagramOf(entry).edges.map(({ name }) => name);
    expect(transitions.length).toBeGreaterThan(10);
    expect(notTaken(entry, transitions)).toEqual([]);
  },
);
