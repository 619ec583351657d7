// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Opened } from '#api/testing/open-page.tsx';
import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { answerChoices, questionsShown, submitAfterCheck } from '../testing/answer.ts';
import { changeTaken, submitElsewhere } from '../testing/elsewhere.ts';
import { openAssessment, openNextAttempt } from '../testing/open-assessment.tsx';
import { setUpPage } from '../testing/setup-page.ts';
import { submissionWorker } from '../testing/submission-worker.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = createInProcess();
  await door.demo.as(amaraOsei.email);
});

const CHOICES = choicesOnlyWithTwoAttempts.assessment_id;
const TEXT = 503;
const OFFER = /^Answers you typed on .+ were not submitted$/;
const lastOption = (options: readonly string[]) => options.slice(-1);
const checked = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input:checked')).map(({ value }) => value);
const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('waymark.draft/'));
const sent = async () =>
  (await door.demo.log()).filter(({ call, status }) => call === 'submitAnswers' && status === 200);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** What the server counts as used of an attempt, as an administrator may change it. */
const setAttempts = (assessmentId: number, attempts: number) => changeTaken(door, assessmentId, { attempts });

describe('the attempt was used by another device while this submission waited (T1)', () => {
  /** Her last options are confirmed and wait; the server has her first options from elsewhere. */
  const confirmAndLose = async (
    app: ReturnType<typeof submissionWorker>,
  ): Promise<{ opened: Opened; mine: readonly string[] }> => {
    const opened = await openAssessment(door, CHOICES, { persistence: app.persistence });
    await answerChoices(lastOption);
    const mine = checked();
    await door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
    await submitAfterCheck();
    await screen.findByText('It will be sent when the connection is back.');
    await door.demo.faults.clear();
    await submitElsewhere(door);
    return { opened, mine };
  };

  const takesOver = async (mine: readonly string[]): Promise<void> => {
    expect(await screen.findByText(OFFER)).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Not passed yet' });
    await press('Use these answers');
    await questionsShown();
    expect(checked()).toEqual(mine);
    expect(screen.queryByText(OFFER)).toBeNull();
    expect(drafts()).toHaveLength(1);
  };

  test('on its page: nothing is sent, nothing is erased, nothing is called sent, and the answers are offered', async () => {
    const app = submissionWorker();
    const { opened, mine } = await confirmAndLose(app);
    app.serve(opened).due();
    await takesOver(mine);
    expect([app.told(), (await sent()).length]).toEqual([[], 1]);
  });

  test('from another page: its person is told that it was not submitted, and finds the answers', async () => {
    const app = submissionWorker();
    const { opened, mine } = await confirmAndLose(app);
    opened.unmount();
    app.serve(opened).due();
    await waitFor(() =>
      expect(app.told()).toMatchObject([
        {
          title: 'Not submitted',
          tone: 'danger',
          text: expect.stringMatching(
            / was submitted with other answers, from another device or tab\. Yours are still on this device\.$/,
          ) as string,
        },
      ]),
    );
    expect((await sent()).length).toBe(1);
    await openAssessment(door, CHOICES);
    await takesOver(mine);
  });

  test('a page opened later, before anything was sent: likewise', async () => {
    const { opened, mine } = await confirmAndLose(submissionWorker());
    opened.unmount();
    await openAssessment(door, CHOICES);
    await takesOver(mine);
    expect([browserOutbox().of(amaraOsei.id), (await sent()).length]).toEqual([[], 1]);
  });
});

describe('the server’s count of attempts changed (T3, H3)', () => {
  const box = async () => within((await questionsShown())[1] as HTMLElement).getByRole<HTMLTextAreaElement>('textbox');
  /** In the attempt after `attempts` used ones; the first begins by itself, each later one when she says so. */
  const typeAndLeave = async (text: string, attempts: number): Promise<void> => {
    await setAttempts(TEXT, attempts);
    const { unmount } = await (attempts === 0 ? openAssessment : openNextAttempt)(door, TEXT);
    await userEvent.type(await box(), text);
    unmount();
  };

  test.each([
    [0, 1],
    [1, 0],
  ])(
    'from %i to %i: what was typed is offered, fills nothing by itself, and is never erased',
    async (before, after) => {
      await typeAndLeave('Seal.', before);
      await setAttempts(TEXT, after);
      const { unmount } = await (after === 0 ? openAssessment : openNextAttempt)(door, TEXT);
      expect([(await box()).value, (await screen.findByText(OFFER)).textContent]).toEqual([
        '',
        expect.stringMatching(OFFER),
      ]);
      unmount();
      await openAssessment(door, TEXT);
      await screen.findByText(OFFER);
      await press('Use these answers');
      expect((await box()).value).toBe('Seal.');
    },
  );

  test('there and back: each attempt has its own words, and the other ones are offered', async () => {
    await typeAndLeave('First.', 0);
    await typeAndLeave('Second.', 1);
    await setAttempts(TEXT, 0);
    const { unmount } = await openAssessment(door, TEXT);
    expect((await box()).value).toBe('First.');
    await screen.findByText(OFFER);
    unmount();
    await setAttempts(TEXT, 1);
    await openAssessment(door, TEXT);
    expect((await box()).value).toBe('Second.');
    await screen.findByText(OFFER);
    await press('Discard them');
    expect([screen.queryByText(OFFER), (await box()).value, drafts()]).toEqual([
      null,
      'Second.',
      [`waymark.draft/${amaraOsei.id}/assessment/1/${TEXT}/1`],
    ]);
  });

  test('another device submitted and failed: the answers typed here are still here', async () => {
    const { unmount } = await openAssessment(door, CHOICES);
    await answerChoices(lastOption);
    const mine = checked();
    unmount();
    await submitElsewhere(door);
    await openAssessment(door, CHOICES);
    await screen.findByText(OFFER);
    await screen.findByRole('heading', { level: 1, name: 'Not passed yet' });
    await press('Use these answers');
    await questionsShown();
    expect(checked()).toEqual(mine);
    expect(screen.queryByText(OFFER)).toBeNull();
  });
});

