/** How a file can be shown in place. Everything else is offered as a download. */
export type FileKind = 'pdf' | 'image' | 'video';

/** Types that a browser shows without running anything. No HTML, no SVG. */
const KINDS: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
  'image/webp': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
};

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** By the ending of its name, before anything was fetched; null for what is not shown in place. */
export const kindOfName = (name: string): FileKind | null => {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  return type === undefined ? null : (KINDS[type] ?? null);
};

const PDF_BEGINS_WITH = '%PDF-';

/**
 * The bytes under a type of our own list, or null where they are not shown: what was sent decides the type, its name
 * only where the server did not say. Whatever the bytes are, they are never read as a page.
 */
export const shownAs = async (
  blob: Blob,
  name: string,
): Promise<{ readonly kind: FileKind; readonly blob: Blob } | null> => {
  const sent = blob.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const type =
    sent === '' || sent === 'application/octet-stream'
      ? TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
      : sent;
  const kind = type === undefined ? undefined : KINDS[type];
  if (type === undefined || kind === undefined) return null;
  if (kind === 'pdf' && (await blob.slice(0, PDF_BEGINS_WITH.length).text()) !== PDF_BEGINS_WITH) return null;
  return { kind, blob: new Blob([blob], { type }) };
};
