import type { Plugin } from 'vite';

/**
 * Keeps everything that the page needs at once in one file: `isInEntry` says whether a module is reached from the entry
 * without a dynamic import. Left alone, the bundler makes a file of each module that a lazy page shares with the entry.
 */
export const entryChunk = (): { plugin: Plugin; isInEntry: (id: string) => boolean } => {
  const reached = new Set<string>();
  return {
    isInEntry: (id) => reached.has(id),
    plugin: {
      name: 'waymark-entry-chunk',
      apply: 'build',
      buildEnd() {
        const waiting = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry === true);
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (reached.has(id)) continue;
          reached.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
};
