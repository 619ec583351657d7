// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Door } from '#api/testing/test-client.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { assessmentQuery } from '#api/queries/assessments.queries.ts';
import { openAssessment } from './testing/open-assessment.tsx';
import { setUpPage } from './testing/setup-page.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = createInProcess();
  await door.demo.as('amara.osei@demo.example');
});

const fieldset = async (number: number) => {
  await screen.findAllByRole('button', { name: 'Submit' });
  return document.querySelectorAll<HTMLElement>('fieldset.q')[number - 1] as HTMLElement;
};
const submit = () => within(screen.getByRole('region', { name: 'Submit' })).getByRole('button', { name: 'Submit' });
const isDisabled = () => submit().getAttribute('aria-disabled') === 'true';
const why = () => document.getElementById(submit().getAttribute('aria-describedby') ?? '')?.textContent;
const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement;
const fileOf = (bytes: number, name = 'log.pdf') => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const calls = async (call: string) => (await door.demo.log()).filter((logged) => logged.call === call);

const answerChoices = async () => {
  await userEvent.click(within(await fieldset(1)).getAllByRole('radio')[1] as HTMLElement);
  await userEvent.click(within(await fieldset(2)).getAllByRole('checkbox')[0] as HTMLElement);
};

describe('questions', () => {
  test('C-02, C-25: title, descriptions, what comes before, question cards, and the link back', async () => {
    await openAssessment(door, 501);
    expect(await screen.findByRole('heading', { level: 1, name: 'Infection Control: final assessment' })).toBeTruthy();
    expect(screen.getByText(/Passing it clears you/)).toBeTruthy();
    expect(screen.getByText('HTM 01-05').tagName).toBe('STRONG');
    expect(screen.getByText('Before you start')).toBeTruthy();
    expect(document.querySelectorAll('fieldset.q')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Infection Control Essentials' }).getAttribute('href')).toMatch(/^\/collections\/\d+$/);
    expect(screen.queryByText('Optional')).toBeNull();
  });

  test('C-25: a detached assessment is labelled optional', async () => {
    await openAssessment(door, 517);
    expect(await screen.findByText('Optional')).toBeTruthy();
  });

  test('C-10, C-11: one choice replaces the previous; several are toggled on and off, with a hint that is no rule', async () => {
    await openAssessment(door, 501);
    const [first, second] = within(await fieldset(1)).getAllByRole<HTMLInputElement>('radio');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    expect([first?.checked, second?.checked]).toEqual([false, true]);

    const several = await fieldset(2);
    expect(within(several).getByText('Choose 3')).toBeTruthy();
    const boxes = within(several).getAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false, false]);
    await userEvent.click(boxes[0] as HTMLElement);
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false]);
    expect(screen.getByText('2 answered')).toBeTruthy();
  });

  test('C-12, K-16: a text over 2,000 characters is kept, says so and blocks Submit; nothing is cut', async () => {
    await openAssessment(door, 503);
    await userEvent.click(within(await fieldset(1)).getAllByRole('radio')[0] as HTMLElement);
    const box = within(await fieldset(2)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(2003));
    expect(box.value).toHaveLength(2003);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/3 characters too long/)).toBeTruthy();
    expect(isDisabled()).toBe(true);
    await userEvent.type(box, '{Backspace}{Backspace}{Backspace}');
    expect(screen.getByText('2,000 of 2,000')).toBeTruthy();
    expect(isDisabled()).toBe(false);
  });

  test('C-16: Submit says what is missing, counts distinct questions, and goes off again when an answer is cleared', async () => {
    await openAssessment(door, 503);
    const box = within(await fieldset(2)).getByRole('textbox');
    expect(why()).toContain('Answer 2 more to submit.');
    await userEvent.click(within(await fieldset(1)).getAllByRole('radio')[0] as HTMLElement);
    await userEvent.type(box, '   ');
    expect(why()).toContain('Answer 1 more to submit.');
    await userEvent.type(box, 'Sealed, labelled, handed over.');
    expect(isDisabled()).toBe(false);
    await userEvent.clear(box);
    expect(isDisabled()).toBe(true);
    for (const button of screen.getAllByRole('button', { name: 'Submit' })) await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('C-01: what a reviewer wrote is read before the next try, and the attachment is fetched on request', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.size}`, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    await openAssessment(door, 503);
    expect(await screen.findByText(/Your route stops at the back door/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Download attachment' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^reviewers-attachment\.\w+ blob:[1-9]\d*$/);
    await door.demo.faults.set([{ call: 'downloadFile', status: 500 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Download attachment' }));
    expect(await screen.findByText('Sorry, there was a problem downloading this file. Please try again.')).toBeTruthy();
  });

  test('K-19: hostile authored texts are text or sanitised, never run', async () => {
    await openAssessment(door, 534);
    expect(await screen.findByText('Kept heading')).toBeTruthy();
    const main = document.querySelector('main') as HTMLElement;
    expect(main.querySelectorAll('script, iframe, form[action], img, [onclick], [style]')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<img src=x');
  });
});

describe('palette', () => {
  test('it counts, names each question’s state, and a press puts the focus into the question', async () => {
    await openAssessment(door, 501);
    await answerChoices();
    const palette = screen.getByRole('complementary', { name: 'Questions' });
    expect(within(palette).getByText('2 answered')).toBeTruthy();
    expect(within(palette).getByText('2 to do')).toBeTruthy();
    const stops = within(palette).getAllByRole('listitem');
    expect(stops.map((stop) => stop.textContent?.endsWith('Answered'))).toEqual([true, true, false, false]);
    await userEvent.click(within(palette).getByRole('link', { name: 'Go to first unanswered' }));
    expect(document.activeElement).toBe(within(await fieldset(3)).getByRole('textbox'));
    await userEvent.click(within(stops[0] as HTMLElement).getByRole('link'));
    expect(document.activeElement).toBe(within(await fieldset(1)).getAllByRole('radio')[1]);
    await userEvent.click(within(stops[3] as HTMLElement).getByRole('link'));
    expect(document.activeElement?.textContent).toBe('Choose file');
  });

  test('sixty questions stand as a grid', async () => {
    await openAssessment(door, 514);
    const grid = await screen.findByRole('group', { name: 'All 60 questions' });
    expect(await within(grid).findAllByRole('link')).toHaveLength(60);
    expect(within(grid).getByRole('link', { name: /^Question 1, .+, To do$/ })).toBeTruthy();
  });

  test('on a phone it is a sheet that closes on a press and gives the focus to the question', async () => {
    await openAssessment(door, 501);
    await screen.findAllByRole('button', { name: 'Submit' });
    await userEvent.click(screen.getByRole('button', { name: /0 of 4 answered/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Questions' });
    await userEvent.click(within(sheet).getAllByRole('link')[2] as HTMLElement);
    await waitFor(async () => expect(document.activeElement).toBe(within(await fieldset(3)).getByRole('textbox')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('files', () => {
  test('C-14: 11 MB where 10 are allowed is refused in the specification’s words, and nothing is uploaded', async () => {
    await openAssessment(door, 501);
    await fieldset(4);
    await userEvent.upload(fileInput(), fileOf(11 * 1024 * 1024));
    expect(await screen.findByText('Sorry, you can only upload up to 10 MB. This file is 11 MB.')).toBeTruthy();
    expect(await calls('uploadFile')).toHaveLength(0);
  });

  test.each([
    [531, 5],
    [532, 2],
  ])('C-13: the limit of %i is %i MB and is said before a file is chosen', async (id, limit) => {
    await openAssessment(door, id, { organisationId: 81 });
    expect(await screen.findByText(`One file, up to ${limit} MB`)).toBeTruthy();
    await userEvent.upload(fileInput(), fileOf(limit * 1024 * 1024 + 200_000));
    expect(await screen.findByText(`Sorry, you can only upload up to ${limit} MB. This file is ${limit}.2 MB.`)).toBeTruthy();
  });

  test('an empty file is refused with a sentence of its own', async () => {
    await openAssessment(door, 501);
    await fieldset(4);
    await userEvent.upload(fileInput(), fileOf(0));
    expect(await screen.findByText('This file is empty. Please choose another one.')).toBeTruthy();
    expect(await calls('uploadFile')).toHaveLength(0);
  });

  test('C-29: a device that refuses is announced once, whichever bar is in sight, and no more when it keeps again', async () => {
    await openAssessment(door, 501);
    const box = within(await fieldset(3)).getByRole('textbox');
    const refuses = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.type(box, 'I');
    const told = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');
    await waitFor(() => expect(told().map((alert) => [alert.textContent, alert.closest('.actbar, .xbar')])).toEqual([['Not saved on this device', null]]));
    refuses.mockRestore();
    await userEvent.type(box, ' quarantine');
    await waitFor(() => expect(told()).toEqual([]));
  });

  test('C-31, K-05, C-29: a file on its way blocks Submit and leaving; Cancel stops it', async () => {
    const unanswered = new Promise<never>(() => undefined);
    await openAssessment({ ...door, upload: ({ onProgress }) => (onProgress(620, 1000), unanswered) }, 501);
    await answerChoices();
    await userEvent.type(within(await fieldset(3)).getByRole('textbox'), 'I quarantine the load.');
    await userEvent.upload(fileInput(), fileOf(1000));
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('62');
    expect(why()).toContain('1 upload is still running.');
    expect(screen.getByText('1 uploading')).toBeTruthy();
    expect(hasUnsavedWork()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: log.pdf' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(why()).toContain('Answer 1 more to submit.');
    expect(hasUnsavedWork()).toBe(false);
  });

  test('K-05: a file is replaced and removed; the id before it is discarded', async () => {
    await openAssessment(door, 501);
    await fieldset(4);
    await userEvent.upload(fileInput(), fileOf(1000, 'first.pdf'));
    expect(await screen.findByRole('button', { name: 'Remove: first.pdf' })).toBeTruthy();
    await userEvent.upload(fileInput(), fileOf(2000, 'second.pdf'));
    expect(await screen.findByRole('button', { name: 'Remove: second.pdf' })).toBeTruthy();
    expect(screen.queryByText('first.pdf')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: second.pdf' }));
    expect(screen.getByRole('button', { name: /^Choose file/ })).toBeTruthy();
    expect(screen.getByText('4 to do')).toBeTruthy();
  });

  test('K-05: once another file is on its way, the one before it is no answer any more', async () => {
    const uploads: Door['upload'][] = [door.upload, () => new Promise<never>(() => undefined)];
    await openAssessment({ ...door, upload: (request) => (uploads.shift() ?? door.upload)(request) }, 501);
    await fieldset(4);
    await userEvent.upload(fileInput(), fileOf(1000, 'first.pdf'));
    await screen.findByRole('button', { name: 'Remove: first.pdf' });
    await userEvent.upload(fileInput(), fileOf(2000, 'second.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel: second.pdf' }));
    expect(screen.getByRole('button', { name: /^Choose file/ })).toBeTruthy();
    expect(screen.getByText('4 to do')).toBeTruthy();
  });

  test('C-14: a refused replacement leaves the stored file as the answer', async () => {
    await openAssessment(door, 501);
    await fieldset(4);
    await userEvent.upload(fileInput(), fileOf(1000, 'first.pdf'));
    await screen.findByRole('button', { name: 'Remove: first.pdf' });
    await userEvent.upload(fileInput(), fileOf(0, 'empty.pdf'));
    expect(await screen.findByText('This file is empty. Please choose another one.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove: first.pdf' })).toBeTruthy();
    expect(screen.getByText('1 answered')).toBeTruthy();
  });

  test('K-03: an upload that fails says so and can be chosen again', async () => {
    await door.demo.faults.set([{ call: 'uploadFile', status: 500 }]);
    await openAssessment(door, 501);
    await fieldset(4);
    await userEvent.upload(fileInput(), fileOf(1000));
    expect(await screen.findByText('Sorry, there was a problem uploading this file.')).toBeTruthy();
    await userEvent.upload(fileInput(), fileOf(1000));
    expect(await screen.findByRole('button', { name: 'Remove: log.pdf' })).toBeTruthy();
  });
});

describe('changes from the server', () => {
  test('C-30: an assessment that changed while answering wipes nothing', async () => {
    const { client, queries, organisation } = await openAssessment(door, 501);
    await answerChoices();
    const { queryKey } = assessmentQuery(client, organisation.organisation_id, 501);
    act(() => {
      queries.setQueryData(queryKey, (before) => {
        const [first, , ...others] = before?.questions ?? [];
        return before && first && { ...before, title: 'Infection Control: renamed', questions: [{ ...first, id: 9, title: 'A new question' }, ...others, first] };
      });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Infection Control: renamed' })).toBeTruthy();
    expect(within(await fieldset(1)).getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
    expect(screen.getByText('1 answered')).toBeTruthy();
    expect(within(await fieldset(4)).getByText('A new question')).toBeTruthy();
  });
});

