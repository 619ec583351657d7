// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InProcess } from '#mocks/in-process.ts';
import { questionsShown, submitAfterCheck } from '../testing/answer.ts';
import { changeAssessment, changeTaken, hearOfIt } from '../testing/elsewhere.ts';
import { enter } from '../testing/enter.ts';
import { openAssessment, openNextAttempt } from '../testing/open-assessment.tsx';
import { setUpPage } from '../testing/setup-page.ts';
import { acceptedBy } from '../testing/submission.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = await enter();
});

const RETURNED = 503;
const WITH_FILE = 508;
const WROTE = 'When the bin is at the line I close it and carry it to the cupboard by the back door.';
const former = (number: number) => screen.findByRole('group', { name: `Your last answer to question ${number}` });
const use = async (number: number) =>
  userEvent.click(within(await former(number)).getByRole('button', { name: 'Use this answer' }));

describe('H6: work that a reviewer returned', () => {
  test('opens with what was written, the verdicts, the score, the comments and the attempts', async () => {
    await openAssessment(door, RETURNED);
    await screen.findByRole('heading', { level: 1, name: 'Not passed yet' });
    expect(screen.getByRole('img', { name: 'Your score 50%, the pass mark is 80%' })).toBeTruthy();
    expect(screen.getByText(WROTE)).toBeTruthy();
    expect(screen.getByText('1 right, 1 not right')).toBeTruthy();
    expect(screen.getByText(/Your route stops at the back door/)).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Your attempt' })).toBeTruthy();
  });

  test('the next attempt has each former answer beside its question, with its verdict, and what became of it above', async () => {
    await openNextAttempt(door, RETURNED);
    await questionsShown();
    expect(screen.getByText('First attempt: not passed')).toBeTruthy();
    expect(screen.getByText(/You scored 50%; the pass mark is 80%\.$/)).toBeTruthy();
    expect(within(await former(1)).getByText('Right')).toBeTruthy();
    expect(within(await former(2)).getByText('Not right')).toBeTruthy();
    expect(within(await former(2)).getByText(WROTE)).toBeTruthy();
    expect(screen.getByText(/Your route stops at the back door/)).toBeTruthy();
  });

  test('one press answers the same again, says so, and can be changed', async () => {
    await openNextAttempt(door, RETURNED);
    const [first, second] = await questionsShown();
    await use(1);
    await use(2);
    expect(within(await former(1)).getByRole('status').textContent).toBe('You use it in this attempt.');
    expect(
      within(first as HTMLElement)
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked),
    ).toHaveLength(1);
    const box = within(second as HTMLElement).getByRole<HTMLTextAreaElement>('textbox');
    expect(box.value).toBe(WROTE);
    await userEvent.type(box, ' The lead nurse checks the label.');
    expect(within(await former(2)).getByRole('status').textContent).toBe('');
    await submitAfterCheck();
    await screen.findByRole('heading', { level: 1, name: 'Submitted for review' });
    const [{ body } = {}] = await acceptedBy(door);
    expect(body).toMatchObject({
      answers: [{ value: expect.any(Number) as number }, { value: `${WROTE} The lead nurse checks the label.` }],
    });
  });

  test('a file is taken over by its name, and submitted again', async () => {
    await changeTaken(door, WITH_FILE, { status: 'pending', passed: false, score: 33, last_assessed_at: 1 });
    await openNextAttempt(door, WITH_FILE);
    await questionsShown();
    for (const number of [1, 2, 3]) await use(number);
    expect(screen.getByRole('button', { name: /^Remove: / })).toBeTruthy();
    await submitAfterCheck();
    await screen.findByRole('heading', { level: 1, name: 'Submitted for review' });
    expect(await acceptedBy(door)).toHaveLength(1);
  });

  test('C-21, C-30: where answers become hidden, none stands beside a question', async () => {
    const opened = await openNextAttempt(door, RETURNED);
    await former(1);
    await changeAssessment(door, RETURNED, () => ({ hide_answers: true }));
    await hearOfIt(opened);
    await waitFor(() => expect(screen.queryAllByRole('group', { name: /^Your last answer/ })).toEqual([]));
  });

  test('a first attempt has nothing before it', async () => {
    await openAssessment(door, 501);
    await questionsShown();
    expect(screen.queryByRole('group', { name: /^Your last answer/ })).toBeNull();
    expect(screen.queryByText(/^First attempt/)).toBeNull();
  });
});
