import { describe, expect, test } from 'vitest';
import { readHistory, sumHistory } from '#machines/profile/address-history.ts';
import { monthNumber, monthOfYear, yearOf } from '#machines/profile/months.ts';
import { addressLine } from './address-line.ts';

const NOW = monthNumber(2026, 3);

/** An address from so many months ago until before so many, in a town. */
const lived = (town: string, from: number, until = 0): unknown => {
  const last = NOW - until - 1;
  return {
    id: 'manual_1',
    thoroughfare: 'Mill Lane',
    town_or_city: town,
    postcode: 'LS21 3JT',
    from_year: yearOf(NOW - from),
    from_month: monthOfYear(NOW - from),
    ...(until === 0 ? {} : { to_year: yearOf(last), to_month: monthOfYear(last) }),
  };
};

const lineOf = (list: readonly unknown[], years = 5) => {
  const entries = readHistory(list);
  return addressLine(entries, sumHistory(entries, { years }, NOW), { now: NOW, typing: null });
};
/** Each bar: months from the beginning of the line, its name and its lane. */
const barsOf = (list: readonly unknown[], years = 5) => {
  const line = lineOf(list, years);
  return line?.bars.map(({ from, to, name, lane, nameFrom }) => [
    from - line.start,
    to - line.start,
    name,
    lane,
    ...(nameFrom === undefined ? [] : [nameFrom - line.start]),
  ]);
};

describe('the required time as a line', () => {
  test('ends now, has a tick for each year, and cuts off what was before', () => {
    const line = lineOf([lived('Leeds', 33), lived('York', 86, 33)]);
    expect([line?.start, line?.end]).toEqual([NOW - 60, NOW]);
    expect(line?.ticks.map(({ label }) => label.replace('\u00A0', ' '))).toEqual([
      "Mar '21",
      "'22",
      "'23",
      "'24",
      "'25",
      'Now',
    ]);
    expect(barsOf([lived('Leeds', 33), lived('York', 86, 33)])).toEqual([
      [0, 27, 'York', 'lower'],
      [27, 60, 'Mill Lane, Leeds', 'lower'],
    ]);
  });

  test('a long time has a tick every few years', () => {
    expect(lineOf([], 40)?.ticks).toHaveLength(11);
  });

  test('what overlaps takes two lanes, and its name begins where the upper one ends', () => {
    expect(barsOf([lived('Leeds', 33), lived('York', 60, 30)])).toEqual([
      [0, 30, 'York', 'upper'],
      [27, 60, 'Mill Lane, Leeds', 'lower', 30],
    ]);
  });

  test('a third one at the same time goes to the upper lane, too', () => {
    expect(barsOf([lived('Leeds', 33), lived('York', 40, 30), lived('Otley', 35, 31)])?.map((bar) => bar[3])).toEqual([
      'upper',
      'upper',
      'lower',
    ]);
  });

  test('gaps have their length, and the post is reached once the condition is met', () => {
    const line = lineOf([lived('Leeds', 33), lived('York', 54, 35)]);
    expect(line?.gaps?.map(({ from, length }) => [from - NOW, length])).toEqual([
      [-60, '6 months'],
      [-35, '2 months'],
    ]);
    expect([line?.post?.isReached, lineOf([lived('Leeds', 60)])?.post?.isReached]).toEqual([false, true]);
  });

  test('there is none without a condition', () => {
    expect(lineOf([lived('Leeds', 33)], 0)).toBeNull();
  });
});

test('what is typed is hatched, in the place of the address that it changes', () => {
  const entries = readHistory([lived('Leeds', 33)]);
  const line = addressLine(entries, sumHistory(entries, { years: 5 }, NOW), {
    now: NOW,
    typing: { dates: { from_year: 2022, from_month: 3 }, at: 0 },
  });
  expect(line?.bars).toMatchObject([{ from: NOW - 48, to: NOW, isNew: true }]);
  expect(line?.label).toMatch(/^With the address you are typing\./);
});
