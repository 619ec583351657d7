import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { HomeBand } from '#machines/home/bands.ts';
import type { Figure } from '#ui/lists/card/figures.ts';

/** What every card of a band is given beside itself. */
export interface SlideShared {
  form: HomeBand['form'];
  settings: OrganisationSettings;
  nowUnix: number;
  /** V4: what is drawn where there is no picture. */
  figure: Figure;
  /** Titles of what comes next in each collection, by its id. */
  nextIn: ReadonlyMap<number, string>;
}
