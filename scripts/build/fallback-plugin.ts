import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Static hosts answer an unknown path with `404.html`: the same page, so that every deep link opens. */
export const fallbackPlugin = (): Plugin => ({
  name: 'waymark-fallback',
  apply: 'build',
  // The folder that is written, not the configured one: `--outDir` may name another.
  writeBundle: ({ dir = '.' }) => copyFile(join(dir, 'index.html'), join(dir, '404.html')),
});
