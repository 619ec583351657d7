// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { unsentItems } from '#persistence/registry.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { assessmentWork } from './assessment-work.ts';
import { answerChoices, questionsShown, submitAfterCheck } from '../testing/answer.ts';
import { openAssessment, openNextAttempt } from '../testing/open-assessment.tsx';
import { setUpPage } from '../testing/setup-page.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = createInProcess();
  await door.demo.as('amara.osei@demo.example');
});

const titles = async () => (await questionsShown()).map((question) => question.querySelector('legend')?.textContent);
const checked = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input:checked')).map(({ value }) => value);
const stored = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
    key.startsWith('waymark.draft'),
  );
const unsent = (userId: number) =>
  unsentItems([assessmentWork], userId, { outbox: browserOutbox(), storage: browserStorage });
const submissions = async () => (await door.demo.log()).filter(({ call }) => call === 'submitAnswers');
const firstOption = (options: readonly string[]) => options.slice(0, 1);

describe('answers stay on the device', () => {
  test('C-29: after a reload every answer is back in the same order of questions, and the page says so', async () => {
    const before = await openAssessment(door, 518);
    await answerChoices(firstOption);
    const [order, answers] = [await titles(), checked()];
    before.unmount();
    await openAssessment(door, 518);
    expect(await titles()).toEqual(order);
    expect(checked()).toEqual(answers);
    expect(screen.getByText('Your answers are back')).toBeTruthy();
  });

  test('C-29: a keystroke is on the device within a second', async () => {
    const { profile } = await openNextAttempt(door, 503);
    const [, second] = await questionsShown();
    await userEvent.type(within(second as HTMLElement).getByRole('textbox'), 'S');
    await waitFor(
      () =>
        expect(unsent(profile.id)).toMatchObject([
          { key: 'assessment-1/503/1-draft', detail: '1 answer', title: 'Waste segregation: your practice plan' },
        ]),
      { timeout: 1000 },
    );
    await waitFor(() => expect(screen.getByText(/^Saved on this device, \d/)).toBeTruthy());
  });

  test('C-29: what was typed last is written when the page is left', async () => {
    const { profile } = await openNextAttempt(door, 503);
    const [, second] = await questionsShown();
    await userEvent.type(within(second as HTMLElement).getByRole('textbox'), 'S');
    window.dispatchEvent(new Event('pagehide'));
    expect(unsent(profile.id)).toHaveLength(1);
  });

  test('C-29: a file that was stored comes back by its id, name and size', async () => {
    const before = await openAssessment(door, 501);
    await questionsShown();
    await userEvent.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'.repeat(5000)], 'log.pdf'),
    );
    await screen.findByRole('button', { name: 'Remove: log.pdf' });
    before.unmount();
    await openAssessment(door, 501);
    expect(await screen.findByRole('button', { name: 'Remove: log.pdf' })).toBeTruthy();
    expect(screen.getByText('5 kB')).toBeTruthy();
  });

  test('C-22, C-29: nothing of a submitted attempt is left on the device', async () => {
    const { profile } = await openAssessment(door, 502);
    await answerChoices(firstOption);
    await submitAfterCheck();
    await screen.findByRole('heading', { level: 1, name: /^(Passed|Not passed yet)$/ });
    expect(stored()).toEqual([]);
    expect(unsent(profile.id)).toEqual([]);
  });

  test('another person of this browser sees nothing of it', async () => {
    const before = await openAssessment(door, 502);
    await answerChoices(firstOption);
    before.unmount();
    const other = door.newClient();
    await other.demo.as('tom.whitfield@demo.example');
    await openAssessment({ ...other, baseUrl: door.baseUrl }, 502);
    await questionsShown();
    expect(checked()).toEqual([]);
    expect(screen.queryByText('Your answers are back')).toBeNull();
  });

  test('C-30: an answer whose question is gone is kept on the device, and its words are shown', async () => {
    const before = await openAssessment(door, 502);
    await answerChoices(firstOption);
    before.unmount();
    const [name = ''] = stored();
    const record = JSON.parse(localStorage.getItem(name) ?? '') as {
      value: { draft: { order: number[]; answers: Record<string, unknown> } };
    };
    record.value.draft.order.push(99_999);
    record.value.draft.answers['99999'] = { kind: 'text', text: 'I would ring the lead nurse.' };
    localStorage.setItem(name, JSON.stringify(record));
    const again = await openAssessment(door, 502);
    expect(await screen.findByText('One of your answers is no longer asked for')).toBeTruthy();
    expect(screen.getByText('I would ring the lead nurse.')).toBeTruthy();
    await answerChoices(firstOption);
    again.unmount();
    await openAssessment(door, 502);
    expect(await screen.findByText('I would ring the lead nurse.')).toBeTruthy();
  });

  test('corrupt: what cannot be read is thrown away with a word', async () => {
    const before = await openAssessment(door, 502);
    await answerChoices(firstOption);
    before.unmount();
    for (const key of stored()) localStorage.setItem(key, '{"version":1,"draft":');
    await openAssessment(door, 502);
    expect(await screen.findByText('Earlier answers could not be read')).toBeTruthy();
    expect(checked()).toEqual([]);
  });

  test('cleared in another tab, or by the browser’s settings: what stands on the page is written again', async () => {
    await openAssessment(door, 502);
    await answerChoices(firstOption);
    await waitFor(() => expect(stored().some((key) => localStorage.getItem(key)?.includes('"kind"'))).toBe(true));
    const answers = () =>
      stored().map((key) => [key, (JSON.parse(localStorage.getItem(key) ?? '') as { value: unknown }).value]);
    window.dispatchEvent(new Event('pagehide'));
    const before = answers();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(answers()).toEqual(before);
  });

  test('refused: the page says that nothing is saved on this device, and leaving asks', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { unmount } = await openAssessment(door, 502);
    // In the bar, and announced.
    expect(await screen.findAllByText('Not saved on this device')).toHaveLength(2);
    expect(screen.getByText('Your answers are on this page only')).toBeTruthy();
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    unmount();
    expect(hasUnsavedWork()).toBe(false);
  });
});

describe('a submission that does not go through', () => {
  test('C-32: refused answers (422) come back as they were, with the focus at the heading under the tray', async () => {
    const { failures } = await openAssessment(door, 502);
    await answerChoices(firstOption);
    const answers = checked();
    await door.demo.faults.set([{ call: 'submitAnswers', status: 422 }]);
    await submitAfterCheck();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(checked()).toEqual(answers);
    expect(failures.map(({ status, treatment }) => [status, treatment])).toEqual([[422, 'tray']]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('C-17: refused for another reason stays at the check and says that nothing was used', async () => {
    await openAssessment(door, 502);
    await answerChoices(firstOption);
    await door.demo.faults.set([{ call: 'submitAnswers', status: 429 }]);
    await submitAfterCheck();
    expect(await screen.findByText('Your answers were not submitted')).toBeTruthy();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { level: 1, name: /^(Passed|Not passed yet)$/ });
  });

  test('C-29: while nobody can tell whether it counted, the page says so and asks again', async () => {
    await openAssessment(door, 502);
    await answerChoices(firstOption);
    await door.demo.faults.set([
      { call: 'submitAnswers', kind: 'lost' },
      { call: 'getAssessment', status: 500, times: 2 },
    ]);
    await submitAfterCheck();
    expect(await screen.findByRole('dialog', { name: "We don't know yet whether it arrived" })).toBeTruthy();
    expect(stored()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { level: 1, name: /^(Passed|Not passed yet)$/ });
    expect(await submissions()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });
});
