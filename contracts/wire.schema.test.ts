import { describe, expect, test } from 'vitest';
import { Refusal } from './wire.schema.ts';

const FIELD = 'answers.0.value';

describe('the body of a 422 (L19, S0§8)', () => {
  test.each([
    ['a list per field', { message: 'M', errors: { [FIELD]: ['One.', 'Two.'] } }, 'M', { [FIELD]: ['One.', 'Two.'] }],
    [
      'a single message per field',
      { message: 'M', errors: { [FIELD]: 'Please choose.' } },
      'M',
      { [FIELD]: ['Please choose.'] },
    ],
    ['both in one reply', { errors: { a: 'One.', b: ['Two.'] } }, undefined, { a: ['One.'], b: ['Two.'] }],
    ['PHP\u2019s empty map', { message: 'M', errors: [] }, 'M', {}],
    ['messages without a field', { errors: ['One.', 'Two.'] }, undefined, { '': ['One.', 'Two.'] }],
    ['one message without a field', { errors: 'One.' }, undefined, { '': ['One.'] }],
    [
      'messages nested deeper',
      { errors: { answers: [{ value: ['One.'] }, { value: 'Two.' }] } },
      undefined,
      { answers: ['One.', 'Two.'] },
    ],
    ['a field without messages', { message: 'M', errors: { a: [], b: null, c: 7 } }, 'M', {}],
    ['errors that are null', { message: 'M', errors: null }, 'M', {}],
    ['a message that is none', { message: { en: 'M' }, errors: { a: ['One.'] } }, undefined, { a: ['One.'] }],
  ])('%s', (_, body, message, errors) => {
    const said = Refusal.parse(body);
    expect([said.message, said.errors]).toEqual([message, errors]);
  });

  test('without errors there are none', () => expect(Refusal.parse({ message: 'M' }).errors).toBeUndefined());
});
