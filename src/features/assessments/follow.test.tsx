// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import type { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { answerChoices, questionsShown, submitAfterCheck } from './testing/answer.ts';
import { changeAssessment, changeTaken, hearOfIt, submitElsewhere } from './testing/elsewhere.ts';
import { enter } from './testing/enter.ts';
import { openAssessment } from './testing/open-assessment.tsx';
import { setUpPage } from './testing/setup-page.ts';
import { checked, CHOICES } from './testing/submission.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = await enter();
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const OFFER = /^Answers you typed on .+ were not submitted$/;
const PASSED: Partial<UserAssessmentRecord> = {
  status: 'completed',
  attempts: 1,
  passed: true,
  score: 100,
  expires_at: null,
};
const TOO_MANY = /^Sorry, you have failed this assessment too many times/;

describe('H4: a closed page follows what happens elsewhere', () => {
  const assessable = ({ parent }: AssessmentRecord) => ({
    parent: parent && { ...parent, assessable: true, prerequisites: [] },
  });

  test.each([
    [
      'what came before is complete',
      504,
      /^This assessment is not available yet/,
      () => changeAssessment(door, 504, assessable),
    ],
    [
      'its questions were written',
      506,
      /^This assessment has no questions/,
      () =>
        changeAssessment(door, 506, () => ({
          questions: choicesOnlyWithTwoAttempts.questions as AssessmentRecord['questions'],
        })),
    ],
    [
      'an exemption ended',
      510,
      /^You do not need to take this assessment/,
      () => changeTaken(door, 510, { status: 'pending' }),
    ],
  ])('%s: the questions open', async (_, id, notice, change) => {
    const opened = await openAssessment(door, id);
    await screen.findByText(notice);
    await change();
    await hearOfIt(opened);
    expect((await questionsShown()).length).toBeGreaterThan(0);
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('505: the result of a tutor appears as soon as it is marked, and takes the focus', async () => {
    const opened = await openAssessment(door, 505);
    await screen.findByText('The result appears here as soon as it is marked.');
    await changeTaken(door, 505, PASSED);
    await hearOfIt(opened);
    const passed = await heading('Passed');
    await waitFor(() => expect(document.activeElement).toBe(passed));
  });

  test('507: an attempt more opens the result with Try Again', async () => {
    const opened = await openAssessment(door, 507);
    await screen.findByText(TOO_MANY);
    await changeAssessment(door, 507, () => ({ attempts_max: 4 }));
    await changeTaken(door, 507, { status: 'pending' });
    await hearOfIt(opened);
    await heading('Not passed yet');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  test.each([
    [512, /^This assessment expired on/, PASSED, 'Passed'],
    [511, /^Not passed yet$/, PASSED, 'Passed'],
    [508, /^Submitted for review$/, { status: 'exempt' as const }, 'Handling laboratory work: practice log'],
    [509, /^Passed$/, { status: 'expired' as const }, 'Medical emergencies: roles in the team'],
  ])('%i follows, too', async (id, before, over, after) => {
    const opened = await openAssessment(door, id);
    await screen.findAllByText(before);
    await changeTaken(door, id, over);
    await hearOfIt(opened);
    expect(await heading(after)).toBeTruthy();
  });
});

describe('H5: answering that is over elsewhere becomes the result', () => {
  const answer = async () => {
    const opened = await openAssessment(door, CHOICES);
    await answerChoices((options) => options.slice(-1));
    return { opened, mine: checked() };
  };

  test.each([
    ['passed', PASSED, /^Passed$/],
    ['locked', { status: 'locked' as const, attempts: 2, passed: false }, TOO_MANY],
    ['exempted', { status: 'exempt' as const }, /^You do not need to take this assessment/],
    ['sent to a reviewer', { status: 'review' as const, attempts: 1 }, /^Submitted for review$/],
  ])('%s: no Submit is left, and what was typed can be copied, downloaded or discarded', async (_, over, shown) => {
    const { opened } = await answer();
    await changeTaken(door, CHOICES, over);
    await hearOfIt(opened);
    await screen.findAllByText(shown);
    expect(screen.getByText(OFFER)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use these answers' })).toBeNull();
    expect(
      screen.getAllByRole('button', { name: /^(Copy my answers|Download my answers|Discard them)$/ }),
    ).toHaveLength(3);
  });

  test.each([
    ['on the device', false],
    ['on the page alone, where the device stores nothing (T7)', true],
  ])('failed on another device: the answers are %s, and the next attempt begins with them', async (_, refuses) => {
    if (refuses)
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    const { opened, mine } = await answer();
    await submitElsewhere(door);
    await hearOfIt(opened);
    await heading('Not passed yet');
    await screen.findByText(OFFER);
    await press('Use these answers');
    await questionsShown();
    // Where nothing could be stored it is one press more.
    if (refuses) await press('Use these answers');
    expect(checked()).toEqual(mine);
    await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
  });

  test('over before the page heard of it: the refused submission leads to the result', async () => {
    await answer();
    await changeTaken(door, CHOICES, PASSED);
    await submitAfterCheck();
    await heading('Passed');
    expect(screen.getByText(OFFER)).toBeTruthy();
  });
});

describe('H7: a result stays readable, and an attempt begins when the learner says so', () => {
  test('502, failed and opened anew, shows the result; Try Again begins, and a reload stays with the questions', async () => {
    await submitElsewhere(door);
    const first = await openAssessment(door, CHOICES);
    await heading('Not passed yet');
    expect(screen.getByRole('img', { name: /^Your score 20%/ })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Your attempt' })).toBeTruthy();
    await press('Try Again');
    await questionsShown();
    first.unmount();
    await openAssessment(door, CHOICES);
    expect(await questionsShown()).toHaveLength(5);
  });
});
