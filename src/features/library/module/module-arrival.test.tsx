// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { documentInProgress } from '#fixtures/library/modules.ts';
import { CONFIRM } from './module-texts.ts';
import { openDoor, openModule, setUpModule } from './testing/open-module.tsx';

setUpModule();

const ID = documentInProgress.module_id;
const path = `/collections/301/modules/${ID}`;
const completed = () => screen.findByRole('region', { name: 'Completed' });
const walk = (bar: HTMLElement) => bar.querySelector('.mod-walk');

test('0372: what is completed here arrives: the line to the next stop, its blade, and the points; said in whole words', async () => {
  const door = await openDoor();
  await openModule(door, ID, { path });
  await userEvent.click(await screen.findByRole('button', { name: CONFIRM }));
  const bar = await completed();
  await waitFor(() => expect(walk(bar)).toHaveAttribute('aria-hidden', 'true'));
  expect(bar).toHaveClass('mod-bar--new');
  expect(screen.getByRole('link', { name: 'Get Started: Water lines and legionella' })).toBeVisible();
  expect(bar.querySelector('.mod-bar__points')).toHaveTextContent(/^10$/);
  const status = bar.querySelector('[role=status]');
  expect(status).toHaveTextContent(/^Done\. 10 points\. Infection Control: final assessment is open now\.$/);
  // The sentence that comes later is said alone.
  expect(status).toHaveAttribute('aria-atomic', 'false');
  cleanup();

  await openModule(door, ID, { path });
  const later = await completed();
  await waitFor(() => expect(walk(later)).toBeInTheDocument());
  expect(later).not.toHaveClass('mod-bar--new');
});

test('0372: the line walks 480 ms, once, and nothing moves for who asked for less motion', () => {
  const css = readFileSync('src/features/library/module/module-bar.css', 'utf8');
  const animations = (text: string) => [...text.matchAll(/animation: ([^;]+);/g)].map(([, value]) => value);
  const [, moving = ''] =
    /@media \(prefers-reduced-motion: no-preference\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/.exec(css) ?? [];
  expect(animations(moving)).toEqual(animations(css));
  expect(animations(css)).toContain('module-walk var(--m-walk) var(--ease)');
  expect(css).not.toMatch(/infinite|transition/);
  expect(readFileSync('src/ui/styles/tokens.css', 'utf8')).toContain('--m-walk: 480ms');
});
