import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { contentSecurityPolicy, type PolicyInput } from './content-security-policy.ts';

/** The document of the instruments, and the folder of their address below the product's base. */
const ROOT = 'src/instruments';
const FOLDER = 'instruments';
const ENTRY = './main.tsx';

/** The policy of the demo, as its product's page has it, but for the script that only that page holds. */
const policyOf = (input: PolicyInput): Plugin => ({
  name: 'waymark-instruments-policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: contentSecurityPolicy({ ...input, inlineScripts: [] }),
      },
      injectTo: 'head-prepend',
    },
  ],
});

/**
 * Demo and development only: the instruments at `instruments/`, a document of their own that holds the product in a
 * frame. They are a build of their own, too, so that the files of the product are the same with them and without.
 */
export const instrumentsPlugin = (policy: PolicyInput, config: InlineConfig): Plugin => {
  let base = '/';
  return {
    name: 'waymark-instruments',
    configResolved: (resolved) => {
      base = resolved.base;
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname !== `${base}${FOLDER}/`) return next();
        void readFile(join(server.config.root, ROOT, 'index.html'), 'utf8')
          .then((html) => server.transformIndexHtml(pathname, html.replace(ENTRY, `/${ROOT}/main.tsx`)))
          .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html), next);
      });
    },
    async writeBundle({ dir = '.' }) {
      await build({
        ...config,
        configFile: false,
        root: ROOT,
        base: `${base}${FOLDER}/`,
        publicDir: false,
        logLevel: 'error',
        plugins: [...(config.plugins ?? []), policyOf(policy)],
        build: { ...config.build, outDir: resolve(dir, FOLDER), emptyOutDir: true },
      });
    },
  };
};
