import { describe, expect, test } from 'vitest';
import {
  asChosen,
  asText,
  asTicked,
  choicesOf,
  customFieldKind,
  emailFault,
  numberFault,
  storedChoice,
} from './custom-fields.ts';

describe('the kind of an organisation’s own field (G-06)', () => {
  test.each([
    ['text', 294117, 'text'],
    ['text', '007', 'text'],
    ['textarea', null, 'textarea'],
    ['number', 2.5, 'number'],
    ['date', '2019-09-02', 'date'],
    ['boolean', '1', 'boolean'],
    ['group', 401, 'group'],
    ['groups', [], 'groups'],
    ['addresses', [{}], 'addresses'],
    ['drawing', 'M0 0', 'unknown'],
    ['toString', 'x', 'unknown'],
  ])('%s with %j is %s', (type, saved, kind) => {
    expect(customFieldKind({ type }, saved)).toBe(kind);
  });

  test.each([
    ['text', { a: 1 }],
    ['date', 'yesterday'],
    ['boolean', 'perhaps'],
    ['group', [401]],
    ['groups', { a: 411 }],
    ['groups', [{ id: 411 }]],
    ['addresses', 'Leeds'],
  ])('%s with %j fits no control, so it is shown and not changed', (type, saved) => {
    expect(customFieldKind({ type }, saved)).toBe('unknown');
  });
});

test('values as controls show them', () => {
  expect([asText(12), asText('x'), asText(null), asText({})]).toEqual(['12', 'x', '', '']);
  expect([asTicked(true), asTicked(1), asTicked('1'), asTicked('0'), asTicked(null)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([asChosen([411, '412']), asChosen(401), asChosen(null), asChosen('')]).toEqual([
    ['411', '412'],
    ['401'],
    [],
    [],
  ]);
});

describe('choices', () => {
  const field = { options: [{ id: 401, name: 'Leeds' }] };

  test('are those that are offered, and what is saved and gone', () => {
    expect(choicesOf(field, 399, [401, 399])).toEqual([
      { value: '401', name: 'Leeds' },
      { value: '399', name: null },
    ]);
  });

  test('are stored as the wire has them, also where the option is gone', () => {
    expect([
      storedChoice(field, null, '401'),
      storedChoice(field, [399], '399'),
      storedChoice(field, null, '9'),
    ]).toEqual([401, 399, undefined]);
  });
});

test('a number is digits with at most one dot', () => {
  expect(['12', '-4', '12.5', ' 3 '].map(numberFault)).toEqual([undefined, undefined, undefined, undefined]);
  const wrong = ['12,5', 'x', '1e3', '--1', '.5', '1.'];
  expect(wrong.filter((text) => numberFault(text) === undefined)).toEqual([]);
});

test('an address for mail has a name, an @ and a place', () => {
  expect(['a@b', "o'neil+x@demo.example", 'é@demo.example'].map(emailFault)).toEqual([undefined, undefined, undefined]);
  const wrong = ['a', 'a@', '@b', 'a b@c', 'a@b@c'];
  expect(wrong.filter((text) => emailFault(text) === undefined)).toEqual([]);
});
