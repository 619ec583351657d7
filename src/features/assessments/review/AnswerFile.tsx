import { useCallback } from 'react';
import { useApi } from '#api/api-context.ts';
import type { ReviewSubject } from '#machines/assessments/review-rules.ts';
import { FilePreview } from '#ui/texts/viewer/FilePreview.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { loadAnswerFile } from './review.calls.ts';

/** D-13: a file that was handed in, in its place. */
export function AnswerFile({ subject, fileKey, name }: { subject: ReviewSubject; fileKey: string; name: string }) {
  const client = useApi();
  const load = useCallback(() => loadAnswerFile(client, subject, fileKey), [client, subject, fileKey]);
  return <FilePreview name={name} load={load} save={saveBytes} />;
}
