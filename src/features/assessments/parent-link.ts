import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import type { Crumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';

/** The module or collection that an assessment belongs to (C-02), or null. */
export interface Parent {
  readonly title: string;
  readonly href: string;
  readonly kind: 'Collection' | 'Module';
  readonly node: Pick<TrainingNode, 'kind' | 'id'>;
}

/** Where a page of training is. */
export const hrefOf = ({ kind, id }: Parent['node']): string => `/${kind}s/${id}`;

const leadingTo = (node: Parent['node']) => ({ node, href: hrefOf(node) });

/** C-02: what the link back leads to. A module is nearer than its collection. */
export const parentOf = ({ module, collection }: Pick<AssessmentCard, 'module' | 'collection'>): Parent | null => {
  if (module) return { title: module.title, kind: 'Module', ...leadingTo({ kind: 'module', id: module.module_id }) };
  if (collection)
    return {
      title: collection.title,
      kind: 'Collection',
      ...leadingTo({ kind: 'collection', id: collection.collection_id }),
    };
  return null;
};

/** The way here: home by its own word, and the parent. */
export const crumbsOf = (
  assessment: Pick<AssessmentCard, 'module' | 'collection'>,
  { settings }: OrganisationMembership,
): readonly Crumb[] => {
  const parent = parentOf(assessment);
  return [
    { label: settings.lang.home, href: '/' },
    ...(parent === null ? [] : [{ label: parent.title, href: parent.href }]),
  ];
};
