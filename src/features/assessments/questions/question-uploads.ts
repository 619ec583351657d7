import type { Client } from '#api/client.ts';
import { createUploads, type UploadEvent, type Uploads } from '#api/uploads.ts';
import type { Question } from '#contracts/assessments/assessment.schema.ts';
import { uploadRefusal, type UploadLimits } from '#machines/assessments/upload-limit.ts';

/** What the chart hears. */
type QuestionUploadEvent = (UploadEvent | { readonly type: 'file.removed' }) & { readonly questionId: number };

/** The files of one attempt, one at a time per question (K-01, K-05, C-13, C-14, C-31). */
export interface QuestionUploads extends Pick<Uploads, 'cancel' | 'stop' | 'running' | 'subscribe'> {
  /**
   * Refuses what is too large or empty before anything is sent. The file before it stays the answer until this one has
   * arrived (H16); then its id is discarded (K-05).
   */
  pick(question: Pick<Question, 'id' | 'max_size_mb'>, file: File): void;
  remove(questionId: number): void;
}

export const createQuestionUploads = (
  client: Client,
  settings: UploadLimits['settings'],
  tell: (message: QuestionUploadEvent) => void,
): QuestionUploads => {
  const uploads = createUploads(client, 'assessment_answer', (questionId, event) => tell({ ...event, questionId }));
  return {
    ...uploads,
    pick: (question, file) => uploads.pick(question.id, file, uploadRefusal({ question, settings }, file.size)),
    remove: (questionId) => {
      uploads.dismiss(questionId);
      tell({ type: 'file.removed', questionId });
    },
  };
};
