// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { InProcess } from '#mocks/in-process.ts';
import { enter, openAddresses, pass, passPause, setUpAddresses, stopTime, stops } from './testing/open-addresses.tsx';

setUpAddresses();
stopTime();

const lookup = () => screen.getByRole('combobox', { name: 'Postcode or street' });
const found = (): readonly (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string): void => void fireEvent.change(lookup(), { target: { value } });
const key = (...names: readonly string[]): void => {
  for (const name of names) fireEvent.keyDown(lookup(), { key: name });
};
const told = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .join(' ');
const searched = async (door: InProcess): Promise<readonly unknown[]> =>
  (await door.demo.log()).filter(({ call }) => call === 'findAddresses').map(({ query }) => query['search']);

/** The form for the gap. */
const openGap = async (door: InProcess): Promise<void> => {
  await openAddresses(door);
  press(/^Fill this gap/);
};

describe('G-22: addresses are looked up', () => {
  test('half a second after the last letter, once, from three letters on', async () => {
    const door = await enter();
    await openGap(door);
    for (const typed of ['K', 'Ki', 'Kir', 'Kirkg']) {
      type(typed);
      await pass(400);
    }
    expect(await searched(door)).toEqual([]);
    expect(told()).toContain('Looking for addresses');
    await pass(200);
    expect(await searched(door)).toEqual(['Kirkg']);
    expect(told()).toContain(`${found().length} addresses found`);
    expect(found()).toContain('12 Kirkgate, Leeds LS1 6BY');
    type('Ki');
    expect(found()).toEqual([]);
    await passPause();
    expect(await searched(door)).toEqual(['Kirkg']);
  });

  test('the last answer counts, however late an earlier one comes', async () => {
    const door = await enter();
    await openGap(door);
    await act(() => door.demo.faults.set([{ call: 'findAddresses', kind: 'slow', delayMs: 3000, times: 1 }]));
    type('Kirkgate');
    await passPause();
    type('Goodramgate');
    await passPause();
    const right = found();
    expect(right.join()).toContain('Goodramgate');
    await pass(4000);
    expect(found()).toEqual(right);
  });

  test('one is chosen by keyboard: it fills the fields, and the button that adds it has the focus', async () => {
    await openGap(await enter());
    type('Kirkgate, Leeds');
    await passPause();
    key('ArrowDown', 'ArrowDown');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('14 Kirkgate, Leeds LS1 6BY');
    key('Enter');
    await pass(100);
    expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('Kirkgate');
    expect(screen.getByRole('textbox', { name: /^Number/ })).toHaveValue('14');
    expect(screen.getByRole('button', { name: 'Add this address' })).toHaveFocus();
    fireEvent.change(screen.getByRole('textbox', { name: /^Number/ }), { target: { value: '14a' } });
    press('Add this address');
    expect(stops()[1]).toContain('14a Kirkgate, Leeds LS1 6BY');
    await pass(500);
    expect(localStorage.getItem('waymark.draft/11/profile/1')).toContain('"id":"lookup_ls16by_2"');
  });

  test('without months yet, the first of them has the focus', async () => {
    await openAddresses(await enter());
    press('Add an address');
    type('Kirkgate, Leeds');
    await passPause();
    fireEvent.click(screen.getByRole('option', { name: /^12 Kirkgate/ }));
    await pass(100);
    expect(document.activeElement).toHaveAttribute('name', 'from_month');
  });

  test('nothing found leads to the fields', async () => {
    await openGap(await enter());
    type('Klarendon Way');
    await passPause();
    expect(told()).toContain('No address was found.');
    press('Type it in yourself');
    expect(screen.getByRole('textbox', { name: /^Building/ })).toHaveFocus();
    press('Look it up instead');
    expect(lookup()).toHaveFocus();
    expect(lookup()).toHaveValue('Klarendon Way');
  });

  test('a look-up that fails says so, can be tried again, and leads to the fields', async () => {
    const door = await enter();
    await openGap(door);
    await act(() => door.demo.faults.set([{ call: 'findAddresses', status: 500, times: 1 }]));
    type('Kirkgate');
    await passPause();
    expect(told()).toContain('The look-up does not answer.');
    expect(screen.getByRole('button', { name: 'Type it in yourself' })).toBeVisible();
    press('Try again');
    await pass(100);
    expect(found().length).toBeGreaterThan(0);
  });

  test.each([
    ['a fault', { status: 500 }],
    ['an address that is gone', { status: 404 }],
    ['a reply of another shape', { kind: 'malformed' as const }],
  ])('%s when one is chosen loses nothing', async (_, fault) => {
    const door = await enter();
    await openGap(door);
    type('Kirkgate');
    await passPause();
    await act(() => door.demo.faults.set([{ call: 'getAddress', times: 1, ...fault }]));
    key('ArrowDown', 'Enter');
    await pass(100);
    expect(told()).toContain('12 Kirkgate, Leeds LS1 6BY could not be loaded.');
    expect(lookup()).toHaveValue('Kirkgate');
    press('Try again');
    await pass(100);
    expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('Kirkgate');
  });

  test('a choice whose answer is late gives way to what is typed meanwhile', async () => {
    const door = await enter();
    await openGap(door);
    type('Kirkgate');
    await passPause();
    await act(() => door.demo.faults.set([{ call: 'getAddress', kind: 'slow', delayMs: 2000, times: 1 }]));
    key('ArrowDown', 'Enter');
    await pass(100);
    expect(told()).toContain('Loading the address');
    type('Goodramgate');
    await pass(3000);
    expect(lookup()).toHaveValue('Goodramgate');
    expect(found().join()).toContain('Goodramgate');
  });
});
