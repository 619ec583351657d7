// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, effectiveTheme, onThemeChange, storedTheme, themeChoice } from './theme.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the choice is kept on the device and system forgets it', () => {
  chooseTheme('dark');
  expect(storedTheme()).toBe('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  chooseTheme('system');
  expect(storedTheme()).toBe('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('every place that shows it hears a choice, and a choice of another tab is followed', () => {
  const heard = vi.fn<() => void>();
  const stop = onThemeChange(heard);
  chooseTheme('dark');
  localStorage.setItem('waymark.theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'waymark.theme' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));
  expect([heard.mock.calls.length, themeChoice()]).toEqual([2, 'light']);
  stop();
  chooseTheme('system');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a closed storage costs only the memory of the choice', () => {
  const closed = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
    removeItem: () => {},
  };
  chooseTheme('dark', closed);
  expect(storedTheme(closed)).toBe('system');
  expect(effectiveTheme()).toBe('dark');
});

test('the toggle leads from what is seen to the other', async () => {
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(effectiveTheme()).toBe('light');
});
