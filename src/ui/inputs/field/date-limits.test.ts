import { expect, test } from 'vitest';
import { dateFault, dateFaultMessage, dateLimitsHint } from './date-limits.ts';

const LIMITS = { min: '2026-03-02', max: '2026-03-04' };

test.each([
  ['', undefined],
  ['2026-03-01', 'beforeMin'],
  ['2026-03-02', undefined],
  ['2026-03-04', undefined],
  ['2026-03-05', 'afterMax'],
  ['2026-02-30', 'notADay'],
  ['2026-13-01', 'notADay'],
  ['2.3.2026', 'notADay'],
  ['20260302', 'notADay'],
] as const)('"%s" is %s', (value, fault) => expect(dateFault(value, LIMITS)).toBe(fault));

test('without limits every day counts; an empty field is missing only where it is required', () => {
  expect([dateFault('1900-01-01', {}), dateFault('2024-02-29', {}), dateFault('', {}, true)]).toEqual([
    undefined,
    undefined,
    'missing',
  ]);
});

test('faults and limits in words', () => {
  expect(dateFaultMessage('missing', LIMITS)).toBe('Please complete this field');
  expect(dateFaultMessage('notADay', LIMITS)).toBe('Please enter a whole date');
  expect(dateFaultMessage('beforeMin', LIMITS)).toBe("Please enter a day from 2nd\u00A0Mar\u00A0'26 on");
  expect(dateFaultMessage('afterMax', LIMITS)).toBe("Please enter a day up to 4th\u00A0Mar\u00A0'26");
  expect([
    dateLimitsHint(LIMITS),
    dateLimitsHint({ min: LIMITS.min }),
    dateLimitsHint({ max: LIMITS.max }),
    dateLimitsHint({}),
  ]).toEqual([
    "From 2nd\u00A0Mar\u00A0'26 to 4th\u00A0Mar\u00A0'26",
    "From 2nd\u00A0Mar\u00A0'26",
    "Up to 4th\u00A0Mar\u00A0'26",
    undefined,
  ]);
});
