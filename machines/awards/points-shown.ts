import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';

/** E-09: whether an organisation shows points anywhere: only if both of its settings are on. */
export const showsPoints = ({
  points_enabled,
  points_display,
}: Pick<OrganisationSettings, 'points_enabled' | 'points_display'>): boolean => points_enabled && points_display;

/** E-09: the points to show, or null where there are none to show. */
export const pointsShown = (
  points: number | null | undefined,
  settings: Pick<OrganisationSettings, 'points_enabled' | 'points_display'>,
): number | null => (showsPoints(settings) && typeof points === 'number' && points > 0 ? points : null);
