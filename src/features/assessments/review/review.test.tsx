// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createInProcess } from '#mocks/in-process.ts';
import { comment, correct, open, setUpReview, submit } from '../testing/open-review.tsx';

setUpReview();

describe('marking', () => {
  test('D-03, D-16: choices show what was chosen and their mark, to read; texts and files have a toggle', async () => {
    await open(createInProcess());
    expect(await correct(2)).not.toBeChecked();
    expect(screen.getByText('Rinse it under running water')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Correct, question 1' })).toBeNull();
    expect(screen.getByRole('heading', { name: /An alginate impression leaves the mouth/ })).toBeVisible();
  });

  test('D-04: mark-all sets and unsets every answer, and shows a dash while they differ', async () => {
    await open(createInProcess());
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Mark all 2 correct/ });
    await userEvent.click(await correct(3));
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    expect(await correct(2)).toBeChecked();
    await userEvent.click(all);
    expect(await correct(3)).not.toBeChecked();
  });

  test('R12: an answer is not looked at until it is marked either way; sent before, it asks, and leads to the first', async () => {
    const door = createInProcess();
    await open(door);
    expect(await correct(2)).toBePartiallyChecked();
    expect(await correct(2)).toHaveAccessibleDescription(
      expect.stringContaining('Not looked at yet') as unknown as string,
    );
    expect(screen.getAllByText('Not looked at')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Not correct, question 3' }));
    expect(screen.getByRole('button', { name: 'Not correct, question 3' })).toHaveAttribute('aria-pressed', 'true');
    expect(await correct(3)).not.toBePartiallyChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const question = await screen.findByRole('alertdialog', { name: '1 answer was not looked at' });
    expect(question).toHaveTextContent(
      'It counts as not correct. Goes back to Amara as pending, with 2 attempts left.',
    );
    expect(screen.queryByText('Write a comment, because a file is attached.')).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'Look at it' }));
    await waitFor(async () => expect(await correct(2)).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Submit all the same' }));
    expect(await screen.findByRole('button', { name: /^Undo/ })).toBeInTheDocument();
  });

  test('R12: X marks the current answer as not correct', async () => {
    await open(createInProcess());
    (await correct(2)).focus();
    await userEvent.keyboard('x');
    expect(screen.getByRole('button', { name: 'Not correct, question 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('c');
    expect(await correct(2)).toBeChecked();
  });

  test('C-33: the outcome is counted while marking, and what it does to the learner is said before it is done', async () => {
    await open(createInProcess());
    await userEvent.click(await correct(2));
    const foot = submit().closest('.bench__foot') as HTMLElement;
    expect(foot).toHaveTextContent('2 of 3 67%, below the pass mark');
    expect(foot).toHaveTextContent('Goes back to Amara as pending, with 2 attempts left.');
    await userEvent.click(await correct(3));
    expect(foot).toHaveTextContent('3 of 3 100%, enough to pass');
    expect(foot).toHaveTextContent('Amara passes, and is told by e-mail.');
  });

  test('D-12: who was asked, by e-mail, and that an admin account is needed', async () => {
    await open(createInProcess());
    expect(await screen.findByRole('link', { name: 'ruth.adeyemi@demo.example' })).toHaveAttribute(
      'href',
      'mailto:ruth.adeyemi@demo.example',
    );
    expect(screen.getByText(/Reviewers need an admin account in Brightwater Dental Academy\./)).toBeVisible();
  });
});

describe('comment and attachment', () => {
  test('D-06, C-14: a file over the limit or empty is refused before it is sent', async () => {
    const door = createInProcess();
    await open(door);
    await correct(2);
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const large = new File(['x'], 'large.pdf');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await userEvent.upload(input, large);
    expect(await screen.findByText('Sorry, you can only upload up to 10 MB. This file is 10.1 MB.')).toBeVisible();
    await userEvent.upload(input, new File([], 'empty.pdf'));
    expect(await screen.findByText('This file is empty. Please choose another one.')).toBeVisible();
    expect((await door.demo.log()).filter(({ call }) => call === 'uploadFile')).toEqual([]);
  });

  test('D-06: one that the server refuses is said with the server’s words, and Submit stands', async () => {
    const door = createInProcess();
    await open(door);
    await correct(2);
    await door.demo.faults.set([{ call: 'uploadFile', status: 422 }]);
    await userEvent.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'guide.pdf'),
    );
    expect(await screen.findByText(/The given data was invalid|problem uploading this file/)).toBeVisible();
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  test('D-07: the comment is required once a file is attached, and no longer when it is removed', async () => {
    await open(createInProcess());
    await correct(2);
    await userEvent.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'guide.pdf'),
    );
    await screen.findByRole('button', { name: 'Remove: guide.pdf' });
    expect(submit()).toHaveAccessibleDescription('Write a comment, because a file is attached.');
    expect(comment()).toHaveAttribute('aria-required', 'true');
    // R11, K-08: not before somebody was there, or tried to submit.
    expect(comment()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(comment());
    await userEvent.tab();
    expect(comment()).toHaveAttribute('aria-invalid', 'true');
    expect(comment()).toHaveAccessibleDescription(
      expect.stringContaining('Please complete this field') as unknown as string,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove: guide.pdf' }));
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  test('D-07, K-06: submitting with the keys before the comment is there leads to it, and says what it wants', async () => {
    await open(createInProcess());
    await correct(2);
    await userEvent.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'guide.pdf'),
    );
    await screen.findByRole('button', { name: 'Remove: guide.pdf' });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(comment()).toHaveFocus();
    expect(comment()).toHaveAccessibleDescription(
      expect.stringContaining('Please complete this field') as unknown as string,
    );
  });

  test('a comment that is script is text, for the reviewer who sees it again too', async () => {
    const door = createInProcess();
    const script = '<img src=x onerror="window.planted=1"><script>window.planted=1</script>';
    await door.backend.write((db) =>
      db.tables.user_assessments.update(50811, {
        messages: [{ message: script, user_name: '<b>Daniel</b>', created_at: 1_772_409_600 }],
      }),
    );
    await open(door);
    expect(await screen.findByText(script)).toBeVisible();
    expect(screen.getByText('<b>Daniel</b>')).toBeVisible();
    expect(document.querySelector('.earlier img, .earlier script')).toBeNull();
  });

  test('100,000 characters are kept, and are there again', async () => {
    const door = createInProcess();
    const { unmount } = await open(door);
    await correct(2);
    const long = 'x'.repeat(100_000);
    await userEvent.click(comment());
    await userEvent.paste(long);
    expect(comment()).toHaveValue(long);
    unmount();
    await open(door);
    await correct(2);
    expect(comment()).toHaveValue(long);
  });
});
