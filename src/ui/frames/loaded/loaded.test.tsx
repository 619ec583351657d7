// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Loaded, type LoadableQuery, type LoadedProps } from './Loaded.tsx';

afterEach(cleanup);

const FAILED = { title: 'The awards could not be loaded.', text: 'Nothing is lost.' };

const show = (query: Partial<LoadableQuery<readonly string[]>>, over: Partial<LoadedProps<readonly string[]>> = {}) => {
  const refetch = vi.fn<() => void>();
  const shown = (next: Partial<LoadableQuery<readonly string[]>>) => (
    <main>
      <h1>Awards</h1>
      <Loaded
        query={{ data: undefined, error: null, refetch, ...next }}
        label="Loading the awards"
        skeleton={<i data-testid="skeleton" />}
        failed={FAILED}
        empty={{ isEmpty: (data) => data.length === 0, shown: <p>No awards yet</p> }}
        {...over}
      >
        {(data) => (
          <ul>
            {data.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </Loaded>
    </main>
  );
  const { rerender } = render(shown(query));
  return { refetch, change: (next: Partial<LoadableQuery<readonly string[]>>) => rerender(shown(next)) };
};

/** jsdom has no layout: contrast is checked in the gallery. */
const violations = async () =>
  (
    await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  ).violations.map(({ id }) => id);

describe('a query is shown', () => {
  test('loading: the skeleton, said to screen readers', async () => {
    show({});
    expect(screen.getByTestId('skeleton')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Loading the awards');
    expect(await violations()).toEqual([]);
  });

  test('failed: what did not arrive, announced, and a way to ask again', async () => {
    const { refetch } = show({ error: new Error('503') });
    expect(screen.getByRole('status').contains(screen.getByRole('heading', { level: 2, name: FAILED.title }))).toBe(
      true,
    );
    expect(screen.getByText('Nothing is lost.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(await violations()).toEqual([]);
  });

  test('B-23: the focus of "Try again" stays in the region while it loads and when it has come, and is not taken from elsewhere', async () => {
    const { change } = show({ error: new Error('503') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    change({});
    expect(document.activeElement?.contains(screen.getByTestId('skeleton'))).toBe(true);
    change({ error: new Error('503') });
    expect(document.activeElement).toBe(screen.getByRole('status'));
    change({});
    change({ data: ['First aid'] });
    expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    (document.activeElement as HTMLElement).blur();
    change({});
    change({ data: ['First aid'] });
    expect(document.activeElement).toBe(document.body);
  });

  test('J-11: a silent area collapses when it fails', () => {
    show({ error: new Error('503') }, { failed: null });
    expect([screen.queryByRole('button'), screen.queryByRole('status'), screen.queryByRole('list')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('empty: what stands instead', async () => {
    show({ data: [] });
    expect(screen.getByText('No awards yet')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('loaded: the data, which stays when a later call fails', async () => {
    const { change } = show({ data: ['First aid'] });
    expect(screen.getByRole('listitem').textContent).toBe('First aid');
    change({ data: ['First aid'], error: new Error('503') });
    expect(screen.getByRole('listitem').textContent).toBe('First aid');
    expect(await violations()).toEqual([]);
  });

  test('dimmed while the answer to a new question is on its way, in the same region', async () => {
    const { change } = show({ data: ['First aid'] });
    const status = screen.getByRole('status');
    expect([status.textContent, status.parentElement?.getAttribute('aria-busy')]).toEqual(['', 'false']);
    change({ data: ['First aid'], isPlaceholderData: true });
    expect([status.isConnected, status.textContent, status.parentElement?.getAttribute('aria-busy')]).toEqual([
      true,
      'Loading the awards',
      'true',
    ]);
    expect(await violations()).toEqual([]);
    change({ data: ['Fire safety'] });
    expect([screen.getByRole('listitem').textContent, status.textContent]).toEqual(['Fire safety', '']);
  });
});
