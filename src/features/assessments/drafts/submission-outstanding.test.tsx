// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Opened } from '#api/testing/open-page.tsx';
import type { Fault } from '#contracts/demo.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { pageByItself, type Persistence } from '#persistence/persistence.ts';
import { unsentItems } from '#persistence/registry.ts';
import { assessmentWork } from './assessment-work.ts';
import { answerChoices, questionsShown, submitAfterCheck } from '../testing/answer.ts';
import { enter } from '../testing/enter.ts';
import { ASK_ONCE, openAssessment, openNextAttempt } from '../testing/open-assessment.tsx';
import { setUpPage } from '../testing/setup-page.ts';
import { submissionWorker } from '../testing/submission-worker.ts';
import {
  acceptedBy,
  checked,
  CHOICES,
  firstOption,
  REFUSED,
  result,
  SENT,
  stages,
  stored,
  wipeMemory,
} from '../testing/submission.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  wipeMemory();
  door = await enter();
});

const accepted = () => acceptedBy(door);
const isLocked = (tab: Element) => tab.querySelector('textarea')?.matches(':disabled');

describe('a reload while a submission is on its way', () => {
  test('that arrived: the page shows the result, and nothing is sent again', async () => {
    const before = await openAssessment(door, CHOICES);
    await answerChoices(firstOption);
    await door.demo.faults.set([
      { call: 'submitAnswers', kind: 'lost', delayMs: 50 },
      { call: 'getAssessment', kind: 'timeout' },
    ]);
    await submitAfterCheck();
    await waitFor(async () => expect(await accepted()).toHaveLength(1));
    before.unmount();
    await door.demo.faults.clear();
    await openAssessment(door, CHOICES);
    await result();
    expect(await accepted()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  /** Its call left and does not arrive. */
  const leaveWhileItHangs = async (persistence: Persistence): Promise<void> => {
    const before = await openAssessment(door, CHOICES, { persistence });
    await answerChoices(firstOption);
    await door.demo.faults.set([{ call: 'submitAnswers', kind: 'timeout' }]);
    await submitAfterCheck();
    await waitFor(() => expect(stages(before.profile.id)).toEqual(['left']));
    before.unmount();
    await door.demo.faults.clear();
  };
  // A tab that closes lets its lock go.
  const newTab = (changed: Partial<Persistence> = {}) =>
    pageByItself({ claims: claimsInPage(), askAgain: ASK_ONCE, ...changed });

  test('that did not: it is sent again under the same key, once', async () => {
    await leaveWhileItHangs(newTab());
    await openAssessment(door, CHOICES, { persistence: newTab() });
    await result();
    expect(await accepted()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('that did not, before an API without keys: the answers stand at the check, which says that nothing was submitted', async () => {
    await leaveWhileItHangs(newTab({ hasIdempotencyKeys: false }));
    await openAssessment(door, CHOICES, { persistence: newTab({ hasIdempotencyKeys: false }) });
    expect(await screen.findByText('Your answers were not submitted')).toBeTruthy();
    expect(await accepted()).toEqual([]);
  });
});

describe('a page is left while its submission is with the server', () => {
  /** Confirmed, and the answer is held back. */
  const confirmPaused = async (persistence: Persistence, fault: Partial<Fault> = {}): Promise<Opened> => {
    const opened = await openAssessment(door, CHOICES, { persistence });
    await answerChoices(firstOption);
    await door.demo.faults.set([{ call: 'submitAnswers', pause: 'answers', ...fault }]);
    await submitAfterCheck();
    await waitFor(async () => expect(await door.demo.faults.pausedCalls('answers')).toBe(1));
    return opened;
  };

  test('it counts: that is said where the learner is, nothing is unsent any more, and the result stands where they come back to', async () => {
    const { persistence, told } = submissionWorker({ isHere: () => true });
    const { profile, unmount } = await confirmPaused(persistence);
    unmount();
    await door.demo.faults.release('answers');
    await waitFor(() => expect(told()).toMatchObject([SENT]));
    expect(unsentItems([assessmentWork], profile.id, persistence)).toEqual([]);
    await openAssessment(door, CHOICES, { persistence });
    await result();
    expect(await accepted()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('it is refused: that is said where the learner is, and every answer stands where they come back to', async () => {
    const { persistence, told } = submissionWorker({ isHere: () => true });
    const { unmount } = await confirmPaused(persistence, { status: 422 });
    const answers = checked();
    unmount();
    await door.demo.faults.release('answers');
    await waitFor(() => expect(told()).toMatchObject([REFUSED]));
    await openAssessment(door, CHOICES, { persistence });
    await questionsShown();
    expect(checked()).toEqual(answers);
    expect(told()).toHaveLength(1);
  });

  test('opened again before the answer came, it says nothing until it knows', async () => {
    const { persistence } = submissionWorker({ isHere: () => true });
    const { unmount } = await confirmPaused(persistence);
    unmount();
    await openAssessment(door, CHOICES, { persistence });
    await screen.findByText('It is on its way.');
    expect(screen.queryByText('Your answers were not submitted')).toBeNull();
    expect(screen.getAllByRole('radio').every((option) => option.matches(':disabled'))).toBe(true);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await door.demo.faults.release('answers');
    await result();
    expect(await accepted()).toHaveLength(1);
  });
});

describe('two tabs on one attempt', () => {
  test('the tab opened last goes on with the last keystroke of the other, which says so and can take it back', async () => {
    await openNextAttempt(door, 503);
    const first = document.body.firstElementChild as HTMLElement;
    const box = first.querySelector('textarea') ?? (await screen.findByRole('textbox'));
    await userEvent.type(box, 'Half');
    await openAssessment(door, 503);
    expect(await screen.findByText('This assessment is open in another tab')).toBeTruthy();
    expect(isLocked(first)).toBe(true);
    const second = document.body.lastElementChild as HTMLElement;
    await waitFor(() => expect(second.querySelector('textarea')?.value).toBe('Half'));
    await userEvent.type(second.querySelector('textarea') as HTMLElement, ' done');
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(isLocked(first)).toBe(false));
    await waitFor(() => expect(first.querySelector('textarea')?.value).toBe('Half done'));
    expect(isLocked(second)).toBe(true);
  });

  test('submitted in one, the other shows the result', async () => {
    await openAssessment(door, CHOICES);
    await questionsShown();
    const first = document.body.firstElementChild as HTMLElement;
    await openAssessment(door, CHOICES);
    await screen.findByText('This assessment is open in another tab');
    const second = document.body.lastElementChild as HTMLElement;
    await within(second).findAllByRole('button', { name: 'Submit' });
    for (const option of second.querySelectorAll<HTMLElement>('fieldset.q label:first-child input'))
      await userEvent.click(option);
    await userEvent.click(within(second).getAllByRole('button', { name: 'Submit' })[0] as HTMLElement);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(first.querySelector('h1')?.textContent).toMatch(/^(Passed|Not passed yet)$/));
    expect(await accepted()).toHaveLength(1);
  });
});
