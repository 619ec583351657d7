/** The toggle of a question, for whoever leads there. */
export const judgeId = (questionId: number): string => `judge-${questionId}`;

/** Brings the toggle of a question into sight and gives it the focus. */
export const goToJudge = (questionId: number): void => {
  const toggle = document.getElementById(judgeId(questionId));
  toggle?.closest('article')?.scrollIntoView({ block: 'center' });
  toggle?.focus({ preventScroll: true });
};
