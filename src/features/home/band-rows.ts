import type { LoadedBand } from './use-home.ts';

/** What stands below each other on home: the line of today, a band, or two or three bands beside each other. */
export type BandRow = 'today' | readonly LoadedBand[];

/** More would not fit beside each other. */
const MOST = 3;

const isSingle = ({ items }: LoadedBand): boolean => items?.length === 1;

/**
 * The bands in their order, those of one item that follow each other in one row (V12). The line of today stands after
 * what is past and before what comes, and parts a row.
 */
export const bandRows = (bands: readonly LoadedBand[]): readonly BandRow[] => {
  const hasSoon = bands.some(({ form }) => form === 'soon');
  const rows: (LoadedBand[] | 'today')[] = [];
  for (const band of bands) {
    if (band.form === 'soon') rows.push('today');
    const row = rows.at(-1);
    if (Array.isArray(row) && row.length < MOST && [...row, band].every(isSingle)) row.push(band);
    else rows.push([band]);
    if (band.form === 'late' && !hasSoon) rows.push('today');
  }
  return rows;
};
