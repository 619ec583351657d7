import * as z from 'zod/mini';
import type { Answer, Assessment, Question, QuestionType } from '#contracts/assessments/assessment.schema.ts';
import type { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import { BYTES_PER_MEGABYTE, LIMITS } from '#contracts/constants.ts';
import { EMPTY_FILE, oversizeMessage } from './upload-limit.ts';

/** One answer as a reviewer meets it, in the order of the reply. */
export interface ReviewRow {
  /** As it is shown, from 1. */
  readonly number: number;
  /** Null where the reply names no question of that title: then it can be read and not marked. */
  readonly questionId: number | null;
  readonly type: QuestionType;
  readonly question: string;
  readonly response: string;
  /** The options chosen, each by itself; empty for texts and files. */
  readonly chosen: readonly string[];
  /** What names the file of a file answer (D-13). */
  readonly fileKey: string | null;
  readonly correct: boolean | null;
  /** D-03: a person marks it. */
  readonly isManual: boolean;
}

/**
 * The options of which a response is made: the server joins them with commas, and an option may hold commas itself.
 * What is not made of options stays as it is.
 */
export const chosenOptions = (response: string, options: Question['options']): readonly string[] => {
  const fromHere = (rest: string): readonly string[] | null => {
    if (rest === '') return [];
    for (const { value } of options ?? []) {
      if (rest === value) return [value];
      if (value === '' || !rest.startsWith(`${value}, `)) continue;
      const further = fromHere(rest.slice(value.length + 2));
      if (further !== null) return [value, ...further];
    }
    return null;
  };
  return fromHere(response) ?? [response];
};

const typeOf = (answer: Answer, question: Question | undefined): QuestionType =>
  question?.type ?? (answer.key === null || answer.key === undefined ? 'textarea' : 'file');

/**
 * D-03, D-16: the answers with their questions. An answer names its question by its title; of two questions with the
 * same title the first that is not taken is meant.
 */
export const reviewRows = ({ answers, questions }: Pick<Assessment, 'answers' | 'questions'>): readonly ReviewRow[] => {
  const free = [...questions];
  return (answers ?? []).map((answer, index) => {
    const at = free.findIndex(({ title }) => title === answer.question);
    const [question] = at === -1 ? [] : free.splice(at, 1);
    const type = typeOf(answer, question);
    return {
      number: index + 1,
      questionId: question?.id ?? null,
      type,
      question: answer.question,
      response: answer.response,
      chosen: type === 'select' ? chosenOptions(answer.response, question?.options) : [],
      fileKey: type === 'file' ? (answer.key ?? null) : null,
      correct: answer.correct,
      isManual: question !== undefined && (type !== 'select' || answer.correct === null),
    };
  });
};

/**
 * Marks that a person gave, by question id. What is not there nobody has looked at yet; sent so, it counts as not
 * correct.
 */
export const Marks = z.record(z.string().check(z.regex(/^\d+$/)), z.boolean());
export type Marks = Readonly<z.output<typeof Marks>>;

/** What the decision needs of a row. */
export type Markable = Pick<ReviewRow, 'questionId' | 'type' | 'correct' | 'isManual'>;

/** The mark that stands now: a person's, else the server's. */
export const markOf = ({ questionId, correct, isManual }: Markable, marks: Marks): boolean =>
  isManual && questionId !== null ? (marks[questionId] ?? false) : correct === true;

/** Ids of the questions that a person marks (D-03). */
export const manualIds = (rows: readonly Markable[]): readonly number[] =>
  rows.flatMap(({ questionId, isManual }) => (isManual && questionId !== null ? [questionId] : []));

/** Ids of the questions that a person marks and has not looked at yet (R12). */
export const unmarkedIds = (rows: readonly Markable[], marks: Marks): readonly number[] =>
  manualIds(rows).filter((id) => marks[id] === undefined);

/** D-04: sets or unsets every answer that a person marks. */
export const markAll = (rows: readonly Markable[], correct: boolean): Marks =>
  Object.fromEntries(manualIds(rows).map((id) => [id, correct]));

/** D-04: how mark-all stands; `mixed` shows a dash. */
export const markAllState = (rows: readonly Markable[], marks: Marks): 'all' | 'none' | 'mixed' => {
  const ids = manualIds(rows);
  const correct = ids.filter((id) => marks[id] === true).length;
  if (correct === 0) return 'none';
  return correct === ids.length ? 'all' : 'mixed';
};

/** What the marks come to so far. */
export interface Tally {
  readonly right: number;
  readonly total: number;
  /** Whole per cent. */
  readonly percent: number;
  /** C-33: the unrounded share reaches the pass mark. */
  readonly isEnough: boolean;
}

/**
 * Counted while marking, so that nobody decides without seeing what follows. `pass` is a percentage; null asks for
 * nothing.
 */
export const tallyOf = (rows: readonly Markable[], marks: Marks, pass: number | null): Tally => {
  const right = rows.filter((row) => markOf(row, marks)).length;
  const total = rows.length;
  return {
    right,
    total,
    percent: total === 0 ? 0 : Math.round((right * 100) / total),
    isEnough: right * 100 >= (pass ?? 0) * total,
  };
};

/** D-09: every answer with its mark, by the id and the type of its question. */
export const markedAnswers = (rows: readonly Markable[], marks: Marks): ReviewSubmission['answers'] =>
  rows.flatMap((row) =>
    row.questionId === null ? [] : [{ id: row.questionId, type: row.type, correct: markOf(row, marks) }],
  );

/** Which work is reviewed: by the key of the link in the mail, or by person and assessment (D-01, D-02). */
export const ReviewSubject = z.union([
  z.object({ by: z.literal('key'), key: z.string() }),
  z.object({ by: z.literal('user'), userId: z.number(), assessmentId: z.number() }),
]);
export type ReviewSubject = Readonly<z.output<typeof ReviewSubject>>;

/** A subject as one word, the same for the same work by the same way and for no other (D-19). */
export const subjectName = (subject: ReviewSubject): string =>
  subject.by === 'key' ? `a/${encodeURIComponent(subject.key)}` : `users/${subject.userId}/${subject.assessmentId}`;

/** A file that was stored for the comment. `bytes` is for the screen only. */
export const ReviewFile = z.object({ id: z.number(), name: z.string(), bytes: z.number() });
export type ReviewFile = Readonly<z.output<typeof ReviewFile>>;

/** What a reviewer marked and wrote and did not send. It belongs to one attempt of one person (D-19). */
export const ReviewDraft = z.object({
  /** Attempts that the learner had used when this was typed: it never fills the review of a later one. */
  attempt: z.number(),
  marks: Marks,
  comment: z.string(),
  file: z.nullable(ReviewFile),
});
export type ReviewDraft = Readonly<z.output<typeof ReviewDraft>>;

/** Where a review begins: with what was typed for this attempt, else with nothing looked at. */
export const beginReview = (attempt: number, rows: readonly Markable[], draft: ReviewDraft | null): ReviewDraft => {
  if (draft?.attempt !== attempt) return { attempt, marks: {}, comment: '', file: null };
  const marks = Object.fromEntries(
    manualIds(rows).flatMap((id) => (draft.marks[id] === undefined ? [] : [[id, draft.marks[id]]])),
  );
  return { ...draft, marks };
};

/** Whether somebody marked or wrote anything. */
export const hasContent = ({ marks, comment, file }: ReviewDraft): boolean =>
  comment.trim() !== '' || file !== null || Object.keys(marks).length > 0;

/** D-07: a file needs a comment; without one there need not be any. */
export const commentIsMissing = ({ comment, file }: Pick<ReviewDraft, 'comment' | 'file'>): boolean =>
  file !== null && comment.trim() === '';

/** D-09: what is sent. */
export const submissionOf = (rows: readonly Markable[], { marks, comment, file }: ReviewDraft): ReviewSubmission => ({
  answers: markedAnswers(rows, marks),
  last_assessed_comments: comment.trim() === '' ? null : comment.trim(),
  last_assessed_file_id: file?.id ?? null,
});

/** D-06: the organisation's limit, else 10. Megabytes. */
export const reviewLimitInMegabytes = (settings: {
  readonly max_size_mb_assessment_review?: number | null | undefined;
}): number => settings.max_size_mb_assessment_review ?? LIMITS.assessmentReviewMegabytes;

/** Why a file cannot be attached, or null; asked before anything is sent (D-06, C-14). */
export const attachmentRefusal = (limitInMegabytes: number, bytes: number): string | null => {
  if (bytes === 0) return EMPTY_FILE;
  return bytes > limitInMegabytes * BYTES_PER_MEGABYTE ? oversizeMessage(limitInMegabytes, bytes) : null;
};

/** Whether a reviewer handed it in themselves: somebody else decides about it. */
export const isOwnWork = ({ user_id, user }: Pick<Assessment, 'user_id' | 'user'>, reviewerId: number): boolean =>
  (user_id ?? user?.id) === reviewerId;

/** Whether the work waits for a decision. */
export const waitsForReview = ({ status }: Pick<Assessment, 'status'>): boolean => status === 'review';
