import { build } from 'vite';

/** Bundles a script by itself, as a text that a page runs without a module. */
export const bundleScript = async (input: string): Promise<string> => {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (bundle === undefined || !('output' in bundle)) throw new Error(`${input} was not built.`);
  return bundle.output[0].code.trim();
};