describe('a device that refuses to store (T7)', () => {
  const refuse = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  test('"Continue here" keeps what the page holds', async () => {
    refuse();
    await openNextAttempt(door, TEXT);
    const first = document.body.firstElementChild as HTMLElement;
    await userEvent.type(await screen.findByRole('textbox'), 'Half');
    await openAssessment(door, TEXT);
    await screen.findByText('This assessment is open in another tab');
    await press('Continue here');
    await waitFor(() => expect(first.querySelector('textarea')?.matches(':disabled')).toBe(false));
    expect(first.querySelector('textarea')?.value).toBe('Half');
  });

  test('"Continue here" offers what the page holds where the attempt was used meanwhile', async () => {
    refuse();
    await openNextAttempt(door, TEXT);
    const first = document.body.firstElementChild as HTMLElement;
    await userEvent.type(await screen.findByRole('textbox'), 'Half');
    await openAssessment(door, TEXT);
    await setAttempts(TEXT, 2);
    await screen.findByText('This assessment is open in another tab');
    await press('Continue here');
    await within(first).findByText(OFFER);
    await userEvent.click(within(first).getByRole('button', { name: 'Use these answers' }));
    await userEvent.click(await within(first).findByRole('button', { name: 'Use these answers' }));
    await waitFor(() => expect(first.querySelector('textarea')?.value).toBe('Half'));
  });

  test('the answers can be copied and downloaded', async () => {
    refuse();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
      configurable: true,
    });
    const files: { blob: Blob; name: string }[] = [];
    URL.createObjectURL = (blob) => {
      files.push({ blob: blob as Blob, name: '' });
      return 'blob:of-a-test';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ blob: files.pop()?.blob ?? new Blob(), name: this.download });
    });
    await openNextAttempt(door, TEXT);
    await userEvent.type(await screen.findByRole('textbox'), 'Half');
    await screen.findByText('Your answers are on this page only');
    await press('Copy my answers');
    await screen.findByText('Your answers were copied.');
    await press('Download my answers');
    expect(copied).toEqual([expect.stringMatching(/Half$/)]);
    expect(files.map(({ name }) => name)).toEqual(['Waste segregation: your practice plan.txt']);
    expect(await files[0]?.blob.text()).toBe(copied[0]);
  });
});

describe('a submission whose tab closed while its call was out (H2)', () => {
  test('is named as unsent, and the next opening of any page sends it, once', async () => {
    const before = submissionWorker();
    const opened = await openAssessment(door, CHOICES, { persistence: before.persistence });
    await answerChoices(lastOption);
    await door.demo.faults.set([{ call: 'submitAnswers', kind: 'timeout' }]);
    await submitAfterCheck();
    await waitFor(() => expect(browserOutbox().of(amaraOsei.id)).toMatchObject([{ stage: 'left', hasLeft: true }]));
    opened.unmount();
    const app = submissionWorker({ later: true });
    app.serve(opened);
    await waitFor(() => expect(app.told()).toMatchObject([{ title: 'Submitted' }]));
    expect((await sent()).length).toBe(1);
    await openAssessment(door, CHOICES);
    await screen.findByRole('heading', { level: 1, name: /^(Passed|Not passed yet)$/ });
  });
});

describe('no failure stands beside success (R7, H12)', () => {
  test.each([
    ['lost', [], /^(Passed|Not passed yet)$/],
    ['malformed', [], /^(Passed|Not passed yet)$/],
    ['empty', [], /^(Passed|Not passed yet)$/],
    ['truncated', [], /^(Passed|Not passed yet)$/],
    ['html', ['submitAnswers'], null],
    ['offline', ['submitAnswers'], null],
  ] as const)(
    'after a call that is %s the failure is shown only where nothing counted',
    async (kind, shown, heading) => {
      const { failures } = await openAssessment(door, CHOICES);
      await answerChoices(lastOption);
      await door.demo.faults.set([{ call: 'submitAnswers', kind }]);
      await submitAfterCheck();
      if (heading === null) await screen.findByText('Your answers were not submitted');
      else await screen.findByRole('heading', { level: 1, name: heading });
      expect(failures.filter(({ treatment }) => treatment !== 'silent').map(({ call }) => call)).toEqual(shown);
    },
  );
});
