// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

afterEach(cleanup);

const OPTIONS: readonly ComboboxOption[] = ['12 Kirkgate', '14 Kirkgate', 'Flat 2, 14 Kirkgate'].map((text) => ({
  key: text,
  text,
}));

const picked = vi.fn<(key: string) => void>();
const sent = vi.fn<() => void>();
afterEach(() => {
  picked.mockClear();
  sent.mockClear();
});

function Example({ options = OPTIONS }: { options?: readonly ComboboxOption[] }) {
  const [value, setValue] = useState('Kirk');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Combobox
        label="Postcode or street"
        hint="Four letters are enough."
        value={value}
        onChange={setValue}
        options={options}
        search={value}
        listLabel="Addresses found"
        onPick={({ key }) => picked(key)}
        foot={<button type="button">Type it in yourself</button>}
      />
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Postcode or street' });
const current = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent?.replace('Enter', '');
};

test('the list has a name, belongs to the field, and marks what was searched for', () => {
  render(<Example />);
  const list = screen.getByRole('listbox', { name: 'Addresses found' });
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAccessibleDescription('Four letters are enough.');
  expect(within(list).getAllByRole('option')[0]?.querySelector('mark')).toHaveTextContent('Kirk');
});

test('arrows move round about while the focus stays in the field; Enter chooses', async () => {
  render(<Example />);
  await userEvent.click(field());
  expect(current()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(current()).toBe('14 Kirkgate');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(current()).toBe('Flat 2, 14 Kirkgate');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Flat 2, 14 Kirkgate');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(picked).toHaveBeenCalledExactlyOnceWith('Flat 2, 14 Kirkgate');
});

test('Enter without a current option chooses nothing and sends no form', async () => {
  render(<Example />);
  await userEvent.type(field(), 'g{Enter}');
  expect([picked.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0]);
});

test('typing leaves the current option', async () => {
  render(<Example />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}g');
  expect(current()).toBeNull();
});

test('Escape closes the list, an arrow or a letter opens it; the other button stays in reach', async () => {
  render(<Example />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  expect(screen.getByRole('button', { name: 'Type it in yourself' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toBe('12 Kirkgate');
  await userEvent.keyboard('{Escape}g');
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('a press chooses', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('option', { name: /^14/ }));
  expect(picked).toHaveBeenCalledExactlyOnceWith('14 Kirkgate');
});

test('without options there is no list, and arrows do nothing', async () => {
  render(<Example options={[]} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(picked).not.toHaveBeenCalled();
});

test('leaves the keys of an input method alone (P7)', async () => {
  render(<Example />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      expect(fireEvent.keyDown(field(), { key, ...composing })).toBe(true);
  expect(current()).toBe('12 Kirkgate');
  expect(picked).not.toHaveBeenCalled();
});
