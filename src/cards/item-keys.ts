import type { BandItem } from '#contracts/library/card.schema.ts';
import type { FigureSeed } from '#ui/lists/card/figures.ts';

/** Tells an item apart from every other of a list, whatever they are. */
export const keyOf = (item: BandItem): string =>
  'assessment_id' in item ? `assessment ${String(item.assessment_id)}` : `entity ${String(item['entity_id'])}`;

/** What the figure of an item follows (V4). */
export const seedOf = (item: BandItem): FigureSeed =>
  'assessment_id' in item
    ? { id: Number(item.assessment_id) }
    : { id: Number(item['entity_id']), category: item['category_id'] as number | null | undefined };
