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
  render(<UndoBar lastsMs={8000} doing="Sending" what="the rejection of 3 pieces" text="Amara passes." keyName="Z" onUndo={onUndo} />);
  // T8: what is undone, without the key, which has a place of its own.
  const undo = screen.getByRole('button', { name: 'Undo the rejection of 3 pieces' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAttribute('aria-keyshortcuts', 'Z');
  // T8: a region that arrives with its text in it is not read by every screen reader.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toHaveTextContent('Sending in 8 seconds.');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText('Sending in 6 seconds')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Sending in 8 seconds.');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Sending in 1 second')).toBeInTheDocument();
  fireEvent.click(undo);
  expect(onUndo).toHaveBeenCalledTimes(1);
});
