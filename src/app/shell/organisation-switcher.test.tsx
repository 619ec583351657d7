// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { openShell, setUpShell } from './testing/open-shell.tsx';

setUpShell();

test('V18: lists each organisation with its mark and its colour; the name alone is what is read out', async () => {
  const { user } = await openShell(amaraOsei.email);
  await user.click(await screen.findByRole('button', { name: /^Switch organisation/ }));
  const entry = screen.getByRole('menuitemradio', { name: 'Northgate Care Group' });
  const mark = entry.querySelector<HTMLElement>('.org__logo');
  expect(mark?.getAttribute('aria-hidden')).toBe('true');
  expect(mark?.textContent).toBe('N');
  expect(mark?.style.getPropertyValue('--sign')).toContain('#e8590c');
  expect(mark?.querySelector('img')?.getAttribute('src')).toBeTruthy();
  const own = screen
    .getByRole('menuitemradio', { name: 'Brightwater Dental Academy' })
    .querySelector<HTMLElement>('.org__logo');
  expect(own?.style.getPropertyValue('--sign')).not.toBe(mark?.style.getPropertyValue('--sign'));
});
