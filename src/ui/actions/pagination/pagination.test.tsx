// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

test('V-03: says where you are and turns the pages; the ends do nothing', async () => {
  const change = vi.fn<(next: { page: number; pageSize: number }) => void>();
  const { rerender } = render(<Pagination label="Pages" page={1} pageSize={10} total={46} onChange={change} />);
  expect(screen.getByRole('status').textContent).toBe('1 to 10 of 46');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(change).toHaveBeenLastCalledWith({ page: 2, pageSize: 10 });
  rerender(<Pagination label="Pages" page={5} pageSize={10} total={46} onChange={change} />);
  expect(screen.getByRole('status').textContent).toBe('41 to 46 of 46');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(change).toHaveBeenCalledTimes(1);
});

test('V-03: changing the size returns to page 1', async () => {
  const change = vi.fn<(next: { page: number; pageSize: number }) => void>();
  render(<Pagination label="Pages" page={3} pageSize={12} total={100} pageSizes={[12, 24, 36]} onChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '24');
  expect(change).toHaveBeenCalledExactlyOnceWith({ page: 1, pageSize: 24 });
});

test('the next page begins at its head where that is out of sight, and nothing moves where it is in sight', async () => {
  render(
    <div data-testid="list">
      <Pagination label="Pages" page={1} pageSize={10} total={46} onChange={() => {}} />
    </div>,
  );
  const list = screen.getByTestId('list');
  const moved = vi.fn<() => void>();
  list.scrollIntoView = moved;
  const next = screen.getByRole('button', { name: 'Next page' });
  await userEvent.click(next);
  expect(moved).not.toHaveBeenCalled();
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -415, 800, 1000));
  await userEvent.click(next);
  expect(moved).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
});

test('nothing at all', () => {
  render(<Pagination label="Pages" page={1} pageSize={10} total={0} onChange={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe('0 to 0 of 0');
});
