import { describe, expect, test } from 'vitest';
import type { Address } from '#contracts/addresses/address.schema.ts';
import {
  addressFaults,
  AddressForm,
  changeForm,
  formEffect,
  gapForm,
  newAddressForm,
  selectableYears,
  withFormAddress,
  withFoundAddress,
} from './address-form.ts';
import { readHistory } from './address-history.ts';
import { monthNumber } from './months.ts';

const NOW = monthNumber(2026, 3);

const kirkgate: Address = {
  id: 'lookup_12',
  building_number: '12',
  thoroughfare: 'Kirkgate',
  town_or_city: 'Leeds',
  postcode: 'LS1 6BY',
  from_year: 2023,
  from_month: 6,
};

const typed = (parts: Partial<AddressForm['parts']>): AddressForm => {
  const form = newAddressForm();
  return {
    ...form,
    step: 'fields',
    parts: {
      ...form.parts,
      thoroughfare: 'Mill Lane',
      town_or_city: 'Otley',
      postcode: 'LS21 3JT',
      from_month: '4',
      from_year: '2023',
      ...parts,
    },
  };
};

const faults = (parts: Partial<AddressForm['parts']>, years: number | null = 5) =>
  addressFaults(typed(parts), { years }, NOW);

describe('G-24, G-25, G-27: what is wrong with an address', () => {
  test('nothing, with an end or without', () => {
    expect([faults({}), faults({ to_month: '5', to_year: '2023' })]).toEqual([{}, {}]);
  });

  test.each([
    [
      'street, town and postcode are required',
      { thoroughfare: '', town_or_city: ' ', postcode: '' },
      5,
      {
        thoroughfare: 'missing',
        town_or_city: 'missing',
        postcode: 'missing',
      },
    ],
    [
      'a beginning where years are asked for',
      { from_month: '', from_year: '' },
      5,
      {
        from_month: 'missing',
        from_year: 'missing',
      },
    ],
    ['none where they are not', { from_month: '', from_year: '' }, null, {}],
    [
      'but one where there is an end',
      { from_month: '', from_year: '', to_month: '5', to_year: '2023' },
      null,
      {
        from_month: 'missing',
        from_year: 'missing',
      },
    ],
    ['half a beginning', { from_month: '' }, null, { from_month: 'missing' }],
    ['half an end', { to_month: '5' }, 5, { to_year: 'missing' }],
    ['the other half of it', { to_year: '2024' }, 5, { to_month: 'missing' }],
    ['a thirteenth month', { from_month: '13' }, 5, { from_month: 'notAMonth' }],
    ['a word', { from_year: 'soon' }, 5, { from_year: 'notAYear' }],
    ['a hundred years back', { from_year: '1926' }, 5, {}],
    ['one more', { from_year: '1925' }, 5, { from_year: 'notAYear' }],
    ['next year', { from_year: '2027' }, 5, { from_year: 'inTheFuture' }],
    ['next month', { from_year: '2026', from_month: '4' }, 5, { from_month: 'inTheFuture' }],
    ['the running month', { from_year: '2026', from_month: '3' }, 5, {}],
    ['an end in the future', { to_year: '2026', to_month: '12' }, 5, { to_month: 'inTheFuture' }],
    ['an end before the beginning', { to_year: '2023', to_month: '3' }, 5, { to_month: 'beforeFrom' }],
    ['the same month', { to_year: '2023', to_month: '4' }, 5, {}],
  ] as const)('%s', (_, parts, years, expected) => expect(faults(parts, years)).toEqual(expected));

  test('K-16: what is too long', () => {
    expect(faults({ building_name: 'x'.repeat(250) })).toEqual({});
    expect(faults({ building_name: 'x'.repeat(251) })).toEqual({ building_name: 'tooLong' });
  });

  test('G-27: years go a hundred back, the newest first', () => {
    const years = selectableYears(NOW);
    expect([years[0], years.at(-1)]).toEqual([2026, 1926]);
  });
});

