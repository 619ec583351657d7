/** Where a file is; the caller does the sending. Sizes in bytes. */
export type UploadState =
  | { kind: 'empty' }
  | { kind: 'uploading'; name: string; sentBytes: number; totalBytes: number }
  | { kind: 'done'; name: string; bytes?: number; href?: string }
  /** It was refused or lost on the way: K-03's words, C-14's, or the server's. */
  | { kind: 'failed'; name: string; message: string; canRetry?: boolean };

/** The share sent, 0 to 100, whole; 100 only when everything was sent. */
export function percentSent(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0) return 0;
  return Math.min(100, Math.floor((sentBytes / totalBytes) * 100));
}
