// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCourier, type Courier } from '#api/outbox/courier.ts';
import { deviceOutbox } from '#api/outbox/outbox-store.ts';
import type { Opened } from '#api/testing/open-page.tsx';
import type { Fault } from '#contracts/demo.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { browserDrafts } from './draft-store.ts';
import { deskOfPage, SUBMISSION, submissionSender, type SubmissionDesk, type SubmissionNews } from './submission-desk.ts';
import { answerChoices, questionsShown, submitAfterCheck } from './testing/answer.ts';
import { openAssessment } from './testing/open-assessment.tsx';
import { setUpPage } from './testing/setup-page.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  // What a test before made the page's memory keep, because the device refused.
  deviceOutbox().wipe(amaraOsei.id);
  door = createInProcess();
  await door.demo.as('amara.osei@demo.example');
});

const CHOICES = 502;
const firstOption = (options: readonly string[]) => options.slice(0, 1);
const checked = () => Array.from(document.querySelectorAll<HTMLInputElement>('input:checked')).map(({ value }) => value);
const accepted = async () => (await door.demo.log()).filter(({ call, status }) => call === 'submitAnswers' && status === 200);
const stored = () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) => /^waymark\.(draft|outbox)/.test(key));
const stages = (userId: number) => deviceOutbox().of(userId).map(({ stage }) => stage);
const disconnect = () => door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
const isLocked = (tab: Element) => tab.querySelector('textarea')?.matches(':disabled');
const waits = () => screen.findByText('It will be sent when the connection is back.');
const result = () => screen.findByRole('heading', { level: 1, name: /^(Passed|Not passed yet)$/ });

/** A page with a courier, as the app has it: `due` says that the connection is back. */
const withCourier = () => {
  let isConnected = true;
  let here = 0;
  let courier: Courier | undefined;
  const told = { sent: vi.fn<SubmissionNews['sent']>(), refused: vi.fn<SubmissionNews['refused']>() };
  // As often as in the app, and less far apart: no call of these tests is with the server still.
  const desk: SubmissionDesk = { ...deskOfPage(), patience: { asks: 3, everyMs: 10 }, isConnected: () => isConnected, isHere: (userId) => userId === here, attend: (...given) => courier?.attend(...given) ?? (() => undefined), tell: told };
  return {
    desk,
    told,
    connect: (connected: boolean) => {
      isConnected = connected;
    },
    /** Somebody is signed in. */
    serve: ({ client, queries, profile }: Opened) => {
      const deliver = submissionSender({ client, queries, ...desk, drafts: browserDrafts(), nowMs: Date.now });
      courier = createCourier({ outbox: desk.outbox, isConnected: () => isConnected, deliver: { [SUBMISSION]: deliver }, schedule: () => () => undefined });
      here = profile.id;
      courier.workFor(here);
      return courier;
    },
    /** Somebody else is. */
    become: (userId: number) => {
      here = userId;
      courier?.workFor(userId);
    },
  };
};

