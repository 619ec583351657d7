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

const organisations = [
  { key: '1', label: 'Brightwater', checked: false },
  { key: '81', label: 'Northgate', checked: true },
  { key: '12', label: 'Harbour', checked: false },
];
const focused = () => document.activeElement?.textContent;

test('a menu of choices opens on the chosen one, is walked round its ends and by typing', async () => {
  render(<Menu label="Organisations" trigger="S" items={organisations} onPick={() => undefined} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Northgate');
  expect(focused()).toBe('Northgate');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Brightwater');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Harbour');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Brightwater');
  await userEvent.keyboard('n');
  expect(focused()).toBe('Northgate');
});

test('Esc closes a menu and gives the focus back; Tab leaves it; a press beside it closes it', async () => {
  render(
    <>
      <Menu label="Organisations" trigger="S" items={organisations} onPick={() => undefined} />
      <button type="button">after</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Organisations' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');

  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Harbour');
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('after');

  await userEvent.click(button);
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a second press on the button of a menu closes it, and an item with an address is a link', async () => {
  const pick = vi.fn<(key: string) => void>();
  render(
    <Menu
      label="Your account"
      trigger="TW"
      items={[{ key: 'profile', label: 'My Profile', href: '#profile' }]}
      onPick={pick}
    />,
  );
  const button = screen.getByRole('button', { name: 'Your account' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button);
  const item = screen.getByRole('menuitem', { name: 'My Profile' });
  expect(item.getAttribute('href')).toBe('#profile');
  await userEvent.click(item);
  expect(pick).toHaveBeenCalledExactlyOnceWith('profile');
  expect(document.activeElement).toBe(button);
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
