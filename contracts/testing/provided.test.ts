import { describe, expect, test } from 'vitest';
import { returnsProvided, injected, injectedPath, providedName } from './provided.ts';

const provides = {
  organisation_id: 1,
  assessment_id: 501,
  user_id: 11,
  key: 'review-508-11',
  answers: [{ id: 1, value: 2 }],
};

describe('a value of a request', () => {
  test.each([
    { what: 'by its own name', key: 'organisation_id', value: 1, name: 'organisation_id' },
    { what: 'by a name that means the same', key: 'org', value: 1, name: 'organisation_id' },
    { what: 'by its name in another case', key: 'userId', value: 11, name: 'user_id' },
    { what: 'by the value alone, where that tells', key: 'id', value: 501, name: 'assessment_id' },
    { what: 'not by a value that may mean anything', key: 'page', value: 1, name: undefined },
    { what: 'not by its name with another value', key: 'key', value: 'no-such-review', name: undefined },
    { what: 'as a whole, where a list is provided', key: 'answers', value: [{ id: 1, value: 2 }], name: 'answers' },
  ])('is known $what', ({ key, value, name }) => expect(providedName(provides, key, value)).toBe(name));

  test('that two names fit is refused', () => {
    expect(() => providedName({ first_id: 77, second_id: 77 }, 'id', 77)).toThrow('first_id and as second_id');
  });

  test('is marked wherever it stands; the others stay', () => {
    expect(injected(provides, { user: { user_id: 11 }, page: 1, none: null })).toEqual({
      user: { user_id: expect.objectContaining({ expression: '${user_id}', value: 11 }) },
      page: 1,
      none: null,
    });
  });

  test('is marked in a path', () => {
    expect(injectedPath('users/{userId}/review/{key}', { userId: 11, key: 'other' }, provides)).toMatchObject({
      expression: '/users/${user_id}/review/other',
      value: '/users/11/review/other',
    });
    expect(injectedPath('assessments/{id}', { id: 999 }, provides)).toBe('/assessments/999');
  });
});

describe('what a reply returns', () => {
  test.each([
    { what: 'one value', body: { key: 'a' }, path: 'key', provided: 'a', expected: true },
    { what: 'another value', body: { key: 'b' }, path: 'key', provided: 'a', expected: false },
    { what: 'nothing', body: {}, path: 'key', provided: 'a', expected: false },
    {
      what: 'the value in each element',
      body: { data: [{ id: 1 }, { id: 1 }] },
      path: 'data.id',
      provided: 1,
      expected: true,
    },
    {
      what: 'another value in one element',
      body: { data: [{ id: 1 }, { id: 2 }] },
      path: 'data.id',
      provided: 1,
      expected: false,
    },
    {
      what: 'a list in its order',
      body: [{ id: 1 }, { title: 'none' }, { id: 2 }],
      path: 'id',
      provided: [1, 2],
      expected: true,
    },
    { what: 'the body itself', body: ['a', 'b'], path: '', provided: ['a', 'b'], expected: true },
    { what: 'another body', body: ['a'], path: '', provided: ['a', 'b'], expected: false },
    { what: 'a list in another order', body: [{ id: 2 }, { id: 1 }], path: 'id', provided: [1, 2], expected: false },
  ])('$what', ({ body, path, provided, expected }) => expect(returnsProvided(body, path, provided)).toBe(expected));
});
