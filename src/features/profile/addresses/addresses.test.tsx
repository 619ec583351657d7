// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { unsentWork } from '#persistence/unsent-work.ts';
import { enter, line, openAddresses, setUpAddresses, stops, sum } from './testing/open-addresses.tsx';

setUpAddresses();
const user = userEvent.setup();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const date = (end: 'From' | 'To', part: 'Month' | 'Year') =>
  within(screen.getByRole('group', { name: new RegExp(`^${end}`) })).getByRole('combobox', { name: part });
const form = () => screen.queryByRole('region', { name: /./ });

const ADDRESS = {
  id: 'manual_1',
  thoroughfare: 'Mill Lane',
  town_or_city: 'Otley',
  postcode: 'LS21 3JT',
};

/** Fills what is required of the open form. */
const fill = async (parts: { readonly street?: string; readonly town?: string; readonly postcode?: string } = {}) => {
  await user.type(field('Street'), parts.street ?? 'Mill Lane');
  await user.type(field('Town or city'), parts.town ?? 'Otley');
  await user.type(field('Postcode'), parts.postcode ?? 'LS21 3JT');
};

describe('G-25, G-26, G-28: what is told of a history', () => {
  test('with a gap: the sum beside the condition, the line in words, the list from now backwards', async () => {
    await openAddresses(await enter());
    expect(sum()).toBe('4 years 10 months of 5 years | Conditions not met');
    expect(line()).toBe("Covered: 4 years 10 months of 5 years. Missing: Apr '23 and May '23.");
    expect(stops()).toEqual([
      "12 Kirkgate, Leeds LS1 6BY | Jun '23 to now | 2 years 9 months",
      "2 months are missing | Apr '23 and May '23",
      "Minster House, 1 Goodramgate, York YO1 7LS | Sep '21 to Mar '23 | 1 year 7 months",
      "8 Bridge Street, Otley LS21 1BQ | Mar '21 to Aug '21 | 6 months",
    ]);
  });

  test('the condition’s own message', async () => {
    await openAddresses(await enter(), { change: { message: 'Please list five whole years.' } });
    expect(sum()).toContain('| Please list five whole years.');
  });

  test('months of two addresses count once', async () => {
    await openAddresses(await enter('addresses-overlap'));
    expect(sum()).toBe('5 years of 5 years | Three months stand twice and count once.');
    expect(line()).toContain("Twice, counted once: Jun '23 to Aug '23.");
    expect(screen.getByText(/you lived in more than one place/)).toBeInTheDocument();
  });

  test('complete', async () => {
    await openAddresses(await enter('addresses-complete'));
    expect(sum()).toBe('5 years of 5 years | There is no gap.');
    expect(stops()).toHaveLength(3);
  });

  test('by the letter complete, with a gap', async () => {
    await openAddresses(await enter(), {
      stored: [
        { ...ADDRESS, from_year: 2023, from_month: 6 },
        { ...ADDRESS, from_year: 2015, from_month: 1, to_year: 2020, to_month: 12 },
      ],
    });
    expect(sum()).toBe('5 years of 5 years | There is a gap, which need not be filled.');
    expect(stops()[1]).toBe(
      "2 years 3 months without an address | Mar '21 to May '23, the beginning of the five years",
    );
  });

  test('G-29: as many as can be added', async () => {
    await openAddresses(await enter('addresses-full'));
    expect(sum()).toBe('5 years of 5 years | Five addresses, as many as can be added.');
    const add = button('Add an address');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription(
      "You've reached the maximum number of addresses you can add. Please remove an address before adding a new one.",
    );
    await user.click(add);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('none yet: the form is open, and leaves the focus where it is', async () => {
    await openAddresses(await enter('addresses-none'));
    expect(sum()).toBe('Nothing of 5 years yet | Begin with today, then go back in time.');
    expect(screen.getByRole('heading', { name: 'Where do you live now?' })).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test('without a condition nothing is added up and nothing is missing', async () => {
    await openAddresses(await enter(), { change: { years: null } });
    expect(document.querySelector('.addr__sum, .tline')).toBeNull();
    expect(stops()).toHaveLength(3);
  });

  test('what counts nothing, or is not understood, is shown', async () => {
    await openAddresses(await enter(), {
      stored: [{ ...ADDRESS }, { ...ADDRESS, from_year: 2027, from_month: 1 }, { street: 'Old Street', town: 'Hull' }],
    });
    expect(sum()).toBe('Nothing of 5 years | Conditions not met');
    expect(stops().slice(1)).toEqual([
      'Mill Lane, Otley LS21 3JT | No dates | Counts nothing',
      "Mill Lane, Otley LS21 3JT | From Jan '27 | Counts nothing",
      'Old Street, Hull | Stays as it is | Counts nothing',
    ]);
  });
});

describe('G-02, G-30: where it is', () => {
  test('not where About is hidden', async () => {
    await openAddresses(await enter(), { settings: { profile_about_disabled: true } });
    expect(screen.queryByRole('heading', { name: 'Where you lived' })).toBeNull();
  });

  test.each([[{ type: 'text' }], [{ show_user: false }]])('not for a field with %j', async (change) => {
    await openAddresses(await enter(), { change });
    expect(screen.queryByRole('heading', { name: 'Where you lived' })).toBeNull();
  });
});

describe('G-23 to G-27: an address is typed', () => {
  const fillGap = async () => {
    await user.click(button(/^Fill this gap/));
    await user.click(button('Type it in yourself'));
  };

  test('a gap opens with its months, shows its effect, and is filled', async () => {
    await openAddresses(await enter());
    await user.click(button(/^Fill this gap/));
    expect(screen.getByRole('combobox', { name: 'Postcode or street' })).toHaveFocus();
    expect(sum()).toContain('4 years 10 months of 5 years |');
    await user.click(button('Type it in yourself'));
    expect(field(/^Building/)).toHaveFocus();
    expect(sum()).toBe('5 years of 5 years, with this one | ');
    expect(line()).toBe('With the address you are typing. Covered: 5 years of 5 years.');
    expect(screen.getByText('Fills this gap. Nothing is missing then')).toBeInTheDocument();
    await fill();
    await user.click(button('Add this address'));
    expect(sum()).toBe('5 years of 5 years | There is no gap.');
    expect(stops()[1]).toBe("Mill Lane, Otley LS21 3JT | Apr '23 to May '23 | 2 months");
    expect(button('Change Mill Lane, Otley LS21 3JT')).toHaveFocus();
    expect(unsentWork()).toMatchObject({ noun: 'changes' });
  });

  test('errors stand beside their fields, the first has the focus, and nothing that was typed goes', async () => {
    await openAddresses(await enter());
    await fillGap();
    await user.type(field('Town or city'), 'Otley');
    await user.selectOptions(date('From', 'Month'), '');
    const add = button('Add this address');
    expect(add).toHaveAccessibleDescription('Enter your street, postcode and first month.');
    expect(screen.getByText('The dates are not complete')).toBeInTheDocument();
    await user.click(add);
    expect(field('Street')).toHaveFocus();
    for (const control of [field('Street'), field('Postcode'), date('From', 'Month')]) {
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(control).toHaveAccessibleDescription('Please complete this field');
    }
    expect(date('From', 'Year')).not.toHaveAttribute('aria-invalid');
    expect(field('Town or city')).toHaveValue('Otley');
  });

  test.each([
    ['To', 'Mar', '2023', 'This is before the first month'],
    ['To', 'Apr', '2026', 'This month has not begun yet'],
  ] as const)('%s %s %s: %s', async (end, month, year, message) => {
    await openAddresses(await enter());
    await fillGap();
    await fill();
    await user.selectOptions(date(end, 'Month'), month);
    await user.selectOptions(date(end, 'Year'), year);
    await user.click(button('Add this address'));
    expect(date(end, 'Month')).toHaveFocus();
    expect(date(end, 'Month')).toHaveAccessibleDescription(message);
    expect(form()).not.toBeNull();
  });

  test('an end that is left out is now', async () => {
    await openAddresses(await enter());
    await fillGap();
    await fill();
    await user.selectOptions(date('To', 'Month'), '');
    await user.selectOptions(date('To', 'Year'), '');
    await user.click(button('Add this address'));
    expect(stops()).toContain("Mill Lane, Otley LS21 3JT | Apr '23 to now | 2 years 11 months");
  });

  test('the first address of all: what is added closes the form', async () => {
    await openAddresses(await enter('addresses-none'));
    await user.click(button('Type it in yourself'));
    await fill();
    await user.selectOptions(date('From', 'Month'), 'Jun');
    await user.selectOptions(date('From', 'Year'), '2023');
    await user.click(button('Add this address'));
    expect(stops()).toEqual([
      "Mill Lane, Otley LS21 3JT | Jun '23 to now | 2 years 9 months",
      "2 years 3 months are missing | Mar '21 to May '23, the beginning of the five years",
    ]);
    expect(button('Change Mill Lane, Otley LS21 3JT')).toHaveFocus();
  });

  test('what is typed survives a reload', async () => {
    const door = await enter();
    const { unmount } = await openAddresses(door);
    await fillGap();
    await user.type(field('Street'), 'Mill L');
    unmount();
    await openAddresses(door);
    expect(field('Street')).toHaveValue('Mill L');
    expect(date('From', 'Year')).toHaveValue('2023');
    expect(field('Street')).not.toHaveFocus();
  });

  test('a form in which nothing was typed is no unsent work, and gone after a reload', async () => {
    const door = await enter();
    const { unmount } = await openAddresses(door);
    await user.click(button('Add an address'));
    await user.click(button('Type it in yourself'));
    expect(unsentWork()).toBeNull();
    await user.type(field('Street'), 'M');
    expect(unsentWork()).not.toBeNull();
    await user.clear(field('Street'));
    expect(unsentWork()).toBeNull();
    expect(field('Street')).toHaveFocus();
    unmount();
    await openAddresses(door);
    expect(form()).toBeNull();
  });

  test('cancelling the first address of all begins it anew', async () => {
    await openAddresses(await enter('addresses-none'));
    await user.click(button('Type it in yourself'));
    await user.type(field('Street'), 'Mill Lane');
    await user.click(button('Cancel'));
    expect(screen.getByRole('combobox', { name: 'Postcode or street' })).toHaveFocus();
    await user.click(button('Type it in yourself'));
    expect(field('Street')).toHaveValue('');
  });

  test('an address that another tab added may take the last room', async () => {
    const door = await enter('addresses-full');
    await openAddresses(door);
    await user.click(button(/^Remove 8 Bridge Street/));
    await user.click(button('Add an address'));
    await user.click(button('Type it in yourself'));
    await fill();
    await user.selectOptions(date('From', 'Month'), 'Jan');
    await user.selectOptions(date('From', 'Year'), '2020');
    await user.click(button('Undo'));
    const add = button('Add this address');
    expect(add).toHaveAccessibleDescription(/^You've reached the maximum number of addresses/);
    await user.click(add);
    expect(stops()).toHaveLength(5);
    expect(field('Street')).toHaveValue('Mill Lane');
  });

  test('nothing else is opened over what is typed; an untouched form gives way', async () => {
    await openAddresses(await enter());
    await user.click(button('Add an address'));
    await user.click(button(/^Change 12 Kirkgate/));
    expect(screen.getByRole('heading', { name: 'Change an address' })).toBeVisible();
    await user.type(field('Street'), ' East');
    const fillButton = button(/^Fill this gap/);
    expect(fillButton).toHaveAccessibleDescription('Add or cancel the open address first.');
    await user.click(fillButton);
    expect(field('Street')).toHaveValue('Kirkgate East');
    await user.click(button('Cancel'));
    expect(form()).toBeNull();
    expect(button(/^Change 12 Kirkgate/)).toHaveFocus();
    expect(button(/^Fill this gap/)).not.toHaveAttribute('aria-disabled');
  });
});

describe('G-23, G-29: an address is changed or removed', () => {
  test('changing fills the fields, and keeps the id', async () => {
    const door = await enter();
    const { unmount } = await openAddresses(door);
    await user.click(button(/^Change Minster House/));
    expect(field(/^Building/)).toHaveFocus();
    expect(date('To', 'Month')).toHaveDisplayValue('Mar');
    await user.selectOptions(date('To', 'Month'), 'May');
    expect(sum()).toBe('5 years of 5 years, with this one | ');
    expect(screen.getByText('Adds 1 year 9 months. Nothing is missing then')).toBeInTheDocument();
    await user.click(button('Change this address'));
    expect(stops()[1]).toContain("Sep '21 to May '23 | 1 year 9 months");
    expect(button(/^Change Minster House/)).toHaveFocus();
    unmount();
    expect(localStorage.getItem('waymark.draft/11/profile/1')).toContain('"id":"lookup_yo17ls_1"');
  });

  test('what is removed can be put back, where it was', async () => {
    await openAddresses(await enter());
    const before = stops();
    await user.click(button(/^Remove Minster House/));
    expect(button('Undo')).toHaveFocus();
    expect(screen.getByText('Minster House, 1 Goodramgate, York YO1 7LS was removed.')).toBeVisible();
    expect(stops()).not.toEqual(before);
    await user.click(button('Undo'));
    expect(stops()).toEqual(before);
    expect(button(/^Change Minster House/)).toHaveFocus();
    // Nothing is unsaved any more.
    expect(unsentWork()).toBeNull();
  });

  test('the last one, too', async () => {
    await openAddresses(await enter(), { stored: [{ ...ADDRESS, from_year: 2023, from_month: 6 }] });
    await user.click(button(/^Remove/));
    expect(button('Undo')).toHaveFocus();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(button('Undo'));
    expect(stops()[0]).toContain('Mill Lane');
  });

  test('one that is not understood is removed and put back as it was', async () => {
    await openAddresses(await enter(), {
      stored: ['12 Kirkgate, Leeds', { ...ADDRESS, from_year: 2023, from_month: 6 }],
    });
    await user.click(button('Remove 12 Kirkgate, Leeds'));
    await user.click(button('Undo'));
    expect(button('Remove 12 Kirkgate, Leeds')).toHaveFocus();
  });

  test('removing makes room at the maximum', async () => {
    await openAddresses(await enter('addresses-full'));
    await user.click(button(/^Remove 8 Bridge Street/));
    await user.click(button('Add an address'));
    expect(screen.getByRole('combobox', { name: 'Postcode or street' })).toHaveFocus();
  });
});
