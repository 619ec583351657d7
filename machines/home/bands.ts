import type { Band } from '#contracts/organisations/band.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';

/** A band of home; `form` says which question it answers, and so how its cards look. */
export interface HomeBand {
  readonly id: number | string;
  readonly title: string;
  readonly hidden: boolean;
  readonly form: 'started' | 'late' | 'soon' | 'added';
}

/** L-05: the keys of the calls and the names, letter by letter. Their order reads as time. */
export const DEFAULT_BANDS = [
  { id: 'jump_back_in', title: 'Jump Back In', form: 'started' },
  { id: 'overdue_expired', title: 'Overdue & Expired', form: 'late' },
  { id: 'expiring_soon', title: 'Expiring Soon', form: 'soon' },
  { id: 'recently_added', title: 'Recently Added', form: 'added' },
] as const satisfies readonly Omit<HomeBand, 'hidden'>[];

const isDefault = ({ id }: Band): boolean => DEFAULT_BANDS.some((band) => band.id === id);

/** L-05 to L-07: the default bands, each as the organisation changed it, then the organisation's own. */
export const bandsOf = ({ settings }: OrganisationMembership): readonly HomeBand[] => {
  const defined = settings.bands ?? [];
  return [
    ...DEFAULT_BANDS.map((band): HomeBand => {
      const changed = defined.find(({ id }) => id === band.id);
      return { ...band, title: changed?.title ?? band.title, hidden: changed?.hidden ?? false };
    }),
    ...defined
      .filter((band) => !isDefault(band))
      .map(({ id, title, hidden }): HomeBand => ({ id, title, hidden: hidden ?? false, form: 'added' })),
  ];
};