describe('what a form opens with', () => {
  test('a gap has its own months', () => {
    const { parts } = gapForm({ from: monthNumber(2023, 4), to: monthNumber(2023, 6) }, NOW);
    expect(parts).toMatchObject({ from_month: '4', from_year: '2023', to_month: '5', to_year: '2023' });
  });

  test('a gap until now has no end', () => {
    const { parts } = gapForm({ from: monthNumber(2025, 12), to: NOW }, NOW);
    expect(parts).toMatchObject({ from_month: '12', from_year: '2025', to_month: '', to_year: '' });
  });

  test('what was looked up fills the parts and leaves the dates', () => {
    const form = withFoundAddress(gapForm({ from: monthNumber(2023, 4), to: monthNumber(2023, 6) }, NOW), kirkgate);
    expect(form).toMatchObject({ step: 'fields', id: 'lookup_12' });
    expect(form.parts).toMatchObject({ thoroughfare: 'Kirkgate', building_name: '', from_year: '2023', to_month: '5' });
  });

  test('it survives being stored', () => {
    const form = changeForm(kirkgate, 2);
    expect(AddressForm.parse(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });
});

describe('the history with the address of the form', () => {
  const add = { now: NOW, newId: 'manual_7' };

  test('G-23: typed by hand it gets a new id, and its length', () => {
    const [entry] = withFormAddress([], typed({ building_number: ' 4 ', to_month: '5', to_year: '2023' }), add);
    expect(entry).toMatchObject({
      address: { id: 'manual_7', building_number: '4', county: null, duration_years: 0, duration_months: 2 },
    });
  });

  test('changing keeps the id, the position and what the form does not know', () => {
    const entries = readHistory(['older', { ...kirkgate, verified_by: 4 }]);
    const form = changeForm(kirkgate, 1);
    const after = withFormAddress(entries, { ...form, parts: { ...form.parts, postcode: 'LS1 6BZ' } }, add);
    expect(after).toMatchObject([
      { kind: 'unknown' },
      { address: { id: 'lookup_12', postcode: 'LS1 6BZ', verified_by: 4, to_year: null } },
    ]);
  });

  test('one that moved meanwhile is found by its id; one that went is added', () => {
    const form = changeForm(kirkgate, 0);
    expect(withFormAddress(readHistory(['older', kirkgate]), form, add)).toHaveLength(2);
    expect(withFormAddress(readHistory(['older']), form, add)).toMatchObject([
      { kind: 'unknown' },
      { kind: 'address' },
    ]);
  });
});

describe('what a form does to the history, while it is typed', () => {
  const entries = readHistory([
    kirkgate,
    { ...kirkgate, id: 'lookup_1', from_year: 2021, from_month: 9, to_year: 2023, to_month: 3 },
  ]);
  const gap = gapForm({ from: monthNumber(2023, 4), to: monthNumber(2023, 6) }, NOW);
  const effect = (form: AddressForm) => formEffect(entries, form, { years: 5 }, NOW);
  const withDates = (parts: Partial<AddressForm['parts']>) => effect({ ...gap, parts: { ...gap.parts, ...parts } });

  test('it fills its gap, whatever stands in the other fields', () => {
    expect(effect(gap)).toMatchObject({ kind: 'counts', gained: 2, fillsGap: true, sum: { months: 54, isMet: false } });
  });

  test('or a part of it', () => {
    expect(withDates({ to_month: '4' })).toMatchObject({ gained: 1, fillsGap: false });
  });

  test('or nothing that was not covered', () => {
    expect(withDates({ from_year: '2024', to_year: '2024' })).toMatchObject({ gained: 0, fillsGap: false });
  });

  test('dates that are missing or wrong', () => {
    expect(withDates({ from_month: '' })).toEqual({ kind: 'incomplete' });
    expect(withDates({ from_month: '6' })).toEqual({ kind: 'faulty' });
  });

  test('a change counts against the history without the address', () => {
    const form = changeForm(kirkgate, 0);
    expect(effect(form)).toMatchObject({ gained: 33, sum: { months: 52 } });
    expect(effect({ ...form, parts: { ...form.parts, from_month: '4' } })).toMatchObject({ sum: { months: 54 } });
  });

  test('nothing is counted where nothing is asked for', () => {
    expect(formEffect(entries, gap, {}, NOW)).toBeNull();
  });
});
