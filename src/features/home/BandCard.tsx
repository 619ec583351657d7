import type { BandItem, CollectionCard, DatedAssessmentCard, ModuleCard, PageCard } from '#contracts/library/card.schema.ts';
import { AssessmentSlide } from './AssessmentSlide.tsx';
import { CollectionSlide } from './CollectionSlide.tsx';
import { ModuleSlide } from './ModuleSlide.tsx';
import { PageSlide } from './PageSlide.tsx';
import type { SlideShared } from './slide-props.ts';

/** One card of a band, by what it is. */
export function BandCard({ item, ...shared }: { item: BandItem } & SlideShared) {
  if ('assessment_id' in item) return <AssessmentSlide card={item as DatedAssessmentCard} {...shared} />;
  if ('collection_id' in item) return <CollectionSlide card={item as CollectionCard} {...shared} />;
  if ('module_id' in item) return <ModuleSlide card={item as ModuleCard} {...shared} />;
  return <PageSlide card={item as PageCard} {...shared} />;
}
