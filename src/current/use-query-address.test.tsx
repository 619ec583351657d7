// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useQueryAddress, type ChangeQuery } from './use-query-address.ts';

afterEach(cleanup);

test('O-11: Back goes through pages and filters one by one, and over letters and corrections', async () => {
  const changes: ChangeQuery[] = [];
  function List() {
    const [, change] = useQueryAddress();
    useEffect(() => void changes.push(change), [change]);
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/modules', element: <List /> },
    ],
    { initialEntries: ['/', '/modules'] },
  );
  render(<RouterProvider router={router} />);
  const go = (query: string, isCorrection?: boolean) =>
    act(() => Promise.resolve(changes.at(-1)?.(new URLSearchParams(query), isCorrection)));
  await go('status=pending');
  await go('status=pending&page=9');
  await go('status=pending&page=3', true);
  await go('status=pending&q=h');
  await go('status=pending&q=ha');
  const visited: string[] = [];
  while (router.state.location.pathname !== '/') {
    visited.push(router.state.location.search);
    await act(() => router.navigate(-1));
  }
  expect(visited).toEqual(['?status=pending&q=ha', '?status=pending', '']);
});
