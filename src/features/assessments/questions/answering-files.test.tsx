// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Door } from '#api/testing/test-client.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { answerFirstTwo, fieldset, why } from '../testing/answering-screen.ts';
import { enter } from '../testing/enter.ts';
import { openAssessment } from '../testing/open-assessment.tsx';
import { setUpPage } from '../testing/setup-page.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = await enter();
});

const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement;
const fileOf = (bytes: number, name = 'log.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const calls = async (call: string) => (await door.demo.log()).filter((logged) => logged.call === call);

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
    expect(
      await screen.findByText(`Sorry, you can only upload up to ${limit} MB. This file is ${limit}.2 MB.`),
    ).toBeTruthy();
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
    await waitFor(() =>
      expect(told().map((alert) => [alert.textContent, alert.closest('.actbar, .xbar')])).toEqual([
        ['Not saved on this device', null],
      ]),
    );
    refuses.mockRestore();
    await userEvent.type(box, ' quarantine');
    await waitFor(() => expect(told()).toEqual([]));
  });

  test('C-31, K-05, C-29: a file on its way blocks Submit and leaving; Cancel stops it', async () => {
    const unanswered = new Promise<never>(() => undefined);
    await openAssessment({ ...door, upload: ({ onProgress }) => (onProgress(620, 1000), unanswered) }, 501);
    await answerFirstTwo();
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

  test('H16: a replacement that is given up, or is lost, leaves the stored file as the answer', async () => {
    const uploads: Door['upload'][] = [
      door.upload,
      () => new Promise<never>(() => undefined),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ];
    await openAssessment({ ...door, upload: (request) => (uploads.shift() ?? door.upload)(request) }, 501);
    await fieldset(4);
    await userEvent.upload(fileInput(), fileOf(1000, 'first.pdf'));
    await screen.findByRole('button', { name: 'Remove: first.pdf' });
    await userEvent.upload(fileInput(), fileOf(2000, 'second.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel: second.pdf' }));
    expect(screen.getByRole('button', { name: 'Remove: first.pdf' })).toBeTruthy();
    await userEvent.upload(fileInput(), fileOf(2000, 'third.pdf'));
    expect(await screen.findByText('third.pdf: Sorry, there was a problem uploading this file.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove: first.pdf' })).toBeTruthy();
    expect(screen.getByText('1 answered')).toBeTruthy();
  });

  test('C-14: a refused replacement leaves the stored file as the answer', async () => {
    await openAssessment(door, 501);
    await fieldset(4);
    await userEvent.upload(fileInput(), fileOf(1000, 'first.pdf'));
    await screen.findByRole('button', { name: 'Remove: first.pdf' });
    await userEvent.upload(fileInput(), fileOf(0, 'empty.pdf'));
    expect(await screen.findByText('empty.pdf: This file is empty. Please choose another one.')).toBeTruthy();
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
