// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Opened } from '#api/testing/open-page.tsx';
import type { Fault } from '#contracts/demo.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { exclusiveInPage } from '#persistence/exclusive.ts';
import { browserOutbox, pageByItself, type Persistence } from '#persistence/persistence.ts';
import { unsentItems, wipeWork } from '#persistence/registry.ts';
import { assessmentWork } from './assessment-work.ts';
import { answerChoices, questionsShown, submitAfterCheck } from './testing/answer.ts';
import { ASK_ONCE, openAssessment } from './testing/open-assessment.tsx';
import { setUpPage } from './testing/setup-page.ts';
import { submissionWorker } from './testing/submission-worker.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  // What a test before made the page's memory keep, because the device refused.
  wipeWork(amaraOsei.id, { outbox: browserOutbox(), storage: browserStorage });
  door = createInProcess();
  await door.demo.as('amara.osei@demo.example');
});

const CHOICES = 502;
const firstOption = (options: readonly string[]) => options.slice(0, 1);
/** What the learner is told wherever they are. */
const SENT = { title: 'Submitted', text: expect.stringMatching(/^\S.* has been sent\.$/) as string, link: { label: 'See the result', href: `/assessments/${CHOICES}` } };
const REFUSED = { title: 'Not submitted', text: expect.stringMatching(/^\S.* was not accepted\. \S.* Every answer is kept\.$/) as string, link: { label: 'Open it', href: `/assessments/${CHOICES}` } };
const checked = () => Array.from(document.querySelectorAll<HTMLInputElement>('input:checked')).map(({ value }) => value);
const accepted = async () => (await door.demo.log()).filter(({ call, status }) => call === 'submitAnswers' && status === 200);
const stored = () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) => /^waymark\.(draft|outbox)/.test(key));
const stages = (userId: number) => browserOutbox().of(userId).map(({ stage }) => stage);
const disconnect = () => door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
const isLocked = (tab: Element) => tab.querySelector('textarea')?.matches(':disabled');
const waits = () => screen.findByText('It will be sent when the connection is back.');
const result = () => screen.findByRole('heading', { level: 1, name: /^(Passed|Not passed yet)$/ });

/** Everything answered and confirmed while nothing answers. */
const confirmOffline = async (persistence?: Persistence): Promise<Opened> => {
  const opened = await openAssessment(door, CHOICES, persistence === undefined ? {} : { persistence });
  await answerChoices(firstOption);
  await disconnect();
  await submitAfterCheck();
  await waits();
  return opened;
};

