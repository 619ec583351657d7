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
  render(
    <UndoBar
      lastsMs={8000}
      doing="Sending"
      what="the rejection of 3 pieces"
      text="Amara passes."
      keyName="Z"
      onExtend={() => undefined}
      onUndo={onUndo}
    />,
  );
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

const pausedText = () => screen.queryByText('Paused. Move away to send');

test('T8, WCAG 2.2.1: the time rests while a pointer moves on it, and begins anew when it leaves', () => {
  const onExtend = vi.fn<() => void>();
  render(
    <UndoBar
      lastsMs={8000}
      doing="Sending"
      what="it"
      text="Amara passes."
      onExtend={onExtend}
      onUndo={() => undefined}
    />,
  );
  const text = screen.getByText('Amara passes.');
  act(() => void vi.advanceTimersByTime(5100));
  fireEvent.pointerEnter(text);
  expect([onExtend.mock.calls.length, pausedText()]).toEqual([0, null]);
  fireEvent.pointerMove(text);
  expect([onExtend.mock.calls.length, pausedText()?.isConnected]).toEqual([1, true]);
  act(() => void vi.advanceTimersByTime(60_000));
  // Often enough that the time is never over.
  expect(onExtend.mock.calls.length).toBe(16);
  fireEvent.pointerLeave(text.closest('.undo') ?? text);
  expect([onExtend.mock.calls.length, pausedText()]).toEqual([17, null]);
  expect(screen.getByText('Sending in 8 seconds')).toBeInTheDocument();
});

test('T8, WCAG 2.2.1: the time rests from a key pressed on it, or the focus that comes back to it, until the focus leaves', () => {
  const onExtend = vi.fn<() => void>();
  render(
    <UndoBar
      lastsMs={8000}
      doing="Sending"
      what="it"
      text="Amara passes."
      onExtend={onExtend}
      onUndo={() => undefined}
    />,
  );
  const undo = screen.getByRole('button');
  // The focus that it takes itself does not hold it.
  expect([onExtend.mock.calls.length, pausedText()]).toEqual([0, null]);
  fireEvent.keyDown(undo, { key: 'ArrowRight' });
  expect([onExtend.mock.calls.length, pausedText()?.isConnected]).toEqual([1, true]);
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Paused while you are on Undo. Sending in 8 seconds after you leave it.',
  );
  act(() => undo.blur());
  expect([onExtend.mock.calls.length, pausedText()]).toEqual([2, null]);
  act(() => undo.focus());
  expect([onExtend.mock.calls.length, pausedText()?.isConnected]).toEqual([3, true]);
});

test('R11: the Enter that decided, held or pressed twice, takes nothing back; a later one does', () => {
  render(
    <UndoBar
      lastsMs={8000}
      doing="Sending"
      what="it"
      text="Amara passes."
      onExtend={() => undefined}
      onUndo={() => undefined}
    />,
  );
  const undo = screen.getByRole('button', { name: 'Undo it' });
  const isTaken = (init: KeyboardEventInit): boolean => fireEvent.keyDown(undo, { key: 'Enter', ...init });
  expect([isTaken({}), pausedText()]).toEqual([false, null]);
  act(() => void vi.advanceTimersByTime(700));
  expect(isTaken({ repeat: true })).toBe(false);
  expect(isTaken({})).toBe(true);
});
