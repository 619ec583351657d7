// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UndoBar } from './UndoBar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('WCAG 3.3.4: it counts down for the eyes, announces once, takes the focus and gives the decision back', () => {
  const onUndo = vi.fn<() => void>();
  render(<UndoBar lastsMs={8000} doing="Sending" text="Amara passes." onUndo={onUndo} />);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Sending in 8 seconds.');
  act(() => void vi.advanceTimersByTime(2100));
  expect(screen.getByText('Sending in 6 seconds')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Sending in 8 seconds.');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Sending in 1 second')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
});
