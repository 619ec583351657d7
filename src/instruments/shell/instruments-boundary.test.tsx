// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InstrumentsBoundary } from './InstrumentsBoundary.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('A part of it broke.');
}

test('an error of the desk is said in words, and the desk can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn<() => void>();
  render(
    <InstrumentsBoundary reload={reload}>
      <Broken />
    </InstrumentsBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toBe('A part of it broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
