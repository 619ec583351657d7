/** What of a file was asked for, as the headers and bytes of its answer. */
export interface Ranged {
  readonly status: 200 | 206 | 416;
  readonly content: Uint8Array<ArrayBuffer> | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** `bytes=10-`, `bytes=10-19`, `bytes=-10`; several ranges and other units are answered with the whole file. */
const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * RFC 9110, 14: one range of a file's bytes. A browser seeks in a film only where a server answers so. What is not
 * understood counts as left out; a range beyond the end is 416.
 */
export const rangeOf = (whole: Uint8Array<ArrayBuffer>, asked: string | null): Ranged => {
  const size = whole.byteLength;
  const accepts = { 'Accept-Ranges': 'bytes' };
  const [, first = '', last = ''] = RANGE.exec(asked ?? '') ?? [];
  const isSuffix = first === '';
  const from = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const to = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  const isLeftOut = first === '' && last === '';
  const isBackwards = !isSuffix && last !== '' && Number(last) < Number(first);
  if (isLeftOut || isBackwards) return { status: 200, content: whole, headers: accepts };
  if (from >= size || from > to)
    return { status: 416, content: null, headers: { ...accepts, 'Content-Range': `bytes */${size}` } };
  return {
    status: 206,
    content: whole.slice(from, to + 1),
    headers: { ...accepts, 'Content-Range': `bytes ${from}-${to}/${size}`, 'Content-Length': String(to - from + 1) },
  };
};