/** Everything answered and confirmed while nothing answers. */
const confirmOffline = async (desk?: SubmissionDesk): Promise<Opened> => {
  const opened = await openAssessment(door, CHOICES, desk === undefined ? {} : { desk });
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
    const app = withCourier();
    const courier = app.serve(await confirmOffline(app.desk));
    await door.demo.faults.clear();
    // The page attends from the next render on.
    screen.getAllByRole('button', { name: 'Withdraw' });
    act(() => courier.due());
    act(() => courier.due());
    await result();
    expect(await accepted()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('is sent from any other page, once, with every answer; who looks later finds the result', async () => {
    const app = withCourier();
    const opened = await confirmOffline();
    opened.unmount();
    await door.demo.faults.clear();
    const courier = app.serve(opened);
    courier.due();
    courier.due();
    await waitFor(() => expect(app.told.sent).toHaveBeenCalledTimes(1));
    expect(app.told.sent.mock.calls[0]?.[0]).toMatchObject({ title: expect.stringMatching(/./), subject: CHOICES });
    expect(await accepted()).toHaveLength(1);
    expect((await accepted()).map(({ body }) => (body as { answers: unknown[] }).answers.length > 1)).toEqual([true]);
    expect(stages(opened.profile.id)).toEqual(['sent']);
    await openAssessment(door, CHOICES);
    await result();
    expect(stored()).toEqual([]);
  });

  test('that did arrive, though its answer was lost, is not sent again', async () => {
    const app = withCourier();
    const opened = await openAssessment(door, CHOICES);
    await answerChoices(firstOption);
    await door.demo.faults.set([{ call: 'submitAnswers', kind: 'lost' }, { call: 'getAssessment', kind: 'offline' }]);
    await submitAfterCheck();
    await waits();
    opened.unmount();
    app.serve(opened).due();
    await waitFor(() => expect(app.told.sent).toHaveBeenCalledTimes(1));
    expect((await door.demo.log()).filter(({ call }) => call === 'submitAnswers')).toHaveLength(1);
  });

  test.each([401, 419, 429, 503])('waits on where the server says "not now" (%i)', async (status) => {
    const app = withCourier();
    const opened = await confirmOffline();
    opened.unmount();
    await door.demo.faults.set([{ call: 'submitAnswers', status, times: 'always' }]);
    const courier = app.serve(opened);
    courier.due();
    await waitFor(async () => expect((await door.demo.log()).some(({ call }) => call === 'submitAnswers')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stages(opened.profile.id)).toEqual(['waiting']);
    expect(app.told.refused).not.toHaveBeenCalled();
    await door.demo.faults.clear();
    courier.due();
    await waitFor(() => expect(app.told.sent).toHaveBeenCalledTimes(1));
  });

  test.each([403, 404, 409, 422])('that is refused (%i) is told, and its page has the reasons and every answer', async (status) => {
    const app = withCourier();
    const opened = await confirmOffline();
    const answers = checked();
    opened.unmount();
    await door.demo.faults.set([{ call: 'submitAnswers', status }]);
    app.serve(opened).due();
    await waitFor(() => expect(app.told.refused).toHaveBeenCalledTimes(1));
    expect(app.told.refused.mock.calls[0]?.[1]).toEqual([expect.stringMatching(/./)]);
    await openAssessment(door, CHOICES);
    expect(await screen.findByText('Your submission was not accepted')).toBeTruthy();
    await questionsShown();
    expect(checked()).toEqual(answers);
    await submitAfterCheck();
    await result();
    expect(stored()).toEqual([]);
  });

  test('is nobody else’s: the next person of this browser sends nothing of it', async () => {
    const app = withCourier();
    const opened = await confirmOffline();
    opened.unmount();
    await door.demo.faults.clear();
    const courier = app.serve(opened);
    // The server is just being asked whether it arrived before.
    app.become(4711);
    courier.due();
    // Longer than it is asked.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await accepted()).toEqual([]);
    expect(stages(opened.profile.id)).toEqual(['waiting']);
    app.become(opened.profile.id);
    await waitFor(() => expect(app.told.sent).toHaveBeenCalledTimes(1));
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

  test('that did not: the answers stand at the check, which says that nothing was submitted', async () => {
    const before = await openAssessment(door, CHOICES);
    await answerChoices(firstOption);
    await door.demo.faults.set([{ call: 'submitAnswers', kind: 'timeout' }]);
    await submitAfterCheck();
    await waitFor(() => expect(stages(before.profile.id)).toEqual(['left']));
    before.unmount();
    await door.demo.faults.clear();
    await openAssessment(door, CHOICES);
    expect(await screen.findByText('Your answers were not submitted')).toBeTruthy();
    expect(await accepted()).toEqual([]);
  });
});

describe('a page is left while its submission is with the server', () => {
  /** Confirmed, and the answer is held back. */
  const confirmHeld = async (desk: SubmissionDesk, fault: Partial<Fault> = {}): Promise<Opened> => {
    const opened = await openAssessment(door, CHOICES, { desk });
    await answerChoices(firstOption);
    await door.demo.faults.set([{ call: 'submitAnswers', hold: 'answers', ...fault }]);
    await submitAfterCheck();
    await waitFor(async () => expect(await door.demo.faults.held('answers')).toBe(1));
    return opened;
  };

  test('it counts: that is said where the learner is, nothing is unsent any more, and the result stands where they come back to', async () => {
    const { desk, told } = withCourier();
    const { profile, unmount } = await confirmHeld(desk);
    unmount();
    await door.demo.faults.release('answers');
    await waitFor(() => expect(told.sent).toHaveBeenCalledTimes(1));
    expect(told.sent.mock.calls[0]?.[0]).toMatchObject({ title: expect.stringMatching(/./), subject: CHOICES });
    expect(browserDrafts().unsentOf(profile.id)).toEqual([]);
    await openAssessment(door, CHOICES, { desk });
    await result();
    expect(await accepted()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('it is refused: that is said where the learner is, and every answer stands where they come back to', async () => {
    const { desk, told } = withCourier();
    const { unmount } = await confirmHeld(desk, { status: 422 });
    const answers = checked();
    unmount();
    await door.demo.faults.release('answers');
    await waitFor(() => expect(told.refused).toHaveBeenCalledTimes(1));
    await openAssessment(door, CHOICES, { desk });
    await questionsShown();
    expect(checked()).toEqual(answers);
    expect(told.sent).not.toHaveBeenCalled();
  });

  test('opened again before the answer came, it says nothing until it knows', async () => {
    const { desk } = withCourier();
    const { unmount } = await confirmHeld(desk);
    unmount();
    await openAssessment(door, CHOICES, { desk });
    // As long as a word that is wrong would take to come.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByText('Your answers were not submitted')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
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
