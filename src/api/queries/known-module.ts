import type { QueryClient } from '@tanstack/react-query';
import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { keys } from './keys.ts';

/** What the head of a module shows before its own reply. */
export type KnownModule = Pick<ModuleCard, 'title' | 'short_description'>;

const cardsIn = (data: unknown): readonly unknown[] => {
  if (Array.isArray(data)) return data;
  const { data: page } = (data ?? {}) as { readonly data?: unknown };
  return Array.isArray(page) ? page : [];
};

/** An assessment names its module, too. */
const isCardOf = (moduleId: number, card: unknown): card is ModuleCard => {
  const { module_id: id, module_type_key: type } = (card ?? {}) as Partial<ModuleCard>;
  return id === moduleId && type !== undefined;
};

/**
 * The module as a list of this visit tells it: what is assigned, a page of a listing, of a search or of a collection.
 * Undefined where none does.
 */
export const knownModule = (
  queries: QueryClient,
  organisationId: number,
  moduleId: number,
): KnownModule | undefined => {
  for (const [, data] of queries.getQueriesData({ queryKey: keys.organisation(organisationId) })) {
    const card = cardsIn(data).find((each) => isCardOf(moduleId, each));
    if (card !== undefined) return card as ModuleCard;
  }
  return undefined;
};
