import { questionAnchor } from './question-state.ts';

const CONTROLS = 'input:not([type="file"]):checked, input:not([type="file"]), textarea, button';

/** A question's first control: the chosen option of a list, since Tab would lead there too. */
const controlOf = (question: HTMLElement): HTMLElement | null =>
  question.querySelector<HTMLElement>('input[type="radio"]:checked') ?? question.querySelector<HTMLElement>(CONTROLS);

/** Shows a question and puts the focus on its first control. */
export const goToQuestion = (questionId: number): void => {
  const question = document.getElementById(questionAnchor(questionId));
  if (question === null) return;
  question.scrollIntoView({ block: 'start' });
  controlOf(question)?.focus({ preventScroll: true });
};
