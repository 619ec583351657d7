// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { percentSent, type UploadState } from './upload-state.ts';
import { UploadField } from './UploadField.tsx';

afterEach(cleanup);

const MB = 1024 * 1024;
const file = new File(['log'], 'log.pdf', { type: 'application/pdf' });

function setUp(state: UploadState, extra: { error?: string } = {}) {
  const calls = {
    onPick: vi.fn<(file: File) => void>(),
    onCancel: vi.fn<() => void>(),
    onRemove: vi.fn<() => void>(),
  };
  const view = render(
    <UploadField label="Cleaning log" hint="One file, up to 10 MB" state={state} {...calls} {...extra} />,
  );
  return { ...calls, ...view };
}

describe('K-01 to K-05: a file field', () => {
  test('hands over the chosen file, and the same one again', async () => {
    const { onPick } = setUp({ kind: 'empty' });
    const input = screen.getByLabelText<HTMLInputElement>('Cleaning log', { selector: 'input' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onPick.mock.calls).toEqual([[file], [file]]);
  });

  test('takes a dropped file, but not while another is on its way', () => {
    const { onPick, container, rerender } = setUp({ kind: 'empty' });
    const drop = () => fireEvent.drop(container.querySelector('.up')!, { dataTransfer: { files: [file] } });
    drop();
    expect(onPick).toHaveBeenCalledTimes(1);
    const busy: UploadState = { kind: 'uploading', name: 'log.pdf', sentBytes: 0, totalBytes: 1 };
    rerender(<UploadField label="x" state={busy} onPick={onPick} onCancel={() => {}} onRemove={() => {}} />);
    drop();
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  test('shows bytes and per cent while sending, and cancels', async () => {
    const { onCancel } = setUp({ kind: 'uploading', name: 'log.pdf', sentBytes: 3 * MB, totalBytes: 4.8 * MB });
    const bar = screen.getByRole('progressbar', { name: 'Uploading log.pdf' });
    expect(bar.getAttribute('aria-valuenow')).toBe('62');
    expect(screen.getByText('Uploading, 3 of 4.8 MB')).toBeTruthy();
    expect(screen.getByText('62 %')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: log.pdf' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('a sent file can be replaced and removed', async () => {
    const { onRemove } = setUp({ kind: 'done', name: 'log.pdf', bytes: 4.8 * MB });
    expect(screen.getByText('Uploaded')).toBeTruthy();
    expect(screen.getByText('4.8 MB')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Replace log.pdf' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: log.pdf' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  test('K-03: a failure is announced, belongs to the button, and another file can be chosen', () => {
    setUp({ kind: 'failed', name: 'log.pdf', message: 'Sorry, there was a problem uploading this file.' });
    expect(screen.getByRole('alert').textContent).toBe('Sorry, there was a problem uploading this file.');
    expect(
      screen.getByRole('button', { name: 'Choose another file: log.pdf', description: /One file.*problem uploading/ }),
    ).toBeTruthy();
  });

  test('H16: the same file can be sent again where it was lost on the way, and not where it was refused', async () => {
    const { onPick, rerender } = setUp({ kind: 'empty' });
    const show = (state: UploadState) =>
      rerender(
        <UploadField label="Cleaning log" state={state} onPick={onPick} onCancel={() => {}} onRemove={() => {}} />,
      );
    await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Cleaning log', { selector: 'input' }), file);
    show({ kind: 'failed', name: 'log.pdf', message: 'Too large.' });
    expect(screen.queryByRole('button', { name: 'Try again: log.pdf' })).toBeNull();
    show({ kind: 'failed', name: 'log.pdf', message: 'Lost.', canRetry: true });
    await userEvent.click(screen.getByRole('button', { name: 'Try again: log.pdf' }));
    expect(onPick.mock.calls).toEqual([[file], [file]]);
  });

  test.each([
    [0, 1000, '0 of 1 kB'],
    [1000, 1000, '1 of 1 kB'],
    [10_000, 40_000, '9 of 39 kB'],
    [0, 3 * MB, '0 of 3 MB'],
  ])('H16: %i of %i bytes are said in one unit: %s', (sentBytes, totalBytes, said) => {
    setUp({ kind: 'uploading', name: 'log.pdf', sentBytes, totalBytes });
    expect(screen.getByText(`Uploading, ${said}`)).toBeTruthy();
  });

  test("the field's own error", () => {
    setUp({ kind: 'empty' }, { error: 'Please complete this field' });
    expect(screen.getByRole('button', { description: /Please complete this field/ })).toBeTruthy();
  });

  test('the focus stays on the action while the state changes under it', () => {
    const { rerender, ...calls } = setUp({ kind: 'empty' });
    const rest = { onPick: calls.onPick, onCancel: calls.onCancel, onRemove: calls.onRemove };
    const button = screen.getByRole('button', { name: /Choose file/ });
    button.focus();
    const states: UploadState[] = [
      { kind: 'uploading', name: 'log.pdf', sentBytes: 1, totalBytes: 2 },
      { kind: 'done', name: 'log.pdf' },
      { kind: 'empty' },
    ];
    for (const state of states) {
      rerender(<UploadField label="Cleaning log" state={state} {...rest} />);
      expect(document.activeElement).toBe(button);
    }
  });
});

test('the share sent is never 100 before everything was sent', () => {
  expect(percentSent(999, 1000)).toBe(99);
  expect(percentSent(1000, 1000)).toBe(100);
  expect(percentSent(0, 0)).toBe(0);
  expect(percentSent(5, 3)).toBe(100);
});
