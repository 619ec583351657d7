import type { Client } from '#api/client.ts';
import { createUploads, type RunningUpload, type UploadEvent } from '#api/uploads.ts';
import { attachmentRefusal } from '#machines/assessments/review-rules.ts';

/** The one attachment of a review (D-06, K-01 to K-05). */
export interface ReviewAttachment {
  /** Refuses what is too large or empty before anything is sent. */
  pick(file: File, limitInMegabytes: number): void;
  readonly cancel: () => void;
  /** Takes away what failed. */
  readonly dismiss: () => void;
  /** What is on its way or failed; null while nothing is. */
  readonly running: () => RunningUpload | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const ATTACHMENT = 0;

export const createReviewAttachment = (client: Client, tell: (message: UploadEvent) => void): ReviewAttachment => {
  const uploads = createUploads(client, 'assessment_review', (_, event) => tell(event));
  return {
    pick: (file, limitInMegabytes) => uploads.pick(ATTACHMENT, file, attachmentRefusal(limitInMegabytes, file.size)),
    cancel: () => uploads.cancel(ATTACHMENT),
    dismiss: () => uploads.dismiss(ATTACHMENT),
    running: () => uploads.running()[ATTACHMENT] ?? null,
    subscribe: uploads.subscribe,
  };
};
