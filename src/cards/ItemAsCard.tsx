import type {
  BandItem,
  CollectionCard,
  DatedAssessmentCard,
  ModuleCard,
  PageCard,
} from '#contracts/library/card.schema.ts';
import { AssessmentAsCard } from './AssessmentAsCard.tsx';
import { CollectionAsCard } from './CollectionAsCard.tsx';
import { ModuleAsCard } from './ModuleAsCard.tsx';
import { PageAsCard } from './PageAsCard.tsx';
import type { CardShared } from './card-props.ts';

/** One card, by what it is. `nextIn`: titles of what comes next in each collection, by its id. */
export function ItemAsCard({
  item,
  nextIn,
  ...shared
}: { item: BandItem; nextIn?: ReadonlyMap<number, string> } & CardShared) {
  if ('assessment_id' in item) return <AssessmentAsCard card={item as DatedAssessmentCard} {...shared} />;
  if ('collection_id' in item) {
    const card = item as CollectionCard;
    return (
      <CollectionAsCard
        card={card}
        next={shared.form === 'started' ? nextIn?.get(card.collection_id) : undefined}
        {...shared}
      />
    );
  }
  if ('module_id' in item) return <ModuleAsCard card={item as ModuleCard} {...shared} />;
  return <PageAsCard card={item as PageCard} {...shared} />;
}
