import type { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import type { ReviewRow } from './review-rows.ts';

/**
 * Marks that a person gave, by question id. What is not there nobody has looked at yet; sent so, it counts as not
 * correct.
 */
export type Marks = Readonly<Record<number, boolean>>;

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
