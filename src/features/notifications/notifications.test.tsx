// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TOAST_MILLISECONDS } from '#contracts/constants.ts';
import { createToastStore } from '#ui/messages/toast/toast-store.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { createNotificationStore } from './notification-store.ts';
import { NotificationsContext } from './notifications-context.ts';

afterEach(cleanup);

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const setUp = () => {
  let now = NOON;
  const toasts = createToastStore(TOAST_MILLISECONDS);
  const store = createNotificationStore(toasts, () => now);
  const tell = (text: string, more: Partial<Parameters<typeof store.tell>[0]> = {}): void =>
    act(() => store.tell({ key: text, text, marker: 'done', ...more }));
  render(
    <NotificationsContext value={store}>
      <NotificationBell now={() => now} />
      <button type="button">page</button>
    </NotificationsContext>,
  );
  const pass = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { store, toasts, tell, pass, user: userEvent.setup() };
};

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });

describe('the bell', () => {
  test('opened, it closes the toasts, also the one that stands for many (T13)', async () => {
    const { toasts, tell, user } = setUp();
    for (let each = 1; each <= 9; each += 1) tell(`Import ${each} is complete.`);
    for (const { key } of toasts.all().slice(0, 4)) act(() => toasts.close(key));
    expect(toasts.shown()).toMatchObject([{ text: '5 more notifications' }]);
    await user.click(bell());
    await panel();
    expect(toasts.shown()).toEqual([]);
  });

  test('I-01: what is told stands as a toast, and in the history of this visit', async () => {
    const { toasts, tell, user } = setUp();
    tell('Your import is complete.');
    expect(toasts.shown()).toEqual([
      { key: 'Your import is complete.', text: 'Your import is complete.', marker: 'done' },
    ]);
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
    await user.click(bell());
    expect(within(await panel()).getByText('Your import is complete.')).toBeTruthy();
  });

  test('I-01: the same key replaces the toast; the history holds both, newest first', async () => {
    const { toasts, tell, user, pass } = setUp();
    tell('first', { key: 'booking' });
    pass(60_000);
    tell('second', { key: 'booking' });
    expect(toasts.shown().map(({ text }) => text)).toEqual(['second']);
    await user.click(bell());
    const items = within(await panel()).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(['New. second', 'New. first']);
    expect(items[0]?.querySelector('time')?.textContent).toBe('12:01\u00A0pm');
  });

  test('R8: the same news twice, and not looked at between, stands once, at its last time', async () => {
    const { tell, user, pass } = setUp();
    tell('More came in', { key: 'evidence' });
    pass(60_000);
    tell('More came in', { key: 'evidence' });
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
    await user.click(bell());
    const items = within(await panel()).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('time')?.textContent)).toEqual(['12:01\u00A0pm']);
    await user.click(bell());
    tell('More came in', { key: 'evidence' });
    await user.click(bell());
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(2);
  });

  test('what was looked at is not new any more', async () => {
    const { tell, user } = setUp();
    tell('A');
    await user.click(bell());
    await panel();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
    expect(bell().getAttribute('aria-label')).toBe('Notifications');
    await user.click(bell());
    expect(within(await panel()).queryByText('New.')).toBeNull();
  });

  test('what stands in the open history stands nowhere else; other toasts stay', async () => {
    const { toasts, tell, user } = setUp();
    tell('A');
    act(() => toasts.show({ key: 'other', text: 'Details updated' }));
    await user.click(bell());
    await panel();
    expect(toasts.shown().map(({ key }) => key)).toEqual(['other']);
  });

  test('another day has its date, today its name', async () => {
    const { tell, user, pass } = setUp();
    tell('yesterday');
    pass(DAY);
    tell('today');
    await user.click(bell());
    const dialog = await panel();
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(["Today, 22nd\u00A0Nov\u00A0'26", 'Earlier']);
    expect(within(dialog).getByText("21st Nov '26, 12:00 pm")).toBeTruthy();
  });

  test('focus moves in; a press or the focus beside it closes it', async () => {
    const { tell, user } = setUp();
    tell('A', { link: { label: 'View Bookings', href: '#bookings' } });
    await user.click(bell());
    await panel();
    expect(document.activeElement?.textContent).toBe('Notifications');
    await user.click(screen.getByRole('button', { name: 'page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'page' }));

    await user.click(bell());
    await panel();
    // Close, the history, its link; then it is over.
    for (let stop = 0; stop < 4; stop += 1) await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what can be done can be done from the history, too', async () => {
    const download = vi.fn<() => void>();
    const { tell, user } = setUp();
    tell('Your report has been emailed to you.', { link: { label: 'Download Now', onPress: download } });
    await user.click(bell());
    await user.click(within(await panel()).getByRole('button', { name: 'Download Now' }));
    expect(download).toHaveBeenCalledTimes(1);
  });

  test('nothing new is said to be so', async () => {
    const { user } = setUp();
    await user.click(bell());
    expect(within(await panel()).getByText('Nothing new during this visit.')).toBeTruthy();
  });

  test('text with markup in it is text', async () => {
    const { tell, user } = setUp();
    tell('<img src=x onerror=alert(1)>');
    await user.click(bell());
    expect((await panel()).querySelector('img')).toBeNull();
  });

  test('the history holds the last 50', () => {
    const { store, tell } = setUp();
    for (let at = 1; at <= 60; at += 1) tell(`${at}`);
    expect(store.history().map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, at) => `${60 - at}`));
  });
});
