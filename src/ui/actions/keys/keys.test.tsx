// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeySheet } from './KeySheet.tsx';
import { useKeys } from './use-keys.ts';

const mark = vi.fn<() => void>();
const send = vi.fn<() => void>();

function Page({ withSheet = false }: { withSheet?: boolean }) {
  const shortcuts = [
    { key: 'c', does: 'Correct', run: mark },
    { key: 'Enter', withCtrl: true, does: 'Submit', run: send },
  ];
  useKeys(shortcuts);
  return (
    <>
      <input aria-label="Words" />
      <input type="checkbox" aria-label="Box" />
      {withSheet && <KeySheet shortcuts={shortcuts} onClose={() => undefined} />}
    </>
  );
}

beforeEach(() => {
  window.localStorage.clear();
  mark.mockClear();
  send.mockClear();
});
afterEach(cleanup);

test('a single key acts on the page and on a toggle, and is a letter where somebody types', async () => {
  render(<Page />);
  await userEvent.keyboard('c');
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard('C');
  expect(mark).toHaveBeenCalledTimes(2);
  await userEvent.type(screen.getByRole('textbox'), 'c');
  expect([mark.mock.calls.length, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([2, 'c']);
});

test('a key with Ctrl works while somebody types; with other modifiers nothing does', async () => {
  render(<Page />);
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledTimes(1);
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard('{Alt>}c{/Alt}{Control>}c{/Control}');
  expect(mark).not.toHaveBeenCalled();
});

test('a key that an input method takes is no key of the page (P7)', () => {
  render(<Page />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 13 });
  expect(send).toHaveBeenCalledTimes(1);
});

test('WCAG 2.1.4: single keys can be switched off, the one with Ctrl stays; they rest while a dialog stands', async () => {
  const { rerender } = render(<Page withSheet />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use single keys' }));
  await userEvent.keyboard('c');
  rerender(<Page />);
  await userEvent.keyboard('c');
  expect(mark).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledTimes(1);
});
