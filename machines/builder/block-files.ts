import { BYTES_PER_MEGABYTE, LIMITS } from '#contracts/constants.ts';
import { EMPTY_FILE, oversizeMessage } from '../assessments/upload-limit.ts';

/** What an author uploads for a block: a film, or anything that training may be (K-02). */
export type BlockFileKind = 'video' | 'module';

/** K-02: by their MIME type and by the end of their name. */
const KINDS: Readonly<Record<BlockFileKind, Readonly<Record<string, readonly string[]>>>> = {
  video: { 'video/mp4': ['mp4'], 'video/quicktime': ['mov', 'qt'] },
  module: {
    'application/zip': ['zip'],
    'application/x-zip-compressed': [],
    'application/pdf': ['pdf'],
    'application/msword': ['doc'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
    'video/mp4': ['mp4'],
    'video/quicktime': ['mov', 'qt'],
    'application/vnd.ms-excel': ['xls'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
    'application/vnd.ms-powerpoint': ['ppt'],
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  },
};

const WRONG_KIND: Readonly<Record<BlockFileKind, string>> = {
  video: 'Please choose a video (MP4 or MOV).',
  module: 'Please choose a PDF, a Word, Excel or PowerPoint file, a video (MP4 or MOV) or a ZIP.',
};

/** The native `accept` of the field. */
export const acceptOf = (kind: BlockFileKind): string =>
  [...Object.keys(KINDS[kind]), ...Object.values(KINDS[kind]).flatMap((names) => names.map((name) => `.${name}`))].join(
    ',',
  );

/**
 * Why a file cannot stand in a block, or null. Asked before anything is sent (K-02, C-14, P-16). A browser that does
 * not know a kind names none: then the end of the name counts.
 */
export const blockFileRefusal = (
  kind: BlockFileKind,
  { name, type, size }: { readonly name: string; readonly type: string; readonly size: number },
): string | null => {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const isKnown =
    type === '' ? Object.values(KINDS[kind]).some((names) => names.includes(extension)) : type in KINDS[kind];
  if (!isKnown) return WRONG_KIND[kind];
  if (size === 0) return EMPTY_FILE;
  return size > LIMITS.builderVideoMegabytes * BYTES_PER_MEGABYTE
    ? oversizeMessage(LIMITS.builderVideoMegabytes, size)
    : null;
};
