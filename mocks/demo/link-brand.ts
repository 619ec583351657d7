import * as z from 'zod/mini';
import { organisations } from '#fixtures/organisations.ts';
import type { OrganisationRecord } from '#fixtures/records/people.record.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { toBase64 } from './base64.ts';
import { logoBytes, storeLogo } from './store-logo.ts';

/** The largest logo that a link carries: addresses of more than some ten thousand characters are cut off by others. */
const LARGEST_LOGO_BYTES = 4096;

const LABELS = ['home', 'library', 'bookings', 'awards', 'search'] as const;

const Picture = z.strictObject({ name: z.string(), type: z.string(), base64: z.string() });

/** What an organisation has other than in the seeded world; what is left out is as seeded. */
const LinkedBrand = z.strictObject({
  organisation: z.number(),
  name: z.optional(z.string().check(z.minLength(1))),
  colour: z.optional(z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i)))),
  labels: z.optional(z.partialRecord(z.enum(LABELS), z.string())),
  /** The address of a seeded logo, a small picture itself, or null for none. */
  logo: z.optional(z.union([z.string().check(z.regex(/^files\/\d+\/view$/)), Picture, z.null()])),
  /** Its logo is a picture too large for a link. */
  lacksLogo: z.optional(z.literal(true)),
});
export type LinkedBrand = z.output<typeof LinkedBrand>;

/** The brands in a link. Throws with what is wrong with them. */
export const readBrands = (text: string): readonly LinkedBrand[] => {
  let brands: readonly LinkedBrand[];
  try {
    brands = z.array(LinkedBrand).parse(JSON.parse(text));
  } catch {
    throw new Error('demo-brand is garbled: it is no list of brands.');
  }
  for (const { organisation, logo } of brands) {
    if (!organisations.some(({ organisation_id }) => organisation_id === organisation))
      throw new Error(`There is no organisation ${organisation}.`);
    if (typeof logo === 'object' && logo !== null) logoBytes(logo.name, logo.type, logo.base64);
  }
  return brands;
};

/** The logo as a link carries it: a seeded one by its address, another one itself where it is small. */
const linkedLogo = async (db: Database, logo: string | null): Promise<Pick<LinkedBrand, 'logo' | 'lacksLogo'>> => {
  const id = Number(/^files\/(\d+)\/view$/.exec(logo ?? '')?.[1] ?? 0);
  const file = db.tables.files.get(id);
  if (file === undefined) return { logo: null };
  if (file.asset !== null) return { logo };
  const bytes = file.size_bytes > LARGEST_LOGO_BYTES ? null : await db.readFile(id);
  return bytes === null
    ? { lacksLogo: true }
    : { logo: { name: file.name, type: file.mimetype, base64: toBase64(bytes) } };
};

/** What was tried on the organisations of the seeded world. */
export const brandsForLink = async (db: Database): Promise<readonly LinkedBrand[]> => {
  const brands: LinkedBrand[] = [];
  for (const seeded of organisations) {
    const row = db.tables.organisations.get(seeded.organisation_id);
    if (row === undefined) continue;
    const { name, logo } = row;
    const { colour_primary: colour, lang } = row.settings;
    const labels = Object.fromEntries(
      LABELS.filter((label) => lang[label] !== seeded.settings.lang[label]).map((label) => [label, lang[label]]),
    );
    const brand: Omit<LinkedBrand, 'organisation'> = {
      ...(name === seeded.name ? {} : { name }),
      ...(colour === seeded.settings.colour_primary ? {} : { colour }),
      ...(Object.keys(labels).length === 0 ? {} : { labels }),
      ...(logo === seeded.logo ? {} : await linkedLogo(db, logo)),
    };
    if (Object.keys(brand).length > 0) brands.push({ organisation: seeded.organisation_id, ...brand });
  }
  return brands;
};

const branded = ({ settings }: OrganisationRecord, brand: LinkedBrand, logo: string | null | undefined) => ({
  ...(brand.name === undefined ? {} : { name: brand.name }),
  ...(logo === undefined ? {} : { logo }),
  settings: {
    ...settings,
    ...(brand.colour === undefined ? {} : { colour_primary: brand.colour }),
    lang: { ...settings.lang, ...brand.labels },
  },
});

/** Puts the brands of a link on, in a world that has just begun. */
export const applyBrands = async (backend: Backend, brands: readonly LinkedBrand[]): Promise<void> => {
  for (const brand of brands) {
    const { logo } = brand;
    const address =
      typeof logo === 'object' && logo !== null ? await storeLogo(backend, logo.name, logo.type, logo.base64) : logo;
    await backend.write((db) => {
      const row = db.tables.organisations.require(brand.organisation);
      return db.tables.organisations.update(brand.organisation, branded(row, brand, address));
    });
  }
};
