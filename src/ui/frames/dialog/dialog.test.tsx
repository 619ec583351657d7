// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Page({ noClose = false }: { noClose?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        isOpen={open}
        onClose={() => setOpen(false)}
        title="Check before you submit"
        noClose={noClose}
        foot={<button type="button">Submit</button>}
      >
        <input aria-label="inside" />
      </Dialog>
    </>
  );
}

test('V-12: the focus moves in, is trapped, Esc closes, and it returns', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check before you submit' });
  // Half a second after it opened, React Aria drops the focus and gives it back a frame later.
  const isInside = () => waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await isInside();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    await isInside();
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
});

test('its close button closes it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a close button neither Esc nor a press beside it closes it', async () => {
  render(<Page noClose />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('.scrim')!);
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a question about something that is lost starts on Cancel', async () => {
  const confirm = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      isOpen
      title="Remove the file?"
      confirmText="Remove file"
      danger
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>It has not been sent yet.</p>
    </ConfirmDialog>,
  );
  await screen.findByRole('alertdialog', { name: 'Remove the file?' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Enter}');
  expect(cancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});
