import * as z from 'zod/mini';
import { BYTES_PER_MEGABYTE } from '#contracts/constants.ts';
import { EMPTY_FILE, oversizeMessage } from '../assessments/upload-limit.ts';

/** A file that the server has and no evidence holds yet. */
export const EvidenceFile = z.object({ id: z.number(), name: z.string(), bytes: z.number() });
export type EvidenceFile = Readonly<z.output<typeof EvidenceFile>>;

/** What its person typed and uploaded (N-16); the device stores it so. */
export const EvidenceFields = z.object({ message: z.string(), file: z.nullable(EvidenceFile) });
export type EvidenceFields = Readonly<z.output<typeof EvidenceFields>>;

export const NO_FIELDS: EvidenceFields = { message: '', file: null };

/** Evidence as it leaves. */
export const EvidenceSubmission = z.object({ file_id: z.number(), message: z.nullable(z.string()) });
export type EvidenceSubmission = Readonly<z.output<typeof EvidenceSubmission>>;

/** Whether anything was typed or uploaded. */
export const isFilledIn = ({ message, file }: EvidenceFields): boolean => message.trim() !== '' || file !== null;

/** Whether two forms hold the same. */
export const isSameForm = (one: EvidenceFields, other: EvidenceFields): boolean =>
  one.message === other.message && one.file?.id === other.file?.id;

/** N-16: the file is required, the message is not; null where there is no file. */
export const evidenceSubmission = ({ message, file }: EvidenceFields): EvidenceSubmission | null =>
  file === null ? null : { file_id: file.id, message: message.trim() === '' ? null : message.trim() };

/** K-02: the kinds of files that evidence may be, by their MIME type and by the end of their name. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'video/mp4': ['mp4'],
  'video/quicktime': ['mov', 'qt'],
};

/** The native `accept` of the field. */
export const EVIDENCE_ACCEPT = [
  ...Object.keys(KINDS),
  ...Object.values(KINDS).flatMap((names) => names.map((name) => `.${name}`)),
].join(',');

export const WRONG_KIND = 'Please choose a PDF, a JPEG picture or a video (MP4 or MOV).';

/** N-16: megabytes. */
export const evidenceLimitInMegabytes = ({
  max_size_mb_entity_evidence,
}: {
  readonly max_size_mb_entity_evidence: number;
}): number => max_size_mb_entity_evidence || 10;

/**
 * Why a file cannot be evidence, or null. Asked before anything is sent (K-02, C-14). A browser that does not know a
 * kind names none: then the end of the name counts.
 */
export const evidenceRefusal = (
  settings: { readonly max_size_mb_entity_evidence: number },
  { name, type, size }: { readonly name: string; readonly type: string; readonly size: number },
): string | null => {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const isKnown = type === '' ? Object.values(KINDS).some((names) => names.includes(extension)) : type in KINDS;
  if (!isKnown) return WRONG_KIND;
  if (size === 0) return EMPTY_FILE;
  const limit = evidenceLimitInMegabytes(settings);
  return size > limit * BYTES_PER_MEGABYTE ? oversizeMessage(limit, size) : null;
};
