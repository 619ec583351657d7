import { describe, expect, test } from 'vitest';
import { Profile } from './profile.schema.ts';

const nobody = { id: 1, first_name: 'A', last_name: 'B', name: 'A B', email: 'a@b.example', organisations: [] };

describe('G-06: the fields of a profile', () => {
  test.each([
    ['a map', { gdc_number: '294117' }, { gdc_number: '294117' }],
    ['the list that PHP writes for an empty map', [], null],
    ['nothing', null, null],
  ])('%s', (_, fields, read) => {
    expect(Profile.parse({ ...nobody, fields }).fields).toEqual(read);
  });
});
