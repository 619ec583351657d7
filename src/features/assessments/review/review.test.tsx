// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { joannaReeve } from '#fixtures/colleagues.ts';
import { priyaNair, sofiaLindqvist } from '#fixtures/people.ts';
import type { ReviewSubject } from '#machines/assessments/review-draft.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { ReviewPage } from './ReviewPage.tsx';

beforeEach(() => {
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:a-file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const KEY: ReviewSubject = { by: 'key', key: 'review-508-11' };

const open = async (door: InProcess, subject: ReviewSubject = KEY, email: string = priyaNair.email) => {
  await door.demo.as(email);
  const onOrganisation = vi.fn<(id: number) => void>();
  const { unmount } = await openPage(door, (person) => <ReviewPage {...person} subject={subject} onOrganisation={onOrganisation} denied={(unsentText) => [<h1 key="denied">Denied</h1>, unsentText]} />);
  return { onOrganisation, unmount };
};

const correct = (number: number) => screen.findByRole('checkbox', { name: `Correct, question ${number}` });
const submit = () => screen.getByRole('button', { name: 'Submit review' });
const comment = () => screen.getByRole('textbox', { name: 'Comment to Amara' });

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
    expect(await screen.findByRole('link', { name: 'ruth.adeyemi@demo.example' })).toHaveAttribute('href', 'mailto:ruth.adeyemi@demo.example');
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
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'guide.pdf'));
    expect(await screen.findByText(/The given data was invalid|problem uploading this file/)).toBeVisible();
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  test('D-07: the comment is required once a file is attached, and no longer when it is removed', async () => {
    await open(createInProcess());
    await correct(2);
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'guide.pdf'));
    await screen.findByRole('button', { name: 'Remove: guide.pdf' });
    expect(submit()).toHaveAccessibleDescription('Write a comment, because a file is attached.');
    expect(comment()).toHaveAttribute('aria-required', 'true');
    // R11, K-08: not before somebody was there, or tried to submit.
    expect(comment()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(comment());
    await userEvent.tab();
    expect(comment()).toHaveAttribute('aria-invalid', 'true');
    expect(comment()).toHaveAccessibleDescription(expect.stringContaining('Please complete this field') as unknown as string);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: guide.pdf' }));
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  test('D-07, K-06: submitting with the keys before the comment is there leads to it, and says what it wants', async () => {
    await open(createInProcess());
    await correct(2);
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'guide.pdf'));
    await screen.findByRole('button', { name: 'Remove: guide.pdf' });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(comment()).toHaveFocus();
    expect(comment()).toHaveAccessibleDescription(expect.stringContaining('Please complete this field') as unknown as string);
  });

  test('a comment that is script is text, for the reviewer who sees it again too', async () => {
    const door = createInProcess();
    const script = '<img src=x onerror="window.planted=1"><script>window.planted=1</script>';
    await door.backend.write((db) => db.tables.user_assessments.update(50811, { messages: [{ message: script, user_name: '<b>Daniel</b>', created_at: 1_772_409_600 }] }));
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

describe('what cannot be marked', () => {
  test('D-11: already reviewed shows status, date and score; no toggles, no Submit', async () => {
    await open(createInProcess(), { by: 'key', key: 'review-508-12' });
    const aside = await screen.findByRole('region', { name: 'Already reviewed' });
    expect(aside).toHaveTextContent('Passed');
    expect(aside).toHaveTextContent('100%');
    expect(within(aside).getByText('Clear, and the ticket is complete. Thank you.')).toBeVisible();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull();
  });

  test('D-02: what nobody handed in has nothing to review', async () => {
    await open(createInProcess(), { by: 'user', userId: 12, assessmentId: 501 });
    expect(await screen.findByRole('region', { name: 'Nothing to review' })).toHaveTextContent('Tom has nothing waiting for a review');
  });

  test('D-14: a reviewer without an admin account is denied', async () => {
    await open(createInProcess(), KEY, joannaReeve.email);
    expect(await screen.findByRole('heading', { name: 'Denied' })).toBeVisible();
  });

  test('D-01: the work of another organisation says so, for whoever switches', async () => {
    const { onOrganisation } = await open(createInProcess(), { by: 'key', key: 'review-531-32' }, sofiaLindqvist.email);
    await screen.findByRole('button', { name: 'Submit review' });
    await waitFor(() => expect(onOrganisation).toHaveBeenCalledWith(81));
  });

  test('R11: one’s own work is for somebody else to decide: nothing to mark, nothing to submit, and the server refuses it', async () => {
    const door = createInProcess();
    await door.backend.write((db) => db.tables.user_assessments.update(50811, { user_id: priyaNair.id }));
    await open(door);
    expect(await screen.findByRole('heading', { name: 'This is your own work' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull();
    expect(screen.queryByText(/Whoever submits first decides/)).toBeNull();
  });

  test('R11: words that a 403 kept from being sent are shown, to copy', async () => {
    const door = createInProcess();
    await open(door);
    await correct(2);
    await userEvent.type(comment(), 'Good order of steps.');
    await door.demo.faults.set([{ call: 'submitReview', status: 403 }]);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    submit().click();
    await act(() => vi.advanceTimersByTimeAsync(8050));
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Denied' })).toBeInTheDocument();
    expect(screen.getByText('Good order of steps.')).toBeInTheDocument();
  });

  test('R11: Ctrl+Z takes the decision back', async () => {
    await open(createInProcess());
    await correct(2);
    await userEvent.click(submit());
    expect(screen.getByRole('button', { name: /^Undo/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(submit()).toHaveFocus();
  });

  test('R11: a comment that somebody else’s decision overtook can be discarded, for good', async () => {
    const door = createInProcess();
    const { unmount } = await open(door);
    await correct(2);
    await userEvent.type(comment(), 'Too late');
    unmount();
    await door.backend.write((db) => db.tables.user_assessments.update(50811, { status: 'pending', last_assessed_at: 1_772_409_600, last_assessed_user_id: 34 }));
    await open(door);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Too late')).toBeNull();
    expect(Object.keys(localStorage).filter((name) => /^waymark\.(draft|outbox)\//.test(name))).toEqual([]);
  });

  test('D-11: somebody else’s decision is shown; what was typed here is not lost', async () => {
    const door = createInProcess();
    await open(door);
    await userEvent.type((await correct(2)) && comment(), 'Mine.');
    await door.backend.write((db) => db.tables.user_assessments.update(50811, { status: 'completed', passed: true, score: 100, last_assessed_at: 1_772_409_600, last_assessed_user_id: 34 }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const aside = await screen.findByRole('region', { name: 'Already reviewed' });
    expect(aside).toHaveTextContent('Ruth Adeyemi');
    expect(aside).toHaveTextContent('Your comment was not sent');
    expect(aside).toHaveTextContent('Mine.');
  });
});
