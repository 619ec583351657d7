// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { PaletteItem } from './palette-items.ts';
import { Palette } from './Palette.tsx';

afterEach(cleanup);

const items = (count: number): PaletteItem[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    number: index + 1,
    title: 'After a sharps injury',
    href: `#q${index + 1}`,
    marker: 'todo',
    word: 'To do',
    walked: false,
    current: index === 2,
  }));

test('up to twelve questions are a list with words, more a grid; both say number and state', () => {
  const { container } = render(<Palette items={items(12)} />);
  expect(container.querySelector('.pal__path')).toBeTruthy();
  expect(screen.getAllByRole('link')[0]?.textContent).toContain('To do');
  cleanup();
  const grid = render(<Palette items={items(13)} />);
  expect(grid.container.querySelector('.pal__grid')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Question 13, After a sharps injury, To do' })).toBeTruthy();
});

test('the question on screen is the current step, and a press says which was meant', async () => {
  const pick = vi.fn<(item: PaletteItem) => void>();
  render(<Palette items={items(60)} onPick={pick} />);
  expect(screen.getAllByRole('listitem')[2]?.getAttribute('aria-current')).toBe('step');
  await userEvent.click(screen.getAllByRole('link')[4]!);
  expect(pick.mock.calls[0]?.[0]).toMatchObject({ number: 5 });
});
