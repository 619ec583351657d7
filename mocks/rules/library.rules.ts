import type { Catalogue } from '#contracts/catalogue.ts';
import { membershipOf } from './membership.ts';
import { bytes, notFound } from './reply.ts';
import type { Rule } from './rule.ts';

const MIMETYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };

/** Seconds that a browser may keep a picture: home shows the same dozen at every visit. */
const FRESH_SECONDS = 3600;

/** The drawing itself. */
const drawingOf = async (
  { db, user, asset }: Pick<Parameters<Rule<Catalogue['viewThumbnail']>>[0], 'db' | 'user' | 'asset'>,
  id: number,
) => {
  const picture = db.tables.thumbnails.get(id);
  if (picture === undefined || membershipOf(db, user.id, picture.organisation_id) === undefined)
    return notFound('Thumbnail', id);
  const content = await asset(picture.asset);
  if (content === null) return notFound('Thumbnail', id);
  return bytes(content, {
    'Content-Type': MIMETYPES[picture.asset.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'Content-Length': String(content.byteLength),
    'Cache-Control': `private, max-age=${FRESH_SECONDS}`,
    // An SVG opened by its own address must not run anything.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
  });
};

/** it has every size. For members of its organisation. */
export const viewThumbnail: Rule<Catalogue['viewThumbnail']> = ({ params, ...asked }) => drawingOf(asked, params.id);

/** X-044 with `original`. */
export const viewOriginalThumbnail: Rule<Catalogue['viewOriginalThumbnail']> = ({ params, ...asked }) =>
  drawingOf(asked, params.id);
