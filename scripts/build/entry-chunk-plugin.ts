import type { Plugin } from 'vite';

/** Modules by the end of their path. */
type Modules = readonly string[];

/** What is put together into files of their own, by name. */
export interface ChunkPlan {
  /**
   * Needed by every page of somebody who is signed in: asked for beside the entry (`early.ts`). What is named `common`
   * is in the file of that name.
   */
  readonly signedIn: Readonly<Record<string, Modules>>;
  /**
   * Loaded by itself, soon or later, by the first page. What two of them need, or one of them and another lazy page of
   * the route table, is in the file `common`.
   */
  readonly soon: Readonly<Record<string, Modules>>;
  /**
   * Small parts of a page, in a file of their own: what two lazy pages share would otherwise be in the file of a whole
   * one.
   */
  readonly parts: Readonly<Record<string, Modules>>;
  /**
   * Pages that learners open most, each one file with all that no other file has: also what it shares with a page that
   * few open.
   */
  readonly whole: Readonly<Record<string, Modules>>;
  /** The route table. What only one of its lazy pages needs is left to the bundler. */
  readonly routes: string;
  /** Lazy routes that are no pages of the product: what they share with a page moves nowhere. */
  readonly workshop: Modules;
  /** What the pages that people open most need beside it, by the pattern of their path below the app's base. */
  readonly opened: Readonly<Record<string, Modules>>;
  /**
   * Modules without which nothing starts, though the entry imports them dynamically: the page asks for them, and for
   * all that they import, at once.
   */
  readonly first: Modules;
  /** Reached from the entry through the index of a package only: not in the entry, but in `common`. */
  readonly notEntry: Modules;
}

interface Group {
  readonly name: string;
  readonly test: (id: string) => boolean;
}

const ENTRY = 'app';
const COMMON = 'common';

/** The index of the icons names five thousand of them; a module reaches those that it names. */
const ICONS = /\/@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/;
const NAMED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g;

const namedIcons = (code: string | null): ReadonlySet<string> =>
  new Set(
    [...(code ?? '').matchAll(NAMED_ICONS)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''),
    ),
  );

/**
 * Keeps together what is needed together: everything that the page needs at once in one file, then what `plan` names; a
 * module goes to the first that reaches it. Left alone, the bundler makes a file of each module that two lazy pages
 * share, and every file costs its headers.
 */
export const entryChunk = (plan: ChunkPlan): { plugin: Plugin; groups: readonly Group[] } => {
  const names = [
    ENTRY,
    ...Object.keys(plan.signedIn).filter((name) => name !== COMMON),
    COMMON,
    ...Object.keys(plan.soon),
    ...Object.keys(plan.parts),
    ...Object.keys(plan.whole),
  ];
  const ahead = new Set([...Object.keys(plan.signedIn), COMMON]);
  const owner = new Map<string, string>();
  let base = '/';
  return {
    groups: names.map((name) => ({ name, test: (id) => owner.get(id) === name })),
    plugin: {
      name: 'waymark-entry-chunk',
      apply: 'build',
      configResolved: (config) => {
        base = config.base;
      },
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const endsIn = (ends: Modules) => (id: string) => ends.some((end) => id.endsWith(end));
        const importsOf = (id: string): readonly string[] => {
          const info = this.getModuleInfo(id);
          const index = info?.importedIds.find((one) => ICONS.test(one));
          if (info === null || index === undefined) return info?.importedIds ?? [];
          const icons = namedIcons(info.code);
          const named =
            this.getModuleInfo(index)?.importedIds.filter((one) =>
              icons.has(one.slice(one.lastIndexOf('/') + 1, -'.mjs'.length)),
            ) ?? [];
          return [...info.importedIds.filter((one) => one !== index), index, ...named];
        };
        /** Every module that these reach without a dynamic import and that nobody owns yet. */
        const reach = (isRoot: (id: string) => boolean): ReadonlySet<string> => {
          const reached = new Set<string>();
          const waiting = ids.filter(isRoot);
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (owner.has(id) || reached.has(id)) continue;
            reached.add(id);
            if (!ICONS.test(id)) waiting.push(...importsOf(id));
          }
          return reached;
        };
        const give = (name: string, modules: Iterable<string>): void => {
          for (const id of modules) owner.set(id, name);
        };
        give(COMMON, ids.filter(endsIn(plan.notEntry)));
        // The bundler's own few lines are needed by every file.
        give(ENTRY, [
          ...ids.filter((id) => id === '\0rolldown/runtime.js'),
          ...reach((id) => this.getModuleInfo(id)?.isEntry === true),
        ]);
        for (const [name, roots] of Object.entries(plan.signedIn)) give(name, reach(endsIn(roots)));
        const soon = Object.entries(plan.soon).map(([name, roots]) => [name, reach(endsIn(roots))] as const);
        const pages = ids
          .filter(endsIn([plan.routes]))
          .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        const isNamed = endsIn([...Object.values(plan.signedIn), ...Object.values(plan.soon), plan.workshop].flat());
        const others = pages.filter((page) => !isNamed(page)).map((page) => reach((id) => id === page));
        const all = [...soon.map(([, reached]) => reached), ...others];
        for (const [name, reached] of soon)
          for (const id of reached) owner.set(id, all.filter((one) => one.has(id)).length > 1 ? COMMON : name);
        for (const [name, roots] of Object.entries(plan.parts)) give(name, reach(endsIn(roots)));
        for (const [name, roots] of Object.entries(plan.whole)) give(name, reach(endsIn(roots)));
      },
      transformIndexHtml: {
        order: 'post',
        handler: (_, { bundle = {} }) => {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          const link = (fileName: string, when: Readonly<Record<string, string>>) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', ...when, href: `${base}${fileName}` },
            injectTo: 'head' as const,
          });
          const roots = chunks.filter(({ facadeModuleId }) => plan.first.some((end) => facadeModuleId?.endsWith(end)));
          const first = new Set(roots.flatMap(({ fileName, imports }) => [fileName, ...imports]));
          const later = chunks.filter(({ name, fileName }) => ahead.has(name) && !first.has(fileName));
          const known = new Set([
            ...first,
            ...later.map(({ fileName }) => fileName),
            ...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
          ]);
          const stylesOf = (files: readonly (typeof chunks)[number][]): readonly string[] => [
            ...new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
          ];
          /** What these load that is not asked for anyway. */
          const neededBy = (modules: Modules): readonly (typeof chunks)[number][] => {
            const needed = new Map<string, (typeof chunks)[number]>();
            const add = (chunk: (typeof chunks)[number] | undefined): void => {
              if (chunk === undefined || known.has(chunk.fileName) || needed.has(chunk.fileName)) return;
              needed.set(chunk.fileName, chunk);
              for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
            };
            for (const chunk of chunks)
              if (modules.some((end) => chunk.moduleIds.some((id) => id.endsWith(end)))) add(chunk);
            return [...needed.values()];
          };
          return [
            ...[...first].map((fileName) => link(fileName, { 'data-first': '' })),
            ...[...later.map(({ fileName }) => fileName), ...stylesOf(later)].map((fileName) =>
              link(fileName, { 'data-ahead': '' }),
            ),
            ...Object.entries(plan.opened).flatMap(([path, modules]) => {
              const needed = neededBy(modules);
              return [...needed.map(({ fileName }) => fileName), ...stylesOf(needed)].map((fileName) =>
                link(fileName, { 'data-ahead': `^${base}${path}/?$` }),
              );
            }),
          ];
        },
      },
    },
  };
};
