import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { HomeBand } from '#machines/home/bands.ts';
import type { Figure } from '#ui/lists/card/figures.ts';

/** What every card is given beside itself. */
export interface CardShared {
  /** The band of home that it stands in; elsewhere it says its state alone. */
  form?: HomeBand['form'] | undefined;
  settings: OrganisationSettings;
  nowUnix: number;
  /** The heading above says what kind of thing it is. */
  isUnderHeading?: boolean | undefined;
  /** V4: what is drawn where there is no picture. */
  figure: Figure;
  /** M-16: the path that links of nested items begin with: '/categories/201'. */
  within?: string | undefined;
}
