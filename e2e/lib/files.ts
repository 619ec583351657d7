/** A file as Playwright hands it to a file chooser. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const MEGABYTE = 1024 * 1024;

/** A PDF by its first bytes, of so many megabytes (1024², C-14). */
export const pdfOf = (megabytes: number, name: string): TestFile => {
  const buffer = Buffer.alloc(megabytes * MEGABYTE, 0x20);
  buffer.write('%PDF-1.7\n');
  return { name, mimeType: 'application/pdf', buffer };
};
