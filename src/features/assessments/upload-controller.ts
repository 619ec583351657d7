import type { Client } from '#api/client.ts';
import type { Question } from '#contracts/assessments/assessment.schema.ts';
import { uploadFile } from '#contracts/files/files.endpoints.ts';
import { uploadRefusal, type UploadLimits } from '#machines/assessments/upload-limit.ts';
import { uploadMessage } from './upload-messages.ts';

/** How the file of one question stands, beside what its answer says. */
export type RunningUpload =
  | { readonly kind: 'uploading'; readonly name: string; readonly sentBytes: number; readonly totalBytes: number }
  /** Never sent, or lost on the way. */
  | { readonly kind: 'failed'; readonly name: string; readonly message: string };

export type RunningUploads = Readonly<Record<number, RunningUpload>>;

/** What the chart hears. */
export type UploadEvent =
  | { readonly type: 'upload.started'; readonly questionId: number }
  | { readonly type: 'upload.finished'; readonly questionId: number; readonly file: { readonly id: number; readonly name: string; readonly bytes: number } }
  | { readonly type: 'upload.ended'; readonly questionId: number }
  | { readonly type: 'file.removed'; readonly questionId: number };

/** Sends the files of one attempt: one at a time per question (K-01, K-05, C-13, C-14, C-31). */
export interface UploadController {
  /** Refuses what is too large or empty before anything is sent; otherwise the file before it is discarded (K-05). */
  pick(question: Pick<Question, 'id' | 'max_size_mb'>, file: File): void;
  cancel(questionId: number): void;
  remove(questionId: number): void;
  /** Stops whatever is on its way; the page is leaving. */
  stop(): void;
  readonly running: () => RunningUploads;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createUploadController = (client: Client, settings: UploadLimits['settings'], tell: (message: UploadEvent) => void): UploadController => {
  const controllers = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  let running: RunningUploads = {};

  const show = (questionId: number, upload: RunningUpload | null): void => {
    const { [questionId]: _, ...others } = running;
    running = upload === null ? others : { ...others, [questionId]: upload };
    for (const listener of listeners) listener();
  };

  const send = async (questionId: number, file: File): Promise<void> => {
    const controller = new AbortController();
    controllers.set(questionId, controller);
    const isCurrent = () => controllers.get(questionId) === controller;
    const progress = (sentBytes: number, totalBytes: number) => {
      if (isCurrent()) show(questionId, { kind: 'uploading', name: file.name, sentBytes: Math.min(sentBytes, totalBytes), totalBytes });
    };
    progress(0, file.size);
    tell({ type: 'upload.started', questionId });
    const outcome = await client.attempt(uploadFile, { body: { file, type: 'assessment_answer' } }, { onProgress: progress, signal: controller.signal });
    // Cancelled, or another file has taken its place: nobody waits for this one.
    if (!isCurrent()) return;
    controllers.delete(questionId);
    if (outcome.ok) {
      show(questionId, null);
      tell({ type: 'upload.finished', questionId, file: { id: outcome.data.id, name: file.name, bytes: file.size } });
    } else {
      show(questionId, { kind: 'failed', name: file.name, message: uploadMessage(outcome.failure) });
      tell({ type: 'upload.ended', questionId });
    }
  };

  const abort = (questionId: number): void => {
    const controller = controllers.get(questionId);
    controllers.delete(questionId);
    controller?.abort();
  };

  return {
    pick: (question, file) => {
      const refusal = uploadRefusal({ question, settings }, file.size);
      if (refusal !== null) {
        show(question.id, { kind: 'failed', name: file.name, message: refusal });
        return;
      }
      abort(question.id);
      tell({ type: 'file.removed', questionId: question.id });
      void send(question.id, file);
    },
    cancel: (questionId) => {
      abort(questionId);
      show(questionId, null);
      tell({ type: 'upload.ended', questionId });
    },
    remove: (questionId) => {
      show(questionId, null);
      tell({ type: 'file.removed', questionId });
    },
    stop: () => {
      controllers.forEach((_, questionId) => abort(questionId));
      running = {};
    },
    running: () => running,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
