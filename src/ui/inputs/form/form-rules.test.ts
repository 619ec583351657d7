import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldError, isEmpty, notReadyReason } from './form-rules.ts';
import { lowercaseTags, toNumberIfNumeric } from './normalise.ts';
import { spreadServerErrors } from './server-errors.ts';

describe('K-06, K-07: what is empty', () => {
  test.each([
    ['', true],
    [[], true],
    [false, true],
    [null, true],
    [undefined, true],
    [0, false],
    ['0', false],
    [' ', false],
    [['a'], false],
    [true, false],
  ] as const)('%j is empty: %s', (value, empty) => {
    expect(isEmpty(value)).toBe(empty);
  });

  test('the words for a field and for a box', () => {
    const rules = { label: 'X', required: true };
    expect(fieldError({ ...rules, initial: '' }, '', {})).toBe('Please complete this field');
    expect(fieldError({ ...rules, initial: [] as string[] }, [], {})).toBe('Please complete this field');
    expect(fieldError({ ...rules, initial: false as boolean }, false, {})).toBe('Please tick this box');
    expect(fieldError({ ...rules, initial: 0 as number }, 0, {})).toBeUndefined();
  });

  test('a field may be required only because of another', () => {
    const rules = { label: 'X', initial: '', required: (values: { other: string }) => values.other === 'yes' };
    expect(fieldError(rules, '', { other: 'no' })).toBeUndefined();
    expect(fieldError(rules, '', { other: 'yes' })).toBe('Please complete this field');
  });
});

test('K-16: too long is an error with both figures', () => {
  const rules = { label: 'X', initial: '', maxLength: 2000 };
  expect(fieldError(rules, 'x'.repeat(2000), {})).toBeUndefined();
  expect(fieldError(rules, 'x'.repeat(2001), {})).toBe('Please use at most 2,000 characters. This is 2,001.');
});

test('K-09: the reason names what is missing', () => {
  expect(notReadyReason([])).toBeUndefined();
  const missing = (...labels: readonly string[]) => labels.map((label) => ({ label, isBox: false }));
  const terms = { label: 'Terms', isBox: true };
  expect(notReadyReason(missing('Password'))).toBe('Enter your password.');
  expect(notReadyReason(missing('Email address', 'Password'))).toBe('Enter your email address and password.');
  expect(notReadyReason([terms])).toBe('Tick Terms.');
  expect(notReadyReason([...missing('New password', 'Repeat the new password'), terms])).toBe(
    'Enter your new password and repeat the new password and tick Terms.',
  );
  expect(notReadyReason(missing('A', 'B', 'C', 'D'))).toBe('Fill in the 4 required fields.');
});

describe('K-10: numeric-looking text', () => {
  test.each([
    ['10', 10],
    ['-4', -4],
    ['1.5', 1.5],
    ['-0.5', -0.5],
  ])('%j becomes a number', (text, number) => {
    expect(toNumberIfNumeric(text)).toBe(number);
  });

  test.each([
    '0',
    '0.5',
    '007',
    '1 000',
    ' 1',
    '1e3',
    '',
    '-',
    '1.',
    '.5',
    '+4',
    '1,5',
    '1.50',
    '--1',
    '0x10',
    'Infinity',
  ])('%j stays text', (text) => {
    expect(toNumberIfNumeric(text)).toBe(text);
  });

  test('never loses a digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{1,30}(\.\d{1,30})?$/), (text) => {
        expect(String(toNumberIfNumeric(text))).toBe(text);
      }),
    );
  });
});

test('K-11: tags are lowercased', () => {
  expect(lowercaseTags(['Sharps', 'HTM 01-05'])).toEqual(['sharps', 'htm 01-05']);
});

test('a 422 is spread over the fields; what belongs to none is kept', () => {
  expect(
    spreadServerErrors(
      { email: ['Taken.', 'And short.'], 'answers.0.value': ['Empty.'], captcha: ['Not human.'] },
      { email: 'email_address', answers: 'answers' },
    ),
  ).toEqual({ byField: { email_address: 'Taken.', answers: 'Empty.' }, other: ['And short.', 'Not human.'] });
  expect(
    spreadServerErrors(
      { 'fields.lived.0.postcode': ['Empty.'], 'fields.other': ['Gone.'] },
      { 'fields.lived': 'lived' },
    ),
  ).toEqual({ byField: { lived: 'Empty.' }, other: ['Gone.'] });
});
