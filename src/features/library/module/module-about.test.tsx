// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { documentInProgress } from '#fixtures/library/modules.ts';
import { openDoor, openModule, setUpModule } from './testing/open-module.tsx';

setUpModule();

test('0371: what a module is about is a disclosure, worked by keyboard', async () => {
  await openModule(await openDoor(), documentInProgress.module_id);
  const button = await screen.findByRole('button', { name: 'Show more' });
  const about = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(about?.textContent).toContain(documentInProgress.short_description);
  expect([button.getAttribute('aria-expanded'), about?.hasAttribute('data-open')]).toEqual(['false', false]);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect([button.getAttribute('aria-expanded'), about?.hasAttribute('data-open')]).toEqual(['true', true]);
  expect(document.activeElement).toBe(button);
});
