import { keys } from './keys.ts';

export const organisationsKeys = {
  /** One band of home, by number or by the key of a default band. */
  band: (organisationId: number, bandId: number | string) =>
    [...keys.organisation(organisationId), 'bands', bandId] as const,
} as const;
