// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MissingPartPage } from '../pages/MissingPartPage.tsx';
import { isMissingPart, reloadForNewRelease, type ReleasePorts } from './new-release.ts';

afterEach(cleanup);

const ports = (over: Partial<ReleasePorts> = {}) => {
  const kept = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
  return { reload, given: { build: 'one', storage: () => storage, isHostThere: () => Promise.resolve(true), reload, ...over } };
};

describe('a new release in the middle of a visit', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://x.example/assets/a.js',
    'error loading dynamically imported module: https://x.example/assets/a.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
    'Unable to preload CSS for /assets/a.css',
  ])('is known by what browsers say: %s', (words) => {
    expect(isMissingPart(new TypeError(words))).toBe(true);
  });

  test('a mistake of ours is none', () => {
    expect(isMissingPart(new TypeError('Cannot read properties of undefined'))).toBe(false);
    expect(isMissingPart('Failed to fetch dynamically imported module')).toBe(false);
  });

  test('loads the page anew once for each build', async () => {
    const { given, reload } = ports();
    expect(await reloadForNewRelease(given)).toBe(true);
    expect(await reloadForNewRelease(given)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await reloadForNewRelease({ ...given, build: 'two' })).toBe(true);
  });

  test('never where the host of the app is not there: a reload would leave nothing', async () => {
    const { given, reload } = ports({ isHostThere: () => Promise.resolve(false) });
    expect(await reloadForNewRelease(given)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('never where it cannot be remembered: it might go on for ever', async () => {
    const { given, reload } = ports({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await reloadForNewRelease(given)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('where that does not help the page says so and has a button', async () => {
    const reload = vi.fn<() => void>();
    render(<MissingPartPage reloadOnce={() => Promise.resolve(false)} reload={reload} />);
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