describe('a submission confirmed without a connection', () => {
  test('waits on the device, says so, and every answer can be read and none changed', async () => {
    const { profile } = await confirmOffline();
    expect(stages(profile.id)).toEqual(['waiting']);
    expect(screen.getByText('Withdraw the submission to change an answer.')).toBeTruthy();
    expect(document.querySelector<HTMLFieldSetElement>('.exam__answers')?.disabled).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Withdraw'));
    expect(await accepted()).toEqual([]);
  });

  test('can be withdrawn: the answers are back and can be changed; submitting again asks the server first and counts once', async () => {
    const { profile } = await confirmOffline();
    const answers = checked();
    await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw' })[0] as HTMLElement);
    expect(checked()).toEqual(answers);
    expect(document.querySelector<HTMLFieldSetElement>('.exam__answers')?.disabled).toBe(false);
    expect(stages(profile.id)).toEqual(['withdrawn']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await door.demo.faults.clear();
    await submitAfterCheck();
    await result();
    expect(await accepted()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('still waits after the tab was closed and opened again, with its answers', async () => {
    const before = await confirmOffline();
    const answers = checked();
    before.unmount();
    await door.demo.faults.clear();
    await openAssessment(door, CHOICES);
    await waits();
    expect(checked()).toEqual(answers);
    expect(await accepted()).toEqual([]);
  });

  test('is sent by its own page when the connection is back, once, and the result stands', async () => {
    const app = submissionWorker();
    const worker = app.serve(await confirmOffline(app.persistence));
    await door.demo.faults.clear();
    act(() => worker.due());
    act(() => worker.due());
    await result();
    expect(await accepted()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('is sent from any other page, once, with every answer; who looks later finds the result', async () => {
    const app = submissionWorker();
    const opened = await confirmOffline();
    opened.unmount();
    await door.demo.faults.clear();
    const worker = app.serve(opened);
    worker.due();
    worker.due();
    await waitFor(() => expect(app.told()).toMatchObject([SENT]));
    expect(await accepted()).toHaveLength(1);
    expect((await accepted()).map(({ body }) => (body as { answers: unknown[] }).answers.length > 1)).toEqual([true]);
    expect(stages(opened.profile.id)).toEqual(['sent']);
    await openAssessment(door, CHOICES);
    await result();
    expect(stored()).toEqual([]);
  });

  test('that did arrive, though its answer was lost, is not sent again', async () => {
    const app = submissionWorker();
    const opened = await openAssessment(door, CHOICES);
    await answerChoices(firstOption);
    await door.demo.faults.set([{ call: 'submitAnswers', kind: 'lost' }, { call: 'getAssessment', kind: 'offline' }]);
    await submitAfterCheck();
    await waits();
    opened.unmount();
    app.serve(opened).due();
    await waitFor(() => expect(app.told()).toMatchObject([SENT]));
    expect((await door.demo.log()).filter(({ call }) => call === 'submitAnswers')).toHaveLength(1);
  });

  test.each([401, 419, 429, 503])('waits on where the server says "not now" (%i)', async (status) => {
    const app = submissionWorker({ later: true });
    const opened = await confirmOffline();
    opened.unmount();
    await door.demo.faults.set([{ call: 'submitAnswers', status, times: 'always' }]);
    const worker = app.serve(opened);
    worker.due();
    await waitFor(() => expect(app.finished()).toBe(1));
    expect((await door.demo.log()).some(({ call }) => call === 'submitAnswers')).toBe(true);
    expect([stages(opened.profile.id), app.told()]).toEqual([['waiting'], []]);
    await door.demo.faults.clear();
    worker.due();
    await waitFor(() => expect(app.told()).toMatchObject([SENT]));
  });

  test.each([403, 404, 409, 422])('that is refused (%i) is told, and its page has the reasons and every answer', async (status) => {
    const app = submissionWorker();
    const opened = await confirmOffline();
    const answers = checked();
    opened.unmount();
    await door.demo.faults.set([{ call: 'submitAnswers', status }]);
    app.serve(opened).due();
    await waitFor(() => expect(app.told()).toMatchObject([REFUSED]));
    await openAssessment(door, CHOICES);
    expect(await screen.findByText('Your submission was not accepted')).toBeTruthy();
    await questionsShown();
    expect(checked()).toEqual(answers);
    await submitAfterCheck();
    await result();
    expect(stored()).toEqual([]);
  });

  test('is nobody else’s: the next person of this browser sends nothing of it', async () => {
    const app = submissionWorker();
    const opened = await confirmOffline();
    opened.unmount();
    await door.demo.faults.clear();
    const worker = app.serve(opened);
    // The server is just being asked whether it arrived before.
    app.become(4711);
    worker.due();
    await waitFor(() => expect(app.finished()).toBe(1));
    expect(app.told()).toEqual([]);
    expect(await accepted()).toEqual([]);
    expect(stages(opened.profile.id)).toEqual(['waiting']);
    app.become(opened.profile.id);
    await waitFor(() => expect(app.told()).toMatchObject([SENT]));
  });

  test('on a device that keeps nothing it says to keep the page open', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openAssessment(door, CHOICES);
    await answerChoices(firstOption);
    await disconnect();
    await submitAfterCheck();
    // In the bar of a wide window and at the page's end; on a phone the bar alone is in sight.
    expect(await screen.findAllByText(/Keep this page open until then\./)).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Progress' })).getByRole('status').textContent).toBe('Waiting to be sent. Keep this page open.');
  });
});

describe('a reload while a submission is on its way', () => {
  test('that arrived: the page shows the result, and nothing is sent again', async () => {
    const before = await openAssessment(door, CHOICES);
    await answerChoices(firstOption);
    await door.demo.faults.set([{ call: 'submitAnswers', kind: 'lost', delayMs: 50 }, { call: 'getAssessment', kind: 'timeout' }]);
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
  const newTab = (changed: Partial<Persistence> = {}) => pageByItself({ exclusive: exclusiveInPage(), askAgain: ASK_ONCE, ...changed });

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
    await openAssessment(door, 503);
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
    for (const option of second.querySelectorAll<HTMLElement>('fieldset.q label:first-child input')) await userEvent.click(option);
    await userEvent.click(within(second).getAllByRole('button', { name: 'Submit' })[0] as HTMLElement);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(first.querySelector('h1')?.textContent).toMatch(/^(Passed|Not passed yet)$/));
    expect(await accepted()).toHaveLength(1);
  });
});
