import type { CollectionCard } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { partsOf } from './card-status.ts';

/** N-14, N-21: whether the person of a collection may begin it again. */
export const canRestart = (
  { status }: Pick<CollectionCard, 'status'>,
  { user_reset_training }: Pick<OrganisationSettings, 'user_reset_training'>,
): boolean => status === 'completed' && user_reset_training;

/** How many parts of a collection begin again with it: what its person is exempt from stays so (0331). */
export const partsTakenBack = (collection: Pick<CollectionCard, 'modules' | 'collections'>): number =>
  partsOf(collection).filter(({ status }) => status !== 'exempt').length;
