import * as z from 'zod/mini';

/** The wording of an organisation, in the order of the product's bar. */
export const LABELS = ['home', 'library', 'bookings', 'awards', 'search'] as const;
export type Label = (typeof LABELS)[number];

/** What the instruments touch of an organisation's row; the rest goes back as it came. */
const OrganisationRow = z.looseObject({
  organisation_id: z.number(),
  name: z.string(),
  logo: z.nullable(z.string()),
  settings: z.looseObject({
    colour_primary: z.nullable(z.string()),
    lang: z.looseObject({
      home: z.string(),
      library: z.string(),
      bookings: z.string(),
      awards: z.string(),
      search: z.string(),
    }),
  }),
});
export type OrganisationRow = z.output<typeof OrganisationRow>;

/** The rows that `db.read(['organisations'])` gave. Throws where they are of another shape. */
export const organisationsOf = (tables: Readonly<Record<string, readonly unknown[]>>): readonly OrganisationRow[] =>
  z.array(OrganisationRow).parse(tables['organisations'] ?? []);

/** What is tried of a brand. */
export interface Brand {
  readonly name: string;
  readonly colour: string;
  /** Its address below the API; empty for none. */
  readonly logo: string;
  readonly labels: Readonly<Record<Label, string>>;
}

const DEFAULT_COLOUR = '#1f3a6d';

export const brandOf = ({ name, logo, settings: { colour_primary, lang } }: OrganisationRow): Brand => ({
  name,
  colour: colour_primary ?? DEFAULT_COLOUR,
  logo: logo ?? '',
  labels: { home: lang.home, library: lang.library, bookings: lang.bookings, awards: lang.awards, search: lang.search },
});

/** The rows with a brand put on one of them. */
export const withBrand = (
  rows: readonly OrganisationRow[],
  organisationId: number,
  { name, colour, logo, labels }: Brand,
): readonly OrganisationRow[] =>
  rows.map((row) =>
    row.organisation_id === organisationId
      ? {
          ...row,
          name,
          logo: logo === '' ? null : logo,
          settings: { ...row.settings, colour_primary: colour, lang: { ...row.settings.lang, ...labels } },
        }
      : row,
  );
