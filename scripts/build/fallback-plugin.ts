import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Static hosts answer an unknown path with `404.html`: the same page, so that every deep link opens. */
export const fallbackPlugin = (outDir: string): Plugin => ({
  name: 'waymark-fallback',
  apply: 'build',
  writeBundle: () => copyFile(join(outDir, 'index.html'), join(outDir, '404.html')),
});
