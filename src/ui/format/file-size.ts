/** MB = 1024² bytes (C-14). */
export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** C-14: megabytes with one decimal and no trailing `.0`, without the unit: `4.8`, `10`. */
export function megabytes(bytes: number): string {
  return trimmed(Math.round((bytes / BYTES_PER_MEGABYTE) * 10) / 10);
}

/** `4.8 MB`, `10 MB`; under a tenth of a megabyte in kB, so that a small file is not `0 MB`. */
export function formatMegabytes(bytes: number): string {
  if (bytes > 0 && bytes < BYTES_PER_MEGABYTE / 20) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${megabytes(bytes)} MB`;
}

/** A size in whole kilobytes of 1024 bytes: `84 KB`. */
export function formatKilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** How much of a file was sent, in the unit of the whole: `3 of 4.8 MB`, `0 of 1 kB`. */
export function formatSent(sentBytes: number, totalBytes: number): string {
  const whole = formatMegabytes(totalBytes);
  const sent = whole.endsWith('kB')
    ? String(sentBytes >= totalBytes ? Math.max(1, Math.round(totalBytes / 1024)) : Math.floor(sentBytes / 1024))
    : megabytes(sentBytes);
  return `${sent} of ${whole}`;
}

/**
 * C-14, K-04: the words for a file over its limit. X is rounded to one decimal; where that would read as the limit
 * itself (10.04 MB of 10), it is rounded up, so that the sentence never contradicts itself.
 */
export function oversizeText(limitInMegabytes: number, bytes: number): string {
  const exact = bytes / BYTES_PER_MEGABYTE;
  const nearest = Math.round(exact * 10) / 10;
  const shown = nearest > limitInMegabytes ? nearest : Math.ceil(exact * 10) / 10;
  return `Sorry, you can only upload up to ${trimmed(limitInMegabytes)} MB. This file is ${trimmed(shown)} MB.`;
}

/** True if a file is larger than its limit (C-13). */
export function isOversize(limitInMegabytes: number, bytes: number): boolean {
  return bytes > limitInMegabytes * BYTES_PER_MEGABYTE;
}

const trimmed = (value: number): string => String(Number(value.toFixed(1)));
