// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import { standInForPlainDialogs } from '#ui/frames/dialog/testing/plain-dialogs.ts';
import { declareUnsavedWork } from '#persistence/unsaved-work.ts';
import { openShell, setUpShell } from './testing/open-shell.tsx';

/** As after a release, or without a connection. */
const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js');
});
vi.mock('./LeaveDialog.tsx', gone);
vi.mock('../session/SignOutQuestion.tsx', gone);
vi.mock('#features/session/ViewAsDialog.tsx', gone);
vi.mock('#features/notifications/NotificationPanel.tsx', gone);

setUpShell();
standInForPlainDialogs();

const page = () => screen.findByRole('heading', { level: 1, name: /Brightwater/ });
const open = async (email = amaraOsei.email) => {
  const shell = await openShell(email);
  await page();
  return shell;
};
const pick = async ({ user }: Awaited<ReturnType<typeof open>>, label: RegExp): Promise<void> => {
  await user.click(screen.getByRole('button', { name: /your account$/ }));
  await user.click(screen.getByRole('menuitem', { name: label }));
};

describe('J-05: a side part whose code did not come takes nothing with it', () => {
  test('the bell says so and can be asked again; Esc closes it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(panel.textContent).toContain('Your notifications could not be loaded.');
    expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Try again' }));
    await page();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }));
  });

  test('A-28: nobody is signed out without the question', async () => {
    const shell = await open();
    await pick(shell, /Sign out/);
    const question = await screen.findByRole('alertdialog', { name: 'You are still signed in' });
    await shell.user.click(within(question).getByRole('button', { name: 'Try again' }));
    await shell.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shell.login.getSnapshot().matches('signedIn')).toBe(true);
    await page();
  });

  test('C-29: the question before something is lost stands without it, and both answers hold', async () => {
    const { user } = await open();
    const release = declareUnsavedWork('A file is still uploading.');
    const switchTo = async (): Promise<HTMLElement> => {
      await user.click(screen.getByRole('button', { name: /^Switch organisation/ }));
      await user.click(screen.getByRole('menuitemradio', { name: 'Northgate Care Group' }));
      return screen.findByRole('alertdialog', { name: 'Leave this page?' });
    };
    const question = await switchTo();
    expect(question.textContent).toContain('A file is still uploading. If you leave now, you lose it.');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await page();
    await user.click(within(await switchTo()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Northgate/ })).toBeTruthy();
    release();
  });

  test('H-03: View As that cannot even begin says so, and can be pressed again', async () => {
    vi.doMock('../session/begin-view-as.ts', gone);
    const shell = await open(sofiaLindqvist.email);
    await pick(shell, /View As/);
    await waitFor(() =>
      expect(shell.toasts.shown().map(({ text }) => text)).toEqual([
        'View As could not be loaded. Check your connection, then try again.',
      ]),
    );
    vi.doUnmock('../session/begin-view-as.ts');
    await pick(shell, /View As/);
    await waitFor(() => expect(shell.viewAs.current()).not.toBeNull());
  });

  test('H-03: View As says so and closes', async () => {
    const shell = await open(sofiaLindqvist.email);
    await pick(shell, /View As/);
    const missing = await screen.findByRole('alertdialog', { name: 'View As could not be loaded' });
    await shell.user.click(within(missing).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await page();
  });
});
