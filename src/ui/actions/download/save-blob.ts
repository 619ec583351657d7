const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'video/mp4': '.mp4',
  'text/csv': '.csv',
  'text/plain': '.txt',
};

/** Long enough for the slowest browser to have taken the bytes. */
const REVOKED_AFTER_MILLISECONDS = 60_000;

/** Hands bytes to the browser's downloads under their own name. */
export const saveBytes = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MILLISECONDS);
};

/** The same under a name without its ending, which follows the type. */
export const saveBlob = (blob: Blob, name: string): void =>
  saveBytes(blob, `${name}${EXTENSIONS[blob.type.split(';')[0] ?? ''] ?? ''}`);
