import type { Page } from '@playwright/test';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { consoleOfPage, demoPort } from '../lib/demo-port.ts';
import { coverageOfWalks, type WalkCoverage } from '../walk/coverage.ts';
import { perform, type Stage } from '../walk/perform.ts';
import { groupsOf, planTo, planWalks, withMore, type PlannedWalk } from '../walk/plan.ts';
import { DrivenBrowser } from './driver/driven-browser.ts';
import { loadModel } from './models.ts';

/** Where the product is, and who hears how far it is. */
export interface Visit {
  /** The frame that holds the product, of the same origin. */
  readonly frame: HTMLIFrameElement;
  /** Where the product lies on its host, with a slash at both ends. */
  readonly base: string;
  /** Hears of each step as it begins: what happens to the chart, in the words of its samples. */
  readonly onStep: (step: string) => void;
}

/** What became of it. */
export type Arrival =
  /** The screen shows the state. `steps`: the path from the start that `input` names. */
  | { readonly kind: 'there'; readonly input: string; readonly steps: readonly string[] }
  /**
   * The chart leaves the state in the step that enters it: the screen shows where that leads. `reason`: why none shows
   * it.
   */
  | { readonly kind: 'passed'; readonly input: string; readonly steps: readonly string[]; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** A step failed, or the screen did not show what it must. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Errors of the frame are of another window's `Error`, which `instanceof` does not know. */
const messageOf = (error: unknown): string => (error as { readonly message?: string } | null)?.message ?? String(error);

let former: DrivenBrowser | null = null;

/** A visit in a fresh world, on which walks are performed. The one before ends: only one product stands in the frame. */
const visitAnew = async ({ frame, base, onStep }: Visit): Promise<Stage> => {
  await former?.close();
  const browser = new DrivenBrowser(frame, base);
  former = browser;
  await browser.beginAnew();
  // It has what the models use of a page; what it has not fails by its name.
  const page = browser.page as unknown as Page;
  return {
    page,
    // One for the visit: models remember by it what the world was when it began.
    demo: demoPort(consoleOfPage(page)),
    step: (title, body) => {
      onStep(title);
      return body();
    },
  };
};

/** Replays the shortest path to a state in a fresh world, until the screen shows it. Never rejects. */
export const beThere = async (entry: CatalogueEntry, stateId: string, visit: Visit): Promise<Arrival> => {
  try {
    const model = await loadModel(entry);
    const plan = planTo(entry, model, stateId);
    if (plan === null) return { kind: 'unreachable', reason: `No path leads to ${stateId}.` };
    await perform(plan.walk, withMore(entry, model), model, { ...(await visitAnew(visit)), until: plan.until });
    const path = { input: plan.walk.input, steps: plan.walk.steps.slice(0, plan.until).map(({ step }) => step.name) };
    const show = model.states[stateId];
    return typeof show === 'object'
      ? { kind: 'passed', ...path, reason: show.passedThrough }
      : { kind: 'there', ...path };
  } catch (error) {
    return { kind: 'failed', reason: messageOf(error) };
  } finally {
    former?.handOver();
  }
};

/** What was walked of a chart: the coverage of the walks that succeeded, and why others did not. */
export interface Walked {
  readonly coverage: WalkCoverage;
  readonly steps: number;
  readonly failures: readonly string[];
}

/**
 * Takes every transition of a chart on the screen, and looks for each state, by the same walks as the tests through
 * HTTP. Walks share a world where opening the view starts its chart anew. Rejects where the chart has no model.
 */
export const walkThrough = async (entry: CatalogueEntry, visit: Visit): Promise<Walked> => {
  const model = await loadModel(entry);
  const done: PlannedWalk[] = [];
  const failures: string[] = [];
  for (const group of groupsOf(planWalks(entry, model), model)) {
    let stage: Stage | null = null;
    for (const walk of group) {
      try {
        stage ??= await visitAnew(visit);
        await perform(walk, withMore(entry, model), model, stage);
        done.push(walk);
      } catch (error) {
        failures.push(`${messageOf(error)}\nThe screen said: ${former?.page.shownText() ?? 'nothing'}`);
        stage = null;
      }
    }
  }
  former?.handOver();
  return {
    coverage: coverageOfWalks(entry, model, done),
    steps: done.reduce((sum, { steps }) => sum + steps.length, 0),
    failures,
  };
};
