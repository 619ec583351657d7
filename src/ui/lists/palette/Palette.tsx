import { PaletteGrid } from './PaletteGrid.tsx';
import { PaletteList } from './PaletteList.tsx';
import { PALETTE_LIST_MAX, type PaletteProps } from './palette-items.ts';

/** The questions of an assessment as a path: a list of up to twelve, otherwise a grid. */
export function Palette({ items, onPick }: PaletteProps) {
  if (items.length <= PALETTE_LIST_MAX) return <PaletteList items={items} onPick={onPick} />;
  return <PaletteGrid items={items} onPick={onPick} />;
}
