// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { openShell, setUpShell } from './testing/open-shell.tsx';

setUpShell();

test('B-23: the focus follows a new page over outlines of other components, until it is moved elsewhere', async () => {
  let show = (_name: string): void => undefined;
  function Page() {
    const [name, setName] = useState('Outline');
    useEffect(() => {
      show = (next) => act(() => setName(next));
    }, []);
    return (
      <main key={name} id="main" tabIndex={-1}>
        <h1>{name}</h1>
      </main>
    );
  }
  const { router } = await openShell(amaraOsei.email, { later: Promise.resolve(Page) });
  await screen.findByRole('heading', { level: 1, name: /Brightwater/ });
  await act(() => router.navigate('/later'));
  await screen.findByRole('heading', { level: 1, name: 'Outline' });
  for (const name of ['Skeleton', 'Page']) {
    show(name);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  }
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Brightwater Dental Academy' });
  act(() => home.focus());
  show('Another');
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(home);
  act(() => home.blur());
  show('The last');
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(document.body);
});
