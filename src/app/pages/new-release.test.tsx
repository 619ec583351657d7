// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { declareUnsentWork } from '#persistence/unsent-work.ts';
import { declareUnsavedWork } from '#persistence/unsaved-work.ts';
import { MissingPartPage } from './MissingPartPage.tsx';
import { isMissingPart, reloadForNewRelease, watchForNewRelease, type ReleasePorts } from '../errors/new-release.ts';

afterEach(cleanup);

const ports = (over: Partial<ReleasePorts> = {}) => {
  const stored = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
  return {
    reload,
    given: {
      build: 'one',
      hasUnsavedWork: () => false,
      storage: () => storage,
      isHostThere: () => Promise.resolve(true),
      reload,
      ...over,
    },
  };
};

describe('a new release in the middle of a visit', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://x.example/assets/a.js',
    'error loading dynamically imported module: https://x.example/assets/a.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
    'Unable to preload CSS for /assets/a.css',
  ])('is known by what browsers say: %s', (text) => {
    expect(isMissingPart(new TypeError(text))).toBe(true);
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

  test('never while the page holds what this device does not keep', async () => {
    const { given, reload } = ports({ hasUnsavedWork: () => true });
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

describe('C-29: what the page says of what was typed', () => {
  const NEVER = { reloadOnce: vi.fn<() => Promise<boolean>>(() => Promise.resolve(false)) };
  const work = (isOnDevice: boolean) => ({
    noun: 'answers',
    amount: '1 of 4',
    isOnDevice,
    backLabel: 'Back',
    flushDraft: () => undefined,
  });
  /** The page before, with what it holds, gives way to this one. */
  const lead = async (declare: () => () => void) => {
    NEVER.reloadOnce.mockClear();
    const withdraw = declare();
    render(<MissingPartPage {...NEVER} />);
    withdraw();
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    return document.querySelector('.lead')?.textContent;
  };

  test('nothing where it does not know', async () => {
    expect(await lead(() => () => undefined)).toBe(
      'A part of it did not arrive. Check your connection, then load the page again.',
    );
  });

  test('that it is kept, where it is on the device', async () => {
    expect(await lead(() => declareUnsentWork(work(true)))).toMatch(/ What you typed is kept on this device\.$/);
  });

  test.each([
    ['a file on its way, or answers that the device refused', () => declareUnsavedWork('A file is still uploading.')],
    ['work that is on the page only', () => declareUnsentWork(work(false))],
  ])('that it is not, and nothing reloads: %s', async (_, declare) => {
    expect(await lead(declare)).toMatch(/ This device could not keep what you typed\.$/);
    expect(NEVER.reloadOnce).not.toHaveBeenCalled();
  });
});

describe('a part that no page asked for is missing', () => {
  const reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  let isWorking = false;
  watchForNewRelease(() => isWorking, reload);
  const misses = (): void => void window.dispatchEvent(new Event('vite:preloadError'));
  afterEach(() => {
    reload.mockClear();
    isWorking = false;
  });

  test('the page is loaded anew', () => {
    misses();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('not while somebody’s work stands on it', () => {
    isWorking = true;
    misses();
    expect(reload).not.toHaveBeenCalled();
  });

  test('A-01: not while somebody is typing their e-mail; once they press Sign in', () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <input type="checkbox" value="on" />
        <input aria-label="E-mail" defaultValue="amara@" />
        <button type="submit">Sign in</button>
      </form>,
    );
    misses();
    expect(reload).not.toHaveBeenCalled();
    screen.getByRole('button').click();
    misses();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
