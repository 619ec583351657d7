import type { RequestOf } from '#contracts/endpoint.ts';
import { uploadFile } from '#contracts/files/files.endpoints.ts';
import type { Client } from './client.ts';
import { createEmitter } from './emitter.ts';
import type { ApiFailure } from './failure.ts';

/** A file that is on its way, or was refused or lost there. Sizes in bytes. */
export type RunningUpload =
  | { readonly kind: 'uploading'; readonly name: string; readonly sentBytes: number; readonly totalBytes: number }
  /** `canRetry`: nothing says that the same file would be refused again. */
  | { readonly kind: 'failed'; readonly name: string; readonly message: string; readonly canRetry?: boolean };

/** A file that the server has. */
export interface UploadedFile {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
}

/** What the flow of a form hears of its files. */
export type UploadEvent =
  | { readonly type: 'upload.started' | 'upload.ended' }
  | { readonly type: 'upload.finished'; readonly file: UploadedFile };

/** The files of one form, one at a time for each of its fields (K-01 to K-05). */
export interface Uploads {
  /** Sends a file in the place of what is on its way for the field. `refusal`: why it must not be sent, or null. */
  pick(field: number, file: File, refusal: string | null): void;
  cancel(field: number): void;
  /** Takes away what failed. */
  dismiss(field: number): void;
  /** Gives up everything that is on its way; the page is leaving. */
  readonly stop: () => void;
  readonly running: () => Readonly<Record<number, RunningUpload>>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** K-03: the words when nothing better is known. */
export const UPLOAD_FAILED = 'Sorry, there was a problem uploading this file.';

/** What is said of a file that changed on the disk, or went from it, since it was chosen (P9). */
export const FILE_CHANGED = 'This file has changed since you chose it. Choose it again.';

/** A browser refuses to read a file whose size or time is not what it was when the file was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** K-03: what a field says of an upload that failed: the server's own words where it has some about the file. */
export const uploadMessage = ({
  treatment,
  errors,
  message,
}: Pick<ApiFailure, 'treatment' | 'errors' | 'message'>): string =>
  (treatment === 'own' ? (errors['file']?.[0] ?? (Object.keys(errors).length > 0 ? message : null)) : null) ??
  UPLOAD_FAILED;

/**
 * Creates the uploads of a form. `tell` hears what becomes of each file; a file that nobody waits for any more tells
 * nothing.
 */
export const createUploads = (
  client: Client,
  type: RequestOf<typeof uploadFile>['body']['type'],
  tell: (field: number, event: UploadEvent) => void,
): Uploads => {
  const controllers = new Map<number, AbortController>();
  const changed = createEmitter();
  let running: Readonly<Record<number, RunningUpload>> = {};

  const show = (field: number, upload: RunningUpload | null): void => {
    const { [field]: _, ...others } = running;
    running = upload === null ? others : { ...others, [field]: upload };
    changed.emit();
  };

  const abort = (field: number): boolean => {
    const controller = controllers.get(field);
    controllers.delete(field);
    controller?.abort();
    return controller !== undefined;
  };

  const send = async (field: number, file: File): Promise<void> => {
    const controller = new AbortController();
    controllers.set(field, controller);
    const isCurrent = (): boolean => controllers.get(field) === controller;
    const progress = (sentBytes: number, totalBytes: number): void => {
      if (isCurrent())
        show(field, { kind: 'uploading', name: file.name, sentBytes: Math.min(sentBytes, totalBytes), totalBytes });
    };
    progress(0, file.size);
    tell(field, { type: 'upload.started' });
    const fail = (message: string): void => {
      controllers.delete(field);
      const canRetry = message === UPLOAD_FAILED;
      show(field, { kind: 'failed', name: file.name, message, ...(canRetry ? { canRetry } : {}) });
      tell(field, { type: 'upload.ended' });
    };
    const wasReadable = await isReadable(file);
    if (!isCurrent()) return;
    // On its way it would be a broken line, and sending it again would never help.
    if (!wasReadable) return fail(FILE_CHANGED);
    const outcome = await client.attempt(
      uploadFile,
      { body: { file, type } },
      { onProgress: progress, signal: controller.signal },
    );
    // Cancelled, or another file has taken its place.
    if (!isCurrent()) return;
    if (outcome.ok) {
      controllers.delete(field);
      show(field, null);
      tell(field, { type: 'upload.finished', file: { id: outcome.data.id, name: file.name, bytes: file.size } });
      return;
    }
    const message = uploadMessage(outcome.failure);
    const isChanged = message === UPLOAD_FAILED && !(await isReadable(file));
    if (isCurrent()) fail(isChanged ? FILE_CHANGED : message);
  };

  return {
    pick: (field, file, refusal) => {
      if (refusal !== null) {
        show(field, { kind: 'failed', name: file.name, message: refusal });
        return;
      }
      abort(field);
      void send(field, file);
    },
    cancel: (field) => {
      const wasRunning = abort(field);
      show(field, null);
      if (wasRunning) tell(field, { type: 'upload.ended' });
    },
    dismiss: (field) => show(field, null),
    stop: () => {
      for (const field of controllers.keys()) abort(field);
      running = {};
    },
    running: () => running,
    subscribe: changed.subscribe,
  };
};
