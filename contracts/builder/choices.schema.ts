import * as z from 'zod/mini';
import { CollectionCard, ModuleCard, PageCard } from '../library/card.schema.ts';
import { Paging } from '../wire.schema.ts';

const CHOICE = {
  entity_id: true,
  title: true,
  short_description: true,
  thumbnail_url: true,
  published_at: true,
} as const;

/** a collection that a block can show (P-14). As much of a card as an author needs to tell it from others. */
export const CollectionChoice = z.pick(CollectionCard, { ...CHOICE, collection_id: true });
export type CollectionChoice = z.output<typeof CollectionChoice>;

/** the same of a module, with its type. */
export const ModuleChoice = z.pick(ModuleCard, {
  ...CHOICE,
  module_id: true,
  module_type_key: true,
  module_type_description: true,
});
export type ModuleChoice = z.output<typeof ModuleChoice>;

/** the same of a page. */
export const PageChoice = z.pick(PageCard, { ...CHOICE, page_id: true });
export type PageChoice = z.output<typeof PageChoice>;

export const CollectionChoices = Paging(CollectionChoice);
export const ModuleChoices = Paging(ModuleChoice);
export const PageChoices = Paging(PageChoice);
