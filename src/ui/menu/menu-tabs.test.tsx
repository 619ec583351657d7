// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from '../tabs/Tabs.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

test('a menu opens, is walked by arrow keys and says what was picked', async () => {
  const pick = vi.fn<(key: string) => void>();
  render(
    <Menu
      label="Your account"
      trigger="TW"
      items={[
        { key: 'profile', label: 'Profile' },
        { key: 'out', label: 'Sign out' },
      ]}
      onPick={pick}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: 'Your account' })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(pick).toHaveBeenCalledExactlyOnceWith('out');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('tabs are one stop of the Tab key and are walked by arrow keys', async () => {
  render(
    <Tabs
      label="Views"
      tabs={[
        { key: 'a', label: 'Overview', panel: <p>What it is</p> },
        { key: 'b', label: 'Journey', panel: <p>The way</p> },
      ]}
    />,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Overview' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Journey' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Journey' }).textContent).toBe('The way');
});
