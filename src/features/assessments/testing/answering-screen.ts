import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questionsShown } from './answer.ts';

/** The question at this place, from 1 on. */
export const fieldset = async (number: number) => (await questionsShown())[number - 1] as HTMLElement;

/** The button Submit at the end of the page. */
export const submit = () =>
  within(screen.getByRole('region', { name: 'Submit' })).getByRole('button', { name: 'Submit' });

/** What Submit gives as the reason why it cannot be pressed yet. */
export const why = () => document.getElementById(submit().getAttribute('aria-describedby') ?? '')?.textContent;

/** Answers the first two questions of 501: one choice, and several. */
export const answerFirstTwo = async (): Promise<void> => {
  await userEvent.click(within(await fieldset(1)).getAllByRole('radio')[1] as HTMLElement);
  await userEvent.click(within(await fieldset(2)).getAllByRole('checkbox')[0] as HTMLElement);
};
