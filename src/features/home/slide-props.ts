import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { HomeBand } from '#machines/home/bands.ts';

/** Where something of the API lies that a reply names relative to its base; undefined for nothing. */
export type AddressOf = (address: string | null | undefined) => string | undefined;

/** What every card of a band is given beside itself. */
export interface SlideShared {
  form: HomeBand['form'];
  settings: OrganisationSettings;
  nowUnix: number;
  addressOf: AddressOf;
}

/** M-29: the size of a card's picture; `thumbnail_url` names the picture without one. Undefined for none. */
export const pictureAddress = (thumbnail: string | null | undefined, addressOf: AddressOf): string | undefined =>
  thumbnail === null || thumbnail === undefined || thumbnail === '' ? undefined : addressOf(/^(https?:)?\//.test(thumbnail) ? thumbnail : `${thumbnail}/800/500/`);
