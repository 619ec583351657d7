import { createHash } from 'node:crypto';
import { build } from 'vite';

/** The text of the script that stands in every page, and the source by which the policy allows it. */
export interface BootScript {
  readonly text: string;
  readonly source: string;
}

/** Bundles `src/app/boot/boot-script.ts` by itself. */
export const bundleBootScript = async (): Promise<BootScript> => {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/app/boot/boot-script.ts', output: { format: 'iife' } },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (bundle === undefined || !('output' in bundle)) throw new Error('The early script was not built.');
  const text = bundle.output[0].code.trim();
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
};
