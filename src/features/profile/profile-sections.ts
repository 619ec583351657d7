import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';

/** A section of the profile, as its address names it (G-01). */
export type ProfileSection = 'about' | 'security' | 'subscriptions' | 'preferences';

/** G-03: who sells subscriptions. */
const SUBSCRIPTION_CLIENT = 'COM';

/** The sections that an organisation shows, in their order (G-01 to G-03). */
export const sectionsOf = ({
  settings,
  clients,
}: Pick<OrganisationMembership, 'settings' | 'clients'>): readonly ProfileSection[] => [
  ...(settings.profile_about_disabled ? [] : (['about'] as const)),
  'security',
  ...((clients ?? []).some(({ key }) => key === SUBSCRIPTION_CLIENT) ? (['subscriptions'] as const) : []),
  'preferences',
];

/** The address of a section. About, or the first where About is hidden, is the profile itself. */
export const sectionHref = (section: ProfileSection): string =>
  section === 'about' ? '/profile' : `/profile/${section}`;

/** The section that an address shows; null where there is none. `part` is what follows `/profile/`. */
export const sectionAt = (sections: readonly ProfileSection[], part: string | undefined): ProfileSection | null => {
  if (part === undefined) return sections[0] ?? null;
  return sections.find((section) => section !== 'about' && section === part) ?? null;
};
