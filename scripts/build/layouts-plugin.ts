import type { Plugin } from 'vite';
import { layoutsJson } from './layouts.ts';

/** puts the layouts of the page builder beside a built app. In development the fake backend answers. */
export const layoutsPlugin = (): Plugin => ({
  name: 'waymark-layouts',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'layouts.json', source: layoutsJson() });
  },
});
