import type { Client } from '#api/client.ts';
import { uploadFile } from '#contracts/files/files.endpoints.ts';
import { attachmentRefusal, type ReviewFile } from '#machines/assessments/review-draft.ts';
import type { UploadState } from '#ui/upload/upload-state.ts';
import { uploadMessage } from '../upload-messages.ts';

/** What the chart hears. */
export type AttachmentUploadEvent = { readonly type: 'upload.started' | 'upload.ended' } | { readonly type: 'upload.finished'; readonly file: ReviewFile };

/** Sends the one attachment of a review (D-06, K-01 to K-05). */
export interface AttachmentUploadController {
  /** Refuses what is too large or empty before anything is sent. */
  pick(file: File, limitInMegabytes: number): void;
  readonly cancel: () => void;
  /** Takes away what failed. */
  readonly dismiss: () => void;
  /** What is on its way or failed; null while nothing is. */
  readonly running: () => Extract<UploadState, { kind: 'uploading' | 'failed' }> | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createAttachmentUploadController = (client: Client, tell: (message: AttachmentUploadEvent) => void): AttachmentUploadController => {
  const listeners = new Set<() => void>();
  let running: ReturnType<AttachmentUploadController['running']> = null;
  let controller: AbortController | null = null;

  const show = (next: typeof running): void => {
    running = next;
    for (const listener of listeners) listener();
  };

  const send = async (file: File): Promise<void> => {
    const own = new AbortController();
    controller = own;
    const progress = (sentBytes: number, totalBytes: number): void => {
      if (controller === own) show({ kind: 'uploading', name: file.name, sentBytes: Math.min(sentBytes, totalBytes), totalBytes });
    };
    progress(0, file.size);
    tell({ type: 'upload.started' });
    const outcome = await client.attempt(uploadFile, { body: { file, type: 'assessment_review' } }, { onProgress: progress, signal: own.signal });
    // Cancelled: nobody waits for it.
    if (controller !== own) return;
    controller = null;
    if (outcome.ok) {
      show(null);
      tell({ type: 'upload.finished', file: { id: outcome.data.id, name: file.name, bytes: file.size } });
    } else {
      show({ kind: 'failed', name: file.name, message: uploadMessage(outcome.failure) });
      tell({ type: 'upload.ended' });
    }
  };

  return {
    pick: (file, limitInMegabytes) => {
      const refusal = attachmentRefusal(limitInMegabytes, file.size);
      if (refusal === null) void send(file);
      else show({ kind: 'failed', name: file.name, message: refusal });
    },
    cancel: () => {
      const own = controller;
      controller = null;
      own?.abort();
      show(null);
      if (own !== null) tell({ type: 'upload.ended' });
    },
    dismiss: () => show(null),
    running: () => running,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
