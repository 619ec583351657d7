// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { joannaReeve } from '#fixtures/colleagues.ts';
import { priyaNair, sofiaLindqvist } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { comment, correct, KEY, markAll, open, setUpReview, submit } from '../testing/open-review.tsx';

setUpReview();

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
    expect(await screen.findByRole('region', { name: 'Nothing to review' })).toHaveTextContent(
      'Tom has nothing waiting for a review',
    );
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
    await markAll();
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
    await markAll();
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
    await door.backend.write((db) =>
      db.tables.user_assessments.update(50811, {
        status: 'pending',
        last_assessed_at: 1_772_409_600,
        last_assessed_user_id: 34,
      }),
    );
    await open(door);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Too late')).toBeNull();
    expect(Object.keys(localStorage).filter((name) => /^waymark\.(draft|outbox)\//.test(name))).toEqual([]);
  });

  test('D-11: somebody else’s decision is shown; what was typed here is not lost', async () => {
    const door = createInProcess();
    await open(door);
    await userEvent.type((await correct(2)) && comment(), 'Mine.');
    await door.backend.write((db) =>
      db.tables.user_assessments.update(50811, {
        status: 'completed',
        passed: true,
        score: 100,
        last_assessed_at: 1_772_409_600,
        last_assessed_user_id: 34,
      }),
    );
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const aside = await screen.findByRole('region', { name: 'Already reviewed' });
    expect(aside).toHaveTextContent('Ruth Adeyemi');
    expect(aside).toHaveTextContent('Your comment was not sent');
    expect(aside).toHaveTextContent('Mine.');
  });
});
