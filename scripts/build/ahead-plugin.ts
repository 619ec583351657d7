import type { Plugin } from 'vite';

/** What pages ask for before the code that imports it has come. */
interface Ahead {
  /** Files of the build by name, and the pattern of the paths below the app's base whose pages need them. */
  readonly files: Readonly<Record<string, string>>;
  /** Modules without which nothing starts, though the entry imports them dynamically, with all that they import. */
  readonly first: readonly string[];
}

/**
 * Writes into the page what it asks for at once (`data-first`), and what only somebody who is signed in needs
 * (`data-ahead`, with the pattern of its paths): `served-pages-plugin.ts` leaves that to the script that knows whether
 * a session is remembered. Throws where a name is none of the build.
 */
export const aheadPlugin = ({ files, first }: Ahead): Plugin => {
  let base = '/';
  return {
    name: 'waymark-ahead',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        type Chunk = (typeof chunks)[number];
        const found = (what: string, is: (chunk: Chunk) => boolean): Chunk => {
          const chunk = chunks.find(is);
          if (chunk === undefined) throw new Error(`No file of the build is ${what}: pages cannot ask for it ahead.`);
          return chunk;
        };
        const link = (fileName: string, when: Readonly<Record<string, string>>) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', ...when, href: `${base}${fileName}` },
          injectTo: 'head' as const,
        });
        const atOnce = new Set(
          first
            .map((end) => found(end, ({ facadeModuleId }) => facadeModuleId?.endsWith(end) === true))
            .flatMap(({ fileName, imports }) => [fileName, ...imports]),
        );
        const later = Object.entries(files).flatMap(([name, path]) => {
          const { fileName, viteMetadata } = found(name, (chunk) => chunk.name === name);
          return [fileName, ...(viteMetadata?.importedCss ?? [])]
            .filter((file) => !atOnce.has(file))
            .map((file) => link(file, { 'data-ahead': path === '' ? '' : `^${base}${path}$` }));
        });
        return [...[...atOnce].map((fileName) => link(fileName, { 'data-first': '' })), ...later];
      },
    },
  };
};
