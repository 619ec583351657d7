import { readFile } from 'node:fs/promises';

/** The annotation under which a browser test notes what it used. */
export const PROCESSOR_SECONDS = 'processor seconds';
/** What a flow may use of the processor: all walks of its view, and all its stories through one door. */
export const WALK_BUDGET_SECONDS = 12;
export const STORY_BUDGET_SECONDS = 20;

interface Spec {
  readonly file: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** Processor seconds of one flow's walk, or of one file of stories through one door. */
export interface Used {
  readonly name: string;
  readonly seconds: number;
  readonly budget: number;
}

const WALK = /^(\S+) in its real view$/;

const specsOf = (
  suite: Suite,
  flow: string | null,
): readonly { readonly flow: string | null; readonly spec: Spec }[] => {
  const here = WALK.exec(suite.title)?.[1] ?? flow;
  return [
    ...(suite.specs ?? []).map((spec) => ({ flow: here, spec })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, here)),
  ];
};

/** Sums what the tests of Playwright's JSON report noted, the most expensive first. */
export const processorTimeIn = (report: { readonly suites: readonly Suite[] }): readonly Used[] => {
  const sums = new Map<string, { seconds: number; readonly budget: number }>();
  for (const { flow, spec } of report.suites.flatMap((suite) => specsOf(suite, null))) {
    for (const { projectName, annotations } of spec.tests) {
      const name = flow === null ? `${spec.file} (${projectName})` : `walk of ${flow}`;
      const sum = sums.get(name) ?? { seconds: 0, budget: flow === null ? STORY_BUDGET_SECONDS : WALK_BUDGET_SECONDS };
      for (const { type, description } of annotations)
        if (type === PROCESSOR_SECONDS) sum.seconds += Number(description);
      sums.set(name, sum);
    }
  }
  return [...sums].map(([name, sum]) => ({ name, ...sum })).toSorted((one, other) => other.seconds - one.seconds);
};

/**
 * Reads Playwright's JSON report and says which walks and stories are over their budgets; processor time is reported,
 * never asserted.
 */
export const overProcessorBudget = async (report: string): Promise<readonly string[]> => {
  const used = processorTimeIn(JSON.parse(await readFile(report, 'utf8')) as { suites: readonly Suite[] });
  return used
    .filter(({ seconds, budget }) => seconds > budget)
    .map(({ name, seconds, budget }) => `${seconds.toFixed(1)} s of processor time, budget ${budget}: ${name}`);
};
