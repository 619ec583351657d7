import type { BandItem } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { EntityView } from '#current/client-state.ts';
import { CardGrid } from '#ui/lists/card/CardGrid.tsx';
import { CardRow } from '#ui/lists/card/CardRow.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { keyOf } from './item-keys.ts';
import { ItemAsCard } from './ItemAsCard.tsx';
import { rowLabels } from './row-labels.ts';

export interface EntityListProps {
  readonly items: readonly BandItem[];
  readonly view: EntityView;
  readonly settings: OrganisationSettings;
  readonly nowUnix: number;
  /** M-16: the path that links of nested items begin with: '/categories/201'. */
  readonly within?: string | undefined;
}

/** M-35, V-07: collections, modules, pages or assessments as a grid of cards or as rows. */
export function EntityList({ items, view, ...given }: EntityListProps) {
  const shared = { ...given, isUnderHeading: items.every((item) => 'module_id' in item) };
  if (view === 'grid')
    return (
      <CardGrid
        cards={items.map((item) => ({
          key: keyOf(item),
          card: <ItemAsCard item={item} {...shared} />,
        }))}
      />
    );
  return (
    <ul className="crows">
      {items.map((item) => {
        const { state, ...row } = rowLabels(item, shared);
        return <CardRow key={keyOf(item)} {...row} state={state !== null && <StatusBadge {...state} />} />;
      })}
    </ul>
  );
}
