import { readdirSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the seeded files lie. */
export const ASSET_FOLDER = fileURLToPath(new URL('../../fixtures/files/', import.meta.url));

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.zip': 'application/zip',
};
/** What lies beside them. */
const NOT_ASSETS: readonly string[] = ['.ts', '.md'];

const mediaTypeOf = (name: string): string => {
  const type = MEDIA_TYPES[extname(name)];
  if (type === undefined)
    throw new Error(
      `The media type of ${name} is not known: add it to MEDIA_TYPES in scripts/generate/asset-index.ts.`,
    );
  return type;
};

/**
 * The text of `fixtures/generated/assets.ts`: address, media type and size of each seeded file. Throws on a kind it
 * does not know.
 */
export const assetIndex = (folder = ASSET_FOLDER): string => {
  const names = readdirSync(folder)
    .filter((name) => !NOT_ASSETS.includes(extname(name)))
    .toSorted();
  const urls = names.map((name) => `  '${name}': new URL('../files/${name}', import.meta.url),\n`);
  const assets = names.map(
    (name) => `  '${name}': { mimetype: '${mediaTypeOf(name)}', size_bytes: ${statSync(`${folder}/${name}`).size} },\n`,
  );
  return `// Generated from the files in fixtures/files by \`npm run fixtures\`.

/** Addresses are written out so that a bundler finds each file. */
export const ASSET_URLS = {
${urls.join('')}} as const;

export type AssetName = keyof typeof ASSET_URLS;

/** Media type and size of every seeded file. */
export const ASSETS: Readonly<Record<AssetName, { readonly mimetype: string; readonly size_bytes: number }>> = {
${assets.join('')}};
`;
};
