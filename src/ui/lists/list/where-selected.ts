import { formatCount, plural } from '../../format/counts.ts';
import type { KeyedRow } from './list-definition.ts';
import type { ShownList } from './shown-list.ts';

/**
 * Where the selected rows are: `6 here, 31 on 3 other pages, 2 outside the filters`. Empty where all of them stand
 * here. `size`: rows to a page.
 */
export const whereSelected = (
  selected: ReadonlySet<string>,
  { here, ordered }: Pick<ShownList<KeyedRow>, 'here' | 'ordered'>,
  size: number,
): string => {
  const hereCount = here.filter(({ key }) => selected.has(key)).length;
  const pages = new Set<number>();
  let shown = 0;
  ordered.forEach(({ key }, index) => {
    if (!selected.has(key)) return;
    shown += 1;
    pages.add(Math.floor(index / size));
  });
  const others = shown - hereCount;
  const otherPages = pages.size - (hereCount > 0 ? 1 : 0);
  const hidden = selected.size - shown;
  return [
    ...(others > 0
      ? [`${formatCount(hereCount)} here`, `${formatCount(others)} on ${plural(otherPages, 'other page')}`]
      : hidden > 0
        ? [`${formatCount(hereCount)} here`]
        : []),
    ...(hidden > 0 ? [`${formatCount(hidden)} outside the filters`] : []),
  ].join(', ');
};
