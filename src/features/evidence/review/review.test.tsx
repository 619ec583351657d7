// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { acceptedEvidence, evidenceElsewhere, evidenceOfTom, rejectedEvidence } from '#fixtures/evidence.ts';
import { marcusBell, priyaNair, sofiaLindqvist } from '#fixtures/people.ts';
import { button, choose, KEY, recordOf } from '../testing/evidence-page.ts';
import { decideAndWait, enter, openEvidence, setUpEvidence } from '../testing/open-evidence.tsx';

setUpEvidence();

const decision = () =>
  screen.findByRole('region', { name: /^(Your decision|Accepted|Rejected|This evidence was already reviewed)$/ });
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

describe('Q-01: the evidence', () => {
  test('whose it is, what for, what was said with it, and its file', async () => {
    await openEvidence(await enter(), KEY);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Basic Life Support: annual update' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Evidence from Tom Whitfield')).toBeInTheDocument();
    expect(screen.getByText(evidenceOfTom.message ?? '')).toBeInTheDocument();
    expect(await screen.findByRole('figure', { name: 'bls-certificate.pdf' })).toBeInTheDocument();
    expect(screen.getByText('You are signed in as Priya Nair')).toBeInTheDocument();
  });

  test('Q-03: its organisation comes to the front by itself', async () => {
    const met: number[] = [];
    await openEvidence(await enter(sofiaLindqvist.email), evidenceElsewhere.key, {
      onOrganisation: (id) => met.push(id),
    });
    await screen.findByText('Evidence from Emily Frost');
    expect(met).toEqual([81]);
  });

  test.each([
    ['accepted', acceptedEvidence.key],
    ['rejected', rejectedEvidence.key],
  ])('Q-02: one that was %s says that it was already reviewed, and has no actions', async (status, key) => {
    await openEvidence(await enter(), key);
    const aside = await decision();
    expect(within(aside).getByRole('heading', { level: 2 })).toHaveTextContent('already reviewed');
    expect(aside.textContent?.toLowerCase()).toContain(status);
    expect(within(aside).getByText(/Priya Nair/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(within(aside).queryByRole('button')).toBeNull();
  });

  test.each([
    ['without an admin account', marcusBell.email, KEY],
    ['in another organisation', priyaNair.email, evidenceElsewhere.key],
  ])('Q-11: %s it is denied, and nobody is signed out', async (_, email, key) => {
    const door = await enter(email);
    const { failures } = await openEvidence(door, key);
    expect(await screen.findByRole('heading', { name: 'Denied' })).toBeInTheDocument();
    expect(failures.map(({ treatment }) => treatment)).toEqual(['own']);
    expect((await door.get('me')).status).toBe(200);
  });

  test('A-26: a link that leads nowhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openEvidence(await enter(), 'none');
    expect(await screen.findByRole('heading', { name: /^Caught: getEvidence: http 404/ })).toBeInTheDocument();
  });
});

describe('Q-04: accepting', () => {
  test('today and 100 unless something else is filled in; what follows is said before', async () => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Accept/);
    expect(screen.getByLabelText(/^Score/)).toHaveValue('100');
    expect(screen.getByText(/^Completed from .+, expires .+\. Tom is told by e-mail\.$/)).toBeInTheDocument();
    await fill(screen.getByLabelText(/^Score/), '90');
    await decideAndWait(button('Accept evidence'));
    expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeInTheDocument();
    const stored = await recordOf(door);
    expect(stored).toMatchObject({ status: 'accepted', score: 90, reviewed_user_id: priyaNair.id });
    expect(Math.abs((stored?.last_completed_at ?? 0) - door.backend.nowMs() / 1000)).toBeLessThan(60);
    expect(screen.getByText('90%')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Review the next' })).toHaveAttribute(
      'href',
      '/e/evidence-bls-marcus',
    );
  });

  test.each([
    ['101', 'Please enter a number between 0 and 100'],
    ['-1', 'Please enter a number between 0 and 100'],
    ['all', 'Please enter a number'],
    ['', 'Please complete this field'],
  ])('a score of "%s" is refused here, in words, and nothing leaves', async (score, text) => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Accept/);
    await fill(screen.getByLabelText(/^Score/), score);
    expect(screen.getByLabelText(/^Score/)).toHaveAccessibleDescription(
      expect.stringContaining(text) as unknown as string,
    );
    expect(button('Accept evidence')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Accept evidence'));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByLabelText(/^Score/)).toHaveFocus();
    expect(await recordOf(door)).toMatchObject({ status: 'pending' });
  });

  test.each([
    [1, 'Please enter a day that is not in the future'],
    [null, 'Please complete this field'],
  ])('a date %s days from now: %s', async (days, text) => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Accept/);
    const field = screen.getByLabelText(/^Completed on/);
    await userEvent.clear(field);
    if (days !== null)
      await userEvent.type(field, new Date(door.backend.nowMs() + days * 86_400_000).toISOString().slice(0, 10));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text) as unknown as string);
    expect(button('Accept evidence')).toHaveAttribute('aria-disabled', 'true');
  });

  test('R10: a day before it was sent counts, and is pointed out', async () => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Accept/);
    const field = screen.getByLabelText(/^Completed on/);
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Today or before') as unknown as string);
    await userEvent.clear(field);
    await userEvent.type(field, '2020-01-31');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Before it was sent, on ') as unknown as string);
    expect(field).toBeValid();
    await decideAndWait(button('Accept evidence'));
    expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeInTheDocument();
    expect(await recordOf(door)).toMatchObject({
      status: 'accepted',
      last_completed_at: Date.UTC(2020, 0, 31, 12) / 1000,
    });
  });
});

describe('Q-05: rejecting', () => {
  test.each([
    ['without a message', '', null],
    ['with script', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['with 100,000 characters', 'x'.repeat(100_000), 'x'.repeat(100_000)],
  ])('%s', async (_, typed, stored) => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Reject/);
    if (typed !== '') {
      await userEvent.click(screen.getByLabelText('Message to Tom'));
      await userEvent.paste(typed);
    }
    await decideAndWait(button('Reject evidence'));
    expect(await screen.findByRole('heading', { name: 'Rejected' })).toBeInTheDocument();
    expect(await recordOf(door)).toMatchObject({ status: 'rejected', review_message: stored });
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});
