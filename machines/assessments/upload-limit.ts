import { BYTES_PER_MEGABYTE, LIMITS } from '#contracts/constants.ts';

/** The question's own limit, the organisation's, and nothing else (C-13). Megabytes. */
export interface UploadLimits {
  readonly question: { readonly max_size_mb?: number | null | undefined };
  readonly settings: { readonly max_size_mb_assessment_answer?: number | null | undefined };
}

/**
 * C-13: the question's limit, else the organisation's, else 10. Megabytes. A limit of 0 is none: nothing could be
 * uploaded (H16).
 */
export const uploadLimitInMegabytes = ({ question, settings }: UploadLimits): number =>
  question.max_size_mb || settings.max_size_mb_assessment_answer || LIMITS.assessmentAnswerMegabytes;

const withOneDecimal = (megabytes: number): string => String(Math.round(megabytes * 10) / 10);

/** A size that would be rounded down to the limit is rounded up: the sentence must not contradict itself. */
const sizeBeside = (limit: number, megabytes: number): string => {
  const rounded = withOneDecimal(megabytes);
  return rounded === withOneDecimal(limit) ? String(Math.ceil(megabytes * 10) / 10) : rounded;
};

/** C-14 [V]: one decimal at most, no trailing `.0`. */
export const oversizeMessage = (limitInMegabytes: number, bytes: number): string =>
  `Sorry, you can only upload up to ${limitInMegabytes} MB. This file is ${sizeBeside(limitInMegabytes, bytes / BYTES_PER_MEGABYTE)} MB.`;

/** Ours: an empty file is never an answer. */
export const EMPTY_FILE = 'This file is empty. Please choose another one.';

/** Why a file cannot be uploaded, or null. Asked before anything is sent (C-14). */
export const uploadRefusal = (limits: UploadLimits, bytes: number): string | null => {
  if (bytes === 0) return EMPTY_FILE;
  const limit = uploadLimitInMegabytes(limits);
  return bytes > limit * BYTES_PER_MEGABYTE ? oversizeMessage(limit, bytes) : null;
};
