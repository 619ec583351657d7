const MEGABYTE = 1024 * 1024;

/** A PDF by its first bytes, of so many megabytes (1024², C-14). */
export const pdfOf = (megabytes: number, name: string): File => {
  const bytes = new Uint8Array(megabytes * MEGABYTE);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return new File([bytes], name, { type: 'application/pdf' });
};
