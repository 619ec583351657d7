import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFaults, newAddressForm } from '#machines/profile/address-form.ts';
import { readHistory, sumHistory, withDuration } from '#machines/profile/address-history.ts';
import { monthNumber, monthOfDay } from '#machines/profile/months.ts';
import { dayOf } from '#machines/days.ts';
import { decideAddresses } from '#mocks/rules/address-field.ts';
import { coveredMonths, durationAt, monthOf } from '#mocks/rules/address-history.ts';

/*
 * The app adds up a history of addresses while it is typed; the fake backend decides about it by rules of its own. Both
 * are asked about the same lists.
 */
const RUNS = 3000;

const NOW_UNIX = Date.UTC(2026, 2, 2, 9) / 1000;
const NOW = monthOfDay(dayOf(NOW_UNIX));

const month = fc.integer({ min: 1, max: 12 });
const year = fc.oneof(fc.integer({ min: 2016, max: 2027 }), fc.integer({ min: 1920, max: 2030 }));
const begin = fc.oneof(
  { arbitrary: fc.record({ from_year: year, from_month: month }), weight: 12 },
  { arbitrary: fc.record({ from_year: fc.constant(null), from_month: fc.option(month) }), weight: 1 },
);
const end = fc.oneof(fc.constant({ to_year: null, to_month: null }), fc.record({ to_year: year, to_month: month }));
const address = fc.tuple(begin, end).map(([from, to]) => ({
  id: 'manual_1',
  building_name: null,
  building_number: null,
  thoroughfare: 'Mill Lane',
  town_or_city: 'Otley',
  county: null,
  postcode: 'LS21 3JT',
  ...from,
  ...to,
}));
type Address = typeof address extends fc.Arbitrary<infer Value> ? Value : never;

test('both know the running month', () => {
  expect(monthOf(NOW_UNIX)).toBe(NOW);
  // An hour before midnight in Greenwich it is April in London.
  const lateInMarch = Date.UTC(2026, 2, 31, 23, 30) / 1000;
  expect([monthOf(lateInMarch), monthOfDay(dayOf(lateInMarch))]).toEqual([monthNumber(2026, 4), monthNumber(2026, 4)]);
});

test('both count the same months, and the same length of each address (G-26, G-28)', () => {
  fc.assert(
    fc.property(fc.array(address, { maxLength: 6 }), (list) => {
      expect(sumHistory(readHistory(list), {}, NOW).months).toBe(coveredMonths(list, NOW_UNIX));
      expect(list.map((one) => withDuration(one, NOW))).toMatchObject(list.map((one) => durationAt(one, NOW_UNIX)));
    }),
    { numRuns: RUNS },
  );
});

const asTyped = (one: Address) => {
  const { parts } = newAddressForm();
  const text = (value: string | number | null): string => (value === null ? '' : String(value));
  return {
    parts: {
      ...parts,
      thoroughfare: one.thoroughfare,
      town_or_city: one.town_or_city,
      postcode: one.postcode,
      from_year: text(one.from_year),
      from_month: text(one.from_month),
      to_year: text(one.to_year),
      to_month: text(one.to_month),
    },
  };
};

test('the form lets pass what the server stores, and nothing else; the condition is the same (G-25, G-27)', () => {
  const years = fc.constantFrom(null, 1, 5);
  fc.assert(
    fc.property(fc.array(address, { maxLength: 4 }), years, (list, asked) => {
      const conditions = { years: asked, maximum: null };
      const isSound = list.every((one) => Object.keys(addressFaults(asTyped(one), conditions, NOW)).length === 0);
      const isMet = sumHistory(readHistory(list), conditions, NOW).isMet;
      const decision = decideAddresses({ key: 'addresses', type: 'addresses', ...conditions }, list, NOW_UNIX);
      expect(decision.kind === 'stored').toBe(isSound && isMet);
    }),
    { numRuns: RUNS },
  );
});
