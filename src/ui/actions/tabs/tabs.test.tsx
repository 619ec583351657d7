// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const TABS = [
  { key: 'one', label: 'One', panel: <p>First</p> },
  { key: 'two', label: 'Two', panel: <button type="button">Second</button> },
  { key: 'three', label: 'Three', panel: <p>Third</p> },
];
const tab = (name: string) => screen.getByRole('tab', { name });

test('shows the panel of one tab, which names it; the others are passed over by the Tab key', async () => {
  render(<Tabs label="Views" tabs={TABS} />);
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('First');
  await userEvent.tab();
  expect(tab('One')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('arrow keys, Home and End move along the row, around its ends, and show what they reach', async () => {
  render(<Tabs label="Views" tabs={TABS} />);
  await userEvent.click(tab('One'));
  for (const [key, name] of [
    ['ArrowLeft', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['Home', 'One'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('a panel with something to reach is not reached itself', async () => {
  render(<Tabs label="Views" tabs={TABS} />);
  await userEvent.click(tab('Two'));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
});

test('a tab that is held elsewhere is told, and shown when it is given', async () => {
  const onSelect = vi.fn<(key: string) => void>();
  const { rerender } = render(<Tabs label="Views" tabs={TABS} selected="one" onSelect={onSelect} />);
  await userEvent.click(tab('Three'));
  expect(onSelect.mock.calls).toEqual([['three']]);
  expect(tab('One')).toHaveAttribute('aria-selected', 'true');
  rerender(<Tabs label="Views" tabs={TABS} selected="three" onSelect={onSelect} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Third');
});
