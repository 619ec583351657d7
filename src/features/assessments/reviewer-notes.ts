import type { Assessment } from '#contracts/assessments/assessment.schema.ts';

export interface ReviewerNote {
  readonly key: string;
  readonly by: string | null;
  readonly atUnix: number | null;
  readonly text: string;
  readonly fileId: number | null;
}

type Reviewed = Pick<
  Assessment,
  'messages' | 'last_assessed_comments' | 'last_assessed_file_id' | 'last_assessed_at' | 'last_assessed_user'
>;

/** C-01: every message, and the last decision's comment and file where no message already says the same. */
export const reviewerNotes = (assessment: Reviewed): readonly ReviewerNote[] => {
  const messages = (assessment.messages ?? []).map(({ message, user_name, created_at, file_id }, index) => ({
    key: `message-${index}`,
    by: user_name,
    atUnix: created_at,
    text: message,
    fileId: file_id ?? null,
  }));
  const text = assessment.last_assessed_comments ?? '';
  const fileId = assessment.last_assessed_file_id ?? null;
  const hasMessage = text === '' || messages.some((note) => note.text === text);
  const hasFile = fileId === null || messages.some((note) => note.fileId === fileId);
  if (hasMessage && hasFile) return messages;
  const last = {
    key: 'last',
    by: assessment.last_assessed_user?.name ?? null,
    atUnix: assessment.last_assessed_at ?? null,
    text: hasMessage ? '' : text,
    fileId: hasFile ? null : fileId,
  };
  return [...messages, last];
};
