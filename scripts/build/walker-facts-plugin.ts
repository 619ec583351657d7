import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const ID = 'virtual:walker-facts';
const RESOLVED = `\0${ID}`;
/** The largest answer; today it is a tenth. */
const MOST_BYTES = 16 * 1024 * 1024;

const run = promisify(execFile);

const print = async (): Promise<string> =>
  (await run(process.execPath, ['scripts/build/walker-facts.ts'], { maxBuffer: MOST_BYTES })).stdout;

/**
 * `virtual:walker-facts`: what the walker shows of guards, items and coverage. A process of its own works it out: when
 * it is asked for, so that the dev server shows a chart as it was saved last; with `isBuild` beside the whole build,
 * which ends with it.
 */
export const walkerFactsPlugin = ({ isBuild }: { readonly isBuild: boolean }): Plugin => {
  let printed: Promise<string> | null = null;
  return {
    name: 'waymark-walker-facts',
    buildStart: () => {
      if (!isBuild) return;
      printed ??= print();
      // Whoever loads it hears of a failure; until then it is nobody's.
      printed.catch(() => undefined);
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export const facts = JSON.parse(${JSON.stringify(await (printed ?? print()))});` : undefined,
    handleHotUpdate: ({ file, server }) => {
      const module = server.moduleGraph.getModuleById(RESOLVED);
      if (module !== undefined && /\/(machines|e2e)\//.test(file)) server.moduleGraph.invalidateModule(module);
    },
  };
};
