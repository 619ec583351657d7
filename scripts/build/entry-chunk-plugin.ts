import type { Plugin } from 'vite';

/** A chunk of the build by name: every module that these modules reach without a dynamic import. */
export type ChunkRoots = Readonly<Record<string, readonly string[]>>;

interface Group {
  readonly name: string;
  readonly test: (id: string) => boolean;
}

/**
 * Keeps together what is needed together: everything that the page needs at once in one file, `app`, and what `roots` name
 * in a file each; a module goes to the first that reaches it. Left alone, the bundler makes a file of each module that
 * two lazy pages share. The files of `roots` are needed by every page but the sign-in form: `index.html` asks for them at
 * once, beside the entry.
 */
export const entryChunk = (roots: ChunkRoots): { plugin: Plugin; groups: readonly Group[] } => {
  const names = ['app', ...Object.keys(roots)];
  // The bundler's own few lines are needed by every file.
  const owner = new Map([['\0rolldown/runtime.js', 'app']]);
  return {
    groups: names.map((name) => ({ name, test: (id) => owner.get(id) === name })),
    plugin: {
      name: 'waymark-entry-chunk',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        for (const name of names) {
          const isRoot = (id: string): boolean => (name === 'app' ? this.getModuleInfo(id)?.isEntry === true : (roots[name] ?? []).some((root) => id.endsWith(root)));
          const waiting = ids.filter(isRoot);
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (owner.has(id)) continue;
            owner.set(id, name);
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
        }
      },
      transformIndexHtml: {
        order: 'post',
        handler: (_, { bundle = {} }) =>
          Object.values(bundle)
            .filter((file) => file.type === 'chunk' && Object.hasOwn(roots, file.name))
            .map(({ fileName }) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: '', href: `/${fileName}` }, injectTo: 'head' as const })),
      },
    },
  };
};
