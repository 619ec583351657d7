// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

afterEach(cleanup);

function setUp() {
  const store = createToastStore(10_000);
  render(
    <>
      <button type="button">page</button>
      <ToastRegion store={store} />
    </>,
  );
  return store;
}

test('I-14: the region stands before anything is said; danger is assertive, the rest polite', () => {
  const store = setUp();
  const region = screen.getByRole('region', { name: 'New notifications' });
  expect(region.querySelectorAll('[aria-live]')).toHaveLength(2);
  act(() => {
    store.show({ key: 'a', text: 'Your report has been emailed to you.' });
    store.show({ key: 'b', text: 'Oops', tone: 'danger' });
  });
  expect(screen.getByText('Oops').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  expect(
    screen
      .getByText(/emailed/)
      .closest('[aria-live]')
      ?.getAttribute('aria-live'),
  ).toBe('polite');
});

test('F6 leads to the toast and back to where one was', async () => {
  const store = setUp();
  const page = screen.getByRole('button', { name: 'page' });
  page.focus();
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(page);
  act(() => store.show({ key: 'a', text: 'A', link: { label: 'View Bookings', href: '/bookings' } }));
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View Bookings' }));
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(page);
});

test('closing the toast that holds the focus gives it back', async () => {
  const store = setUp();
  const page = screen.getByRole('button', { name: 'page' });
  page.focus();
  act(() => store.show({ key: 'a', text: 'A' }));
  await userEvent.keyboard('{F6}{Enter}');
  expect(screen.queryByText('A')).toBeNull();
  expect(document.activeElement).toBe(page);
});

test('focus and pointer hold the time', async () => {
  const store = createToastStore(10_000);
  const pause = vi.spyOn(store, 'pause');
  const resume = vi.spyOn(store, 'resume');
  render(<ToastRegion store={store} />);
  act(() => store.show({ key: 'a', text: 'A' }));
  await userEvent.hover(screen.getByText('A'));
  expect(pause).toHaveBeenCalled();
  await userEvent.unhover(screen.getByText('A'));
  expect(resume).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.tab();
  expect(resume).toHaveBeenCalledTimes(2);
});

test('an action runs where there is no page to go to', async () => {
  const run = vi.fn<() => void>();
  const store = setUp();
  act(() => store.show({ key: 'a', text: 'A', link: { label: 'Download Now', onPress: run } }));
  await userEvent.click(screen.getByRole('button', { name: 'Download Now' }));
  expect(run).toHaveBeenCalledTimes(1);
});

test('R11: Esc closes the toast with the focus, else the newest; what stands over the page goes first', async () => {
  const store = setUp();
  act(() => {
    store.show({ key: 'a', text: 'A' });
    store.show({ key: 'b', text: 'B' });
  });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('B')).toBeTruthy();
  dialog.remove();
  await userEvent.keyboard('{F6}{Escape}');
  expect(screen.queryByText('A')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('B')).toBeNull();
});
