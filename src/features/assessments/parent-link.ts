import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { Crumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';

/** The module or collection that an assessment belongs to (C-02), or null. */
export interface Parent {
  readonly title: string;
  readonly href: string;
  readonly kind: 'Collection' | 'Module';
}

/** C-02: what the link back leads to. A module is nearer than its collection. */
export const parentOf = ({ module, collection }: Pick<AssessmentCard, 'module' | 'collection'>): Parent | null => {
  if (module) return { title: module.title, href: `/modules/${module.module_id}`, kind: 'Module' };
  if (collection) return { title: collection.title, href: `/collections/${collection.collection_id}`, kind: 'Collection' };
  return null;
};

/** The way here: home by its own word, and the parent. */
export const crumbsOf = (assessment: Pick<AssessmentCard, 'module' | 'collection'>, { settings }: OrganisationMembership): readonly Crumb[] => {
  const parent = parentOf(assessment);
  return [{ label: settings.lang.home, href: '/' }, ...(parent === null ? [] : [{ label: parent.title, href: parent.href }])];
};
