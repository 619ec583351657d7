import { attribute } from './manifest-text.ts';

/** An item of a manifest. */
export interface Item {
  readonly tag: string;
  /** The text between its tags, without the items within it. */
  readonly own: string;
}

/** The text of the default organization, or of the first where none is named. */
const organizationOf = (manifest: string): string => {
  const wanted = attribute(/<organizations\b[^>]*>/.exec(manifest)?.[0] ?? '', 'default');
  const all = [...manifest.matchAll(/(<organization\b[^>]*>)([^]*?)<\/organization>/g)].map(
    ([, tag = '', text = '']) => ({ tag, text }),
  );
  return (all.find(({ tag }) => attribute(tag, 'identifier') === wanted) ?? all[0])?.text ?? '';
};

const allItems = (organization: string): readonly Item[] => {
  const all: { tag: string; own: string }[] = [];
  const open: { own: string }[] = [];
  let from = 0;
  for (const { 0: tag, index } of organization.matchAll(/<\/?item\b[^>]*>/g)) {
    const inner = open.at(-1);
    if (inner !== undefined) inner.own += organization.slice(from, index);
    from = index + tag.length;
    if (tag.startsWith('</')) {
      open.pop();
      continue;
    }
    const item = { tag, own: '' };
    all.push(item);
    if (!tag.endsWith('/>')) open.push(item);
  }
  return all;
};

/**
 * The items of the default organization that can be launched, in its order, chapters flattened. An invisible one is
 * left out, but not the items within it; a package that has no visible one shows what there is.
 */
export const itemsOf = (manifest: string): readonly Item[] => {
  const launched = allItems(organizationOf(manifest)).filter(
    ({ tag }) => (attribute(tag, 'identifierref') ?? '') !== '',
  );
  const visible = launched.filter(({ tag }) => attribute(tag, 'isvisible') !== 'false');
  return visible.length > 0 ? visible : launched;
};
