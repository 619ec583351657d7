import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as Served from '#app/served.tsx';

/** What a page's HTML gets from the app: markup, drawn by the app's own components. */
export interface Drawings {
  readonly form: string;
  readonly shell: string;
  readonly productName: string;
}

/** Bundles `src/app/served.tsx` for node, with the settings of the build that it belongs to, and runs it. */
export const drawServed = async (config: InlineConfig): Promise<Drawings> => {
  const outDir = join('.cache', `served-${process.pid}`);
  await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/served.tsx',
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'served.mjs' } },
    },
  });
  const { drawSignIn, drawShell, productName } = (await import(
    pathToFileURL(join(outDir, 'served.mjs')).href
  )) as typeof Served;
  const drawings = { form: await drawSignIn(), shell: await drawShell(), productName };
  await rm(outDir, { recursive: true });
  return drawings;
};
