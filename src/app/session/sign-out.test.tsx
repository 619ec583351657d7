// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assessmentWork } from '#features/assessments/drafts/assessment-work.ts';
import { reviewWork } from '#features/assessments/review/review-work.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { registerOpenSubmission } from '#persistence/open-submissions.ts';
import type { OutboxNote } from '#persistence/outbox.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { unsentItems, wipeWork } from '#persistence/registry.ts';
import { declareUnsentWork } from '#persistence/unsent-work.ts';
import { WORK_KINDS } from '../work/work-kinds.ts';
import { askSignOut, signIn } from './testing/ask-sign-out.tsx';

const AMARA = 31;
const LUKE = 32;
const device = { outbox: browserOutbox(), storage: browserStorage };

const answersOf = (assessmentId: number, count: number) => {
  const answers = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [index + 1, { kind: 'text' as const, text: 'written' }]),
  );
  return { assessmentId, attempts: 0, order: Object.keys(answers).map(Number), answers };
};
const type = (userId: number, assessmentId: number, title: string, count: number): void => {
  openDrafts(assessmentWork, userId, browserStorage).write(`1/${assessmentId}/0`, {
    title,
    draft: answersOf(assessmentId, count),
  });
};
const confirmAnswers = (userId: number): void => {
  const input = { organisationId: 1, draft: answersOf(501, 3) };
  browserOutbox().put(
    { userId, kind: assessmentWork.name, name: '1/501' },
    { stage: 'confirmed', title: 'Infection Control', confirmedAtMs: 0, input },
  );
};
const REVIEW = { userId: AMARA, kind: reviewWork.name, name: 'a/review-508-11' };
/** A decision about Leah's work. */
const decide = (note: Partial<OutboxNote> = {}): void => {
  const draft = { attempt: 1, marks: {}, comment: 'Clear.', file: null };
  const input = {
    learner: 'Leah Brown',
    draft,
    subject: { by: 'key', key: 'review-508-11' },
    submission: { answers: [], last_assessed_comments: 'Clear.', last_assessed_file_id: null },
  };
  browserOutbox().put(REVIEW, { stage: 'confirmed', title: 'Laboratory work', confirmedAtMs: 0, input, ...note });
};
const unsent = (userId: number) => unsentItems(WORK_KINDS, userId, device);
const ask = (ends?: Parameters<typeof askSignOut>[1]) => askSignOut({ id: AMARA, first_name: 'Amara' }, ends);
const named = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const userId of [AMARA, LUKE]) wipeWork(userId, device);
});

test('names what was not sent, each with its count; nothing happens before it is confirmed (A-28)', async () => {
  type(AMARA, 501, 'Infection Control: final assessment', 3);
  type(AMARA, 502, 'Hand hygiene check', 1);
  type(LUKE, 501, 'Luke’s', 1);
  const { login, onStay } = await ask();
  expect(await named()).toEqual(['Infection Control: final assessment: 3 answers', 'Hand hygiene check: 1 answer']);
  expect(screen.getByText('This work was not submitted. Signing out removes it from this device.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onStay).toHaveBeenCalledTimes(1);
  expect(login.getSnapshot().matches('signedIn')).toBe(true);
  expect(unsent(AMARA)).toHaveLength(2);
});

test('confirmed: signed out, this person’s drafts are wiped, another’s are not', async () => {
  type(AMARA, 501, 'Infection Control', 3);
  type(LUKE, 501, 'Luke’s', 1);
  const { login } = await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
  await waitFor(() => expect(unsent(AMARA)).toEqual([]));
  expect(unsent(LUKE)).toHaveLength(1);
});

test('names a submission that waits as one, once, and wipes it with the rest (A-28)', async () => {
  type(AMARA, 501, 'Infection Control', 3);
  for (const userId of [AMARA, LUKE]) confirmAnswers(userId);
  const { login } = await ask();
  expect(await named()).toEqual(['Infection Control: confirmed, and waiting to be sent']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
  await waitFor(() => expect(browserOutbox().of(AMARA)).toEqual([]));
  expect(browserOutbox().of(LUKE)).toHaveLength(1);
});

test('a sign-out that failed wipes nothing', async () => {
  type(AMARA, 501, 'Infection Control', 3);
  const { login } = await ask({
    ok: false,
    problem: { kind: 'http', status: 500, message: null, errors: {}, retryAfterSeconds: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(unsent(AMARA)).toHaveLength(1);
});

test('nothing unsent: nothing is asked', async () => {
  const { login } = await ask();
  await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a session that merely ends wipes nothing', async () => {
  type(AMARA, 501, 'Infection Control', 3);
  const login = await signIn();
  login.send({ type: 'session.ended', problem: null });
  await new Promise((resolve) => setTimeout(resolve));
  expect(unsent(AMARA)).toHaveLength(1);
});

test('stores first what is about to be stored, and names what the device refused as the page’s (C-29)', async () => {
  const flushDraft = vi.fn<() => void>(() => type(AMARA, 501, 'Infection Control', 1));
  const release = declareUnsentWork({
    noun: 'answers',
    amount: '1 of 4',
    isOnDevice: false,
    backLabel: 'Back',
    flushDraft,
  });
  await ask();
  expect(await named()).toEqual(['Infection Control: 1 answer', 'What you wrote on this page']);
  release();
  expect(flushDraft).toHaveBeenCalledTimes(1);
});

describe('decisions that can still be taken back (R1)', () => {
  /** A page whose time to undo runs; what it sends arrives, or does not. */
  const openPage = (arrives: boolean) => {
    decide({ sendAfterMs: Date.now() + 8000 });
    const sendNow = vi.fn<() => Promise<void>>(() => {
      if (arrives) browserOutbox().remove(REVIEW);
      else browserOutbox().update(REVIEW, { stage: 'confirmed', sendAfterMs: 0 });
      return Promise.resolve();
    });
    return { sendNow, release: registerOpenSubmission({ sendNow, abandon: () => undefined }) };
  };

  test('are sent first; nothing is asked where everything arrived', async () => {
    const { sendNow, release } = openPage(true);
    const { login } = await ask();
    await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
    release();
    expect([sendNow.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([1, null]);
  });

  test('are named where they could not be sent, and stay when somebody stays', async () => {
    const { release } = openPage(false);
    const { login } = await ask();
    expect(await named()).toEqual(['Laboratory work: your review of Leah Brown, waiting to be sent']);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    release();
    expect([login.getSnapshot().matches('signedIn'), browserOutbox().find(REVIEW)?.stage]).toEqual([true, 'confirmed']);
  });

  test('what a closed tab left behind is named, too', async () => {
    decide({ stage: 'left', hasLeft: true, sendAfterMs: Date.now() - 60_000 });
    await ask();
    expect(await named()).toEqual(['Laboratory work: your review of Leah Brown, waiting to be sent']);
  });

  test('of another tab are waited for: it sends them, and nothing is asked', async () => {
    decide({ sendAfterMs: Date.now() + 8000 });
    const { login } = await ask();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    browserOutbox().remove(REVIEW);
    await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
