import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { metaOf, statesOf } from '#machines/testing/machine-parts.ts';
import type { Model } from '#e2e/walk/model.ts';
import { planTo } from '#e2e/walk/plan.ts';
import { pathTo, planPictures } from './plan-rests.ts';
import { PARTS } from './settings.ts';

/** What axe found: a rule, and the elements that break it. */
export interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly help: string;
}

/** One picture of a state. */
export interface Picture {
  /** Below the folder of the gallery. */
  readonly file: string;
  /** Pixels of the screen. */
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly findings: readonly Finding[];
}

/** What was seen of a state where a walk rested in it. */
export interface SeenState {
  readonly pictures: readonly Picture[];
  /** The sample input, then each step of the walk on which the pictures were taken, in words. */
  readonly path: readonly string[];
}

/** A state with all that the page says of it. */
export interface StateRecord extends SeenState {
  readonly area: string;
  /** `<area>/<name>`, as in the catalogue. */
  readonly flow: string;
  readonly id: string;
  readonly description: string;
  readonly items: readonly string[];
  /** The sample input, then each step of the shortest path there, in words; empty where no screen shows it. */
  readonly shortest: readonly string[];
  /** False where the chart leaves the state before a screen can show it. */
  readonly hasScreen: boolean;
  /** Why there is no picture; null where there is one. */
  readonly missing: string | null;
}

/** Below the folder of the gallery: what was seen of a state, as its test wrote it. */
export const partOf = (flow: string, id: string): string => join(PARTS, flow, `${id}.json`);

const NOT_SEEN: SeenState = { pictures: [], path: [] };

const seenAt = async (path: string): Promise<SeenState | null> =>
  statSync(path, { throwIfNoEntry: false }) === undefined
    ? null
    : (JSON.parse(await readFile(path, 'utf8')) as SeenState);

/** Why no screen shows a state; null where a walk rests in it. */
const unshown = (show: Model['states'][string] | undefined, isPlanned: boolean): string | null => {
  if (typeof show === 'object') return `No screen shows it: ${show.passedThrough}.`;
  return isPlanned ? null : 'No walk rests in it: what comes next comes in the same breath.';
};

const shortestTo = (entry: CatalogueEntry, model: Model, id: string): readonly string[] => {
  const plan = planTo(entry, model, id);
  if (plan === null) return [];
  const { walk, until } = plan;
  return pathTo(walk, walk.steps[until - 1] ?? walk.start);
};

/** Every state of a flow, with what the tests left of it in `out`. */
export const recordsOf = async (out: string, entry: CatalogueEntry, model: Model): Promise<readonly StateRecord[]> => {
  const planned = new Set(planPictures(entry, model).flatMap(({ states }) => states));
  const flow = `${entry.area}/${entry.name}`;
  return Promise.all(
    statesOf(entry.machine.root).map(async (node) => {
      const { description = '', items = [] } = metaOf(node) ?? {};
      const reason = unshown(model.states[node.id], planned.has(node.id));
      const seen = await seenAt(join(out, partOf(flow, node.id)));
      const missing =
        seen === null
          ? (reason ?? 'Its walk did not come this far, or the screen went on by itself while it was looked at.')
          : null;
      return {
        area: entry.area,
        flow,
        id: node.id,
        description,
        items,
        shortest: reason === null ? shortestTo(entry, model, node.id) : [],
        hasScreen: reason === null,
        missing,
        ...(seen ?? NOT_SEEN),
      };
    }),
  );
};
