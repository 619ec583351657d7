import type { Crumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';

/** What a module is opened below, as its path says. */
export interface ModuleParent {
  readonly kind: 'categories' | 'collections' | 'pages';
  readonly id: number;
}

const LABELS = { categories: 'Category', collections: 'Collection', pages: 'Page' } as const;

/** Reads the parent out of the parameters of the route; null for `/modules/:moduleId`. */
export const parentOf = ({ categoryId, parentCollectionId, pageId }: Readonly<Record<string, string | undefined>>): ModuleParent | null => {
  const parents = [['categories', categoryId], ['collections', parentCollectionId], ['pages', pageId]] as const;
  const found = parents.find(([, id]) => id !== undefined && /^\d+$/.test(id));
  return found === undefined ? null : { kind: found[0], id: Number(found[1]) };
};

/** M-07, N-25: the library, then what the module was opened below, by its title where that is known. */
export const moduleCrumbs = (library: string, parent: ModuleParent | null, title?: string): readonly Crumb[] => [
  { label: library, href: '/categories' },
  ...(parent === null ? [] : [{ label: title ?? LABELS[parent.kind], href: `/${parent.kind}/${parent.id}` }]),
];
