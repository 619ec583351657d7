import { describe, expect, test, vi } from 'vitest';
import { formatDate, formatDateTime, formatDeviceTime, formatTime, fromUnixSeconds } from './dates.ts';
import { formatMegabytes, isOversize, megabytes, oversizeText } from './file-size.ts';
import { formatPence, formatPounds } from './money.ts';

const MB = 1024 * 1024;

/** What a line never breaks at (V13). */
const NBSP = '\u00A0';
const readable = (text: string): string => text.replaceAll(NBSP, ' ');

describe('V-14: dates', () => {
  test('V13: a line breaks between date and time and nowhere else', () => {
    const breaks = [
      formatDateTime('2025-01-01T15:00:00Z'),
      formatDate('2025-01-01'),
      formatTime('2025-01-01T15:00:00Z'),
    ].map((text) => text.split(' '));
    expect(breaks).toEqual([
      [`1st${NBSP}Jan${NBSP}'25,`, `3:00${NBSP}pm`],
      [`1st${NBSP}Jan${NBSP}'25`],
      [`3:00${NBSP}pm`],
    ]);
  });

  test('with and without time', () => {
    expect(readable(formatDateTime('2025-01-01T15:00:00Z'))).toBe("1st Jan '25, 3:00 pm");
    expect(readable(formatDate('2025-01-01T15:00:00Z'))).toBe("1st Jan '25");
    expect(readable(formatTime('2025-01-01T15:00:00Z'))).toBe('3:00 pm');
  });

  test.each([
    ['2026-03-02', "2nd Mar '26"],
    ['2026-03-03', "3rd Mar '26"],
    ['2026-03-11', "11th Mar '26"],
    ['2026-03-22', "22nd Mar '26"],
  ])('%s is %s', (day, text) => {
    expect(readable(formatDate(day))).toBe(text);
  });

  test('R-15: Europe/London unless said otherwise, summer time included', () => {
    expect(readable(formatDateTime('2026-06-30T23:30:00Z'))).toBe("1st Jul '26, 12:30 am");
    expect(readable(formatDateTime('2026-01-01T00:30:00Z', 'America/New_York'))).toBe("31st Dec '25, 7:30 pm");
  });

  test('a day without time is that day in every zone', () => {
    expect(readable(formatDate('2026-01-01', 'America/New_York'))).toBe("1st Jan '26");
  });

  test('unix seconds', () => {
    expect(readable(formatDateTime(fromUnixSeconds(1735743600)))).toBe("1st Jan '25, 3:00 pm");
  });

  test('nothing is written for what is no date', () => {
    expect([formatDate(null), formatDate(undefined), formatDateTime('soon'), formatDate('')]).toEqual(['', '', '', '']);
  });
});

test('V-15: money in pounds with two decimals, from pounds and from pence', () => {
  expect(formatPounds(144)).toBe('£144.00');
  expect(formatPounds(1144)).toBe('£1,144.00');
  expect(formatPence(14400)).toBe('£144.00');
  expect(formatPence(1)).toBe('£0.01');
  expect(formatPence(-4850)).toBe('-£48.50');
});

describe('C-14: sizes', () => {
  test('one decimal, no trailing .0, MB = 1024²', () => {
    expect([megabytes(10 * MB), megabytes(4.8 * MB), megabytes(10.96 * MB)]).toEqual(['10', '4.8', '11']);
    expect([formatMegabytes(11 * MB), formatMegabytes(2048), formatMegabytes(0)]).toEqual(['11 MB', '2 kB', '0 MB']);
  });

  test('the words for a file that is too large', () => {
    expect(oversizeText(10, 11 * MB)).toBe('Sorry, you can only upload up to 10 MB. This file is 11 MB.');
    expect(oversizeText(1, 1.5 * MB)).toBe('Sorry, you can only upload up to 1 MB. This file is 1.5 MB.');
  });

  test('they never say that a file of the limit is too large', () => {
    expect(oversizeText(10, 10 * MB + 1)).toBe('Sorry, you can only upload up to 10 MB. This file is 10.1 MB.');
    expect(isOversize(10, 10 * MB)).toBe(false);
    expect(isOversize(10, 10 * MB + 1)).toBe(true);
  });
});

test('H16: what happened on this device is told in its own time', () => {
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Pacific/Auckland' } as Intl.ResolvedDateTimeFormatOptions);
  expect(formatDeviceTime('2026-07-01T09:40:00Z').replaceAll('\u00A0', ' ')).toBe('9:40 pm');
  zone.mockRestore();
});
