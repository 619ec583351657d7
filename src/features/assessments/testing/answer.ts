import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The elements of the questions shown, in order. */
export const questionsShown = async (): Promise<HTMLElement[]> => {
  await screen.findAllByRole('button', { name: 'Submit' });
  return Array.from(document.querySelectorAll<HTMLElement>('fieldset.q'));
};

/** Answers every question that has choices: each by the words of the option that `choose` picks. */
export const answerChoices = async (choose: (options: readonly string[]) => readonly string[]): Promise<void> => {
  for (const question of await questionsShown()) {
    const boxes = [...within(question).queryAllByRole('radio'), ...within(question).queryAllByRole('checkbox')];
    const labels = boxes.map((box) => box.parentElement?.textContent ?? '');
    for (const word of choose(labels)) await userEvent.click(boxes[labels.indexOf(word)] as HTMLElement);
  }
};

/** Opens the check and confirms it. */
export const submitAfterCheck = async (): Promise<void> => {
  await userEvent.click(screen.getAllByRole('button', { name: 'Submit' })[0] as HTMLElement);
  const check = await screen.findByRole('dialog');
  await userEvent.click(within(check).getByRole('button', { name: 'Submit' }));
};
