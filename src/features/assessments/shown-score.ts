import type { Answer, Assessment } from '#contracts/assessments/assessment.schema.ts';

const MOST_DECIMALS = 4;

/** What decided about an attempt: the pass mark in per cent, and whether it was reached. */
type Verdict = Pick<Assessment, 'pass' | 'passed'>;

/** Whether a figure says the opposite of the verdict, by rounding alone: a reviewer may pass work that scored far less. */
const contradicts = (shown: number, { pass, passed }: Verdict): boolean =>
  pass !== null && passed !== null && Math.abs(shown - pass) < 1 && shown >= pass !== passed;

/**
 * A score in per cent as it is shown: whole, or cut after as few decimals as make it agree with the verdict (H11, C-33:
 * the unrounded share decides). Null where no figure that is known agrees.
 */
export const shownScore = (score: number, verdict: Verdict): number | null => {
  if (!contradicts(Math.round(score), verdict)) return Math.round(score);
  for (let decimals = 1; decimals <= MOST_DECIMALS; decimals += 1) {
    const cut = Math.trunc(score * 10 ** decimals) / 10 ** decimals;
    if (!contradicts(cut, verdict)) return cut;
  }
  return null;
};

/** The share of right answers in per cent, where the server sent a rounded one and every verdict. */
const unrounded = (score: number, answers: readonly Answer[]): number => {
  const share = (answers.filter(({ correct }) => correct === true).length * 100) / answers.length;
  return answers.length > 0 && answers.every(({ correct }) => correct !== null) && Math.round(share) === score
    ? share
    : score;
};

/** C-18, C-19: the score of the last attempt; null where the organisation hides it or nobody has marked yet. */
export const visibleScore = ({
  hide_score,
  score,
  answers,
  pass,
  passed,
}: Pick<Assessment, 'hide_score' | 'score' | 'answers' | 'pass' | 'passed'>): number | null =>
  hide_score === true || score === null ? null : shownScore(unrounded(score, answers ?? []), { pass, passed });
