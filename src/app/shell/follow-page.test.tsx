// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { UnansweredPage } from '../pages/UnansweredPage.tsx';
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

test('the focus of "Try again" follows the outline and the page that replace the page without an answer', async () => {
  const step = (name: string) =>
    name === 'unanswered' ? (
      <UnansweredPage key={name} onRetry={() => undefined} />
    ) : (
      <main key={name} aria-label={name} tabIndex={-1} />
    );
  const { rerender } = render(step('unanswered'));
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  await userEvent.keyboard('{Enter}');
  for (const name of ['Outline', 'Page']) {
    rerender(step(name));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main', { name })));
  }
});
