/** A form's part: text, or a file under its name. */
export type FormPart = string | File;

/** How a browser writes a quote or a line break in a name. */
const plain = (name: string): string => name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');

const partOf = (head: string, content: Uint8Array<ArrayBuffer>): readonly [string, FormPart] | null => {
  const name = /[; ]name="([^"]*)"/i.exec(head)?.[1];
  if (name === undefined) return null;
  const filename = /filename="([^"]*)"/i.exec(head)?.[1];
  if (filename === undefined) return [plain(name), new TextDecoder().decode(content)];
  const type = /^content-type:\s*(\S+)/im.exec(head)?.[1] ?? '';
  return [plain(name), new File([content], plain(filename), { type })];
};

/**
 * The parts of a `multipart/form-data` body by name (RFC 7578). Empty where the body is none. Our own instead of
 * `Request.formData()`, because that breaks under jsdom, whose `File` is not the one that node's parser expects.
 */
export const parseMultipart = (bytes: Uint8Array<ArrayBuffer>, contentType: string): Record<string, FormPart> => {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return {};
  // One character a byte, so positions in the text are positions in the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  const mark = `--${boundary}`;
  const parts: (readonly [string, FormPart])[] = [];
  for (let at = text.indexOf(mark); at >= 0;) {
    const start = at + mark.length + 2;
    const headEnd = text.indexOf('\r\n\r\n', start);
    const next = text.indexOf(`\r\n${mark}`, start);
    if (headEnd < 0 || next < 0) break;
    const part = partOf(new TextDecoder().decode(bytes.subarray(start, headEnd)), bytes.slice(headEnd + 4, next));
    if (part !== null) parts.push(part);
    at = next + 2;
  }
  return Object.fromEntries(parts);
};
