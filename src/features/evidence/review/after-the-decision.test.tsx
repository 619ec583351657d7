// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import type { House } from '#mocks/testing/visit.ts';
import { button, choose, KEY, recordOf } from '../testing/evidence-page.ts';
import { reviewerDevice } from '../testing/reviewer-device.ts';
import { decideAndWait, enter, openEvidence, setUpEvidence, storedWork } from '../testing/open-evidence.tsx';

setUpEvidence();

describe('undo, and what is kept', () => {
  test('for eight seconds it can be taken back: the form stands as it was, and nothing leaves', async () => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Reject/);
    await userEvent.type(screen.getByLabelText('Message to Tom'), 'Please send');
    await userEvent.click(button('Reject evidence'));
    expect(button('Undo the rejection of this evidence')).toHaveFocus();
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.keyboard('z');
    expect(screen.getByLabelText('Message to Tom')).toHaveValue('Please send');
    expect(button('Reject evidence')).toHaveFocus();
    expect(await recordOf(door)).toMatchObject({ status: 'pending' });
  });

  test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])('R11: %s takes it back, too', async (keys) => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Accept/);
    await userEvent.click(button('Accept evidence'));
    await userEvent.keyboard(keys);
    expect(button('Accept evidence')).toHaveFocus();
  });

  test('R11: Enter pressed twice on the button decides, and takes nothing back', async () => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Accept/);
    button('Accept evidence').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(button('Undo the acceptance of this evidence')).toHaveFocus();
  });

  test('R11: a decision that leaves with its page for another one of the app is told there', async () => {
    const door = await enter();
    const device = reviewerDevice(door);
    device.open();
    const { unmount } = await openEvidence(door, KEY, { persistence: device.persistence });
    await choose(/^Accept/);
    await userEvent.click(button('Accept evidence'));
    unmount();
    await vi.waitFor(() =>
      expect(device.told).toEqual([
        expect.stringContaining('Your decision about Basic Life Support: annual update, Tom Whitfield, has been sent.'),
      ]),
    );
    device.open(null);
  });

  test('what was typed is there after a reload, and not at the next piece', async () => {
    const door = await enter();
    const first = await openEvidence(door, KEY);
    await choose(/^Reject/);
    await userEvent.type(screen.getByLabelText('Message to Tom'), 'For Tom alone');
    first.unmount();
    const next = await openEvidence(door, 'evidence-leah');
    await screen.findByText('Evidence from Leah Goldman');
    expect(screen.queryByDisplayValue('For Tom alone')).toBeNull();
    await choose(/^Reject/);
    expect(screen.getByLabelText('Message to Leah')).toHaveValue('');
    next.unmount();
    await openEvidence(door, KEY);
    expect(await screen.findByLabelText('Message to Tom')).toHaveValue('For Tom alone');
  });

  test('a page that closes takes its decision along', async () => {
    const door = await enter();
    const { unmount } = await openEvidence(door, KEY);
    await choose(/^Accept/);
    await userEvent.click(button('Accept evidence'));
    unmount();
    await vi.waitFor(async () => expect(await recordOf(door)).toMatchObject({ status: 'accepted' }));
    await vi.waitFor(() => expect(storedWork()).toEqual([]));
  });
});

describe('R11: who may not decide', () => {
  test('one’s own evidence is for somebody else: to read, with nothing to send', async () => {
    const door = await enter();
    await openEvidence(door, 'evidence-bls-priya');
    expect(await screen.findByRole('heading', { name: 'This is your own evidence' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /evidence$/ })).toBeNull();
  });

  test('words that a 403 kept from being sent are shown, to copy', async () => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Reject/);
    await userEvent.type(screen.getByLabelText('Message to Tom'), 'Please send all of it');
    await door.demo.faults.set([{ call: 'reviewEvidence', status: 403 }]);
    await decideAndWait(button('Reject evidence'));
    expect(await screen.findByRole('heading', { name: 'Denied' })).toBeInTheDocument();
    expect(screen.getByText('Please send all of it')).toBeInTheDocument();
  });
});

describe('Q-12: two reviewers', () => {
  const ruthDecides = (door: House) =>
    door.backend.write((db) =>
      db.tables.evidence.update(KEY, {
        status: 'rejected',
        reviewed_user_id: ruthAdeyemi.id,
        reviewed_at: Math.floor(door.backend.nowMs() / 1000),
        review_message: 'From Ruth',
      }),
    );

  test('the second one is told at once by the server’s refusal; their message is shown, not sent', async () => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Reject/);
    await userEvent.type(screen.getByLabelText('Message to Tom'), 'Too late');
    await ruthDecides(door);
    await decideAndWait(button('Reject evidence'));
    expect(await screen.findByRole('heading', { name: 'This evidence was already reviewed' })).toBeInTheDocument();
    expect(screen.getByText('Your message was not sent')).toBeInTheDocument();
    expect(await recordOf(door)).toMatchObject({ review_message: 'From Ruth' });
    // R11.
    await userEvent.click(button('Discard'));
    expect(screen.queryByText('Too late')).toBeNull();
    expect(storedWork()).toEqual([]);
  });

  test('Y-09: and by the event, before anything is sent', async () => {
    const door = await enter();
    const { queries } = await openEvidence(door, KEY);
    await choose(/^Accept/);
    await ruthDecides(door);
    await act(() => queries.invalidateQueries({ queryKey: ['reviews'] }));
    expect(await screen.findByRole('heading', { name: 'This evidence was already reviewed' })).toBeInTheDocument();
    expect(screen.getByText(/Ruth Adeyemi/)).toBeInTheDocument();
  });
});
