import type { Crumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';

/** What something can be nested in, by the first part of its path, and what it is called while its title is not known. */
const PARENTS: Readonly<Record<string, string>> = {
  categories: 'Category',
  category: 'Category',
  collections: 'Collection',
  pages: 'Page',
};

const NESTED = /^(\/(\w+)\/(\d+))\/(?:collections|modules)\/\d+\/?$/;

/** What a nested path stands in: '/categories/201/modules/705' in category 201. Null where it is not nested. */
export const parentInPath = (
  path: string,
): { readonly kind: string; readonly id: number; readonly href: string } | null => {
  const [, href = '', kind = '', id = ''] = NESTED.exec(path) ?? [];
  return Object.hasOwn(PARENTS, kind) ? { kind, id: Number(id), href } : null;
};

export interface CrumbsOf {
  /** The organisation's word for the library. */
  readonly library: string;
  /** Of the page, as the router has it. */
  readonly path: string;
  /** Of the page itself. Left out where it does not end the breadcrumb. */
  readonly title?: string;
  /** Of the parent in the path, once it is known. */
  readonly parentTitle?: string | undefined;
  /** What the page lies in, as the server says; a parent in the path wins. */
  readonly above?: readonly { readonly label: string; readonly href: string }[];
}

/** M-07, M-32: the breadcrumb of a page of the library. It starts there and follows the address. */
export const libraryCrumbs = ({ library, path, title, parentTitle, above = [] }: CrumbsOf): readonly Crumb[] => {
  const parent = parentInPath(path);
  const between =
    parent === null ? above : [{ label: parentTitle ?? PARENTS[parent.kind] ?? parent.kind, href: parent.href }];
  return [{ label: library, href: '/categories' }, ...between, ...(title === undefined ? [] : [{ label: title }])];
};
