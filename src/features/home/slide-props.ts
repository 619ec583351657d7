import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { HomeBand } from '#machines/home/bands.ts';

/** What every card of a band is given beside itself. */
export interface SlideShared {
  form: HomeBand['form'];
  settings: OrganisationSettings;
  nowUnix: number;
  /** Titles of what comes next in each collection, by its id. */
  nextIn: ReadonlyMap<number, string>;
}
