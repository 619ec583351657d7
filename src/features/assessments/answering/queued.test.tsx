// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Opened } from '#api/testing/open-page.tsx';
import type { InProcess } from '#mocks/in-process.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { answerChoices, questionsShown, submitAfterCheck } from '../testing/answer.ts';
import { enter } from '../testing/enter.ts';
import { openAssessment } from '../testing/open-assessment.tsx';
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
const disconnect = () => door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
const waits = () => screen.findByText('It will be sent when the connection is back.');

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
    expect(stages(profile.id)).toEqual(['confirmed']);
    expect(screen.getByText('Take your submission back to change an answer.')).toBeTruthy();
    expect(document.querySelector<HTMLFieldSetElement>('.exam__answers')?.disabled).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Take it back'));
    expect(await accepted()).toEqual([]);
  });

  test('can be withdrawn: the answers are back and can be changed; submitting again asks the server first and counts once', async () => {
    const { profile } = await confirmOffline();
    const answers = checked();
    await userEvent.click(screen.getAllByRole('button', { name: 'Take it back' })[0] as HTMLElement);
    expect(checked()).toEqual(answers);
    expect(document.querySelector<HTMLFieldSetElement>('.exam__answers')?.disabled).toBe(false);
    expect(stages(profile.id)).toEqual(['unanswered']);
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
    expect(stages(opened.profile.id)).toEqual(['settled']);
    await openAssessment(door, CHOICES);
    await result();
    expect(stored()).toEqual([]);
  });

  test('that is just being sent as its page opens is not taken back any more', async () => {
    const app = submissionWorker();
    const opened = await confirmOffline();
    opened.unmount();
    await door.demo.faults.set([{ call: 'submitAnswers', pause: 'the reply' }]);
    app.serve(opened);
    await waitFor(async () => expect(await door.demo.faults.pausedCalls('the reply')).toBe(1));
    await openAssessment(door, CHOICES, { persistence: app.persistence });
    const takeBack = (await screen.findAllByRole('button', { name: 'Take it back' }))[0] as HTMLElement;
    await waitFor(() => expect(takeBack.getAttribute('aria-disabled')).toBe('true'));
    await door.demo.faults.release('the reply');
    await result();
    expect(await accepted()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('that did arrive, though its answer was lost, is not sent again', async () => {
    const app = submissionWorker();
    const opened = await openAssessment(door, CHOICES);
    await answerChoices(firstOption);
    await door.demo.faults.set([
      { call: 'submitAnswers', kind: 'lost' },
      { call: 'getAssessment', kind: 'offline' },
    ]);
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
    expect([stages(opened.profile.id), app.told()]).toEqual([['confirmed'], []]);
    await door.demo.faults.clear();
    worker.due();
    await waitFor(() => expect(app.told()).toMatchObject([SENT]));
  });

  test.each([403, 404, 409, 422])(
    'that is refused (%i) is told, and its page has the reasons and every answer',
    async (status) => {
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
    },
  );

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
    expect(stages(opened.profile.id)).toEqual(['confirmed']);
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
    expect(within(screen.getByRole('region', { name: 'Progress' })).getByRole('status').textContent).toBe(
      'Waiting to be sent. Keep this page open.',
    );
  });
});
