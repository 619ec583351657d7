import { describe, expect, test } from 'vitest';
import { askedFields, givenGroup, isTyped, emptyDraft, membershipIn, sentValue, toGo } from './registration-form.ts';

const field = (type: string, more: object = {}) => ({ key: 'one', type, show_signup: true, ...more });

describe('S-06: which fields are asked for', () => {
  test('those with show_signup, in their order', () => {
    const fields = [field('text'), { ...field('groups'), show_signup: false }, field('number')];
    expect(askedFields(fields).map(({ kind }) => kind)).toEqual(['text', 'number']);
  });

  test('one of an unknown type is a text where it is required, and is left out where it is not', () => {
    const drawn = field('drawing');
    expect(askedFields([drawn, { ...drawn, required: true }, field('addresses')]).map(({ kind }) => kind)).toEqual([
      'text',
    ]);
  });
});

describe('what is sent of a field', () => {
  const options = [
    { id: 431, name: 'Boat handling' },
    { id: 432, name: 'First aid' },
  ];
  test.each([
    ['text', '  Ada ', 'Ada'],
    ['text', ' ', undefined],
    ['groups', ['432', '431'], [432, 431]],
    ['groups', [], undefined],
    ['groups', ['9'], undefined],
    ['group', '431', 431],
    ['group', '', undefined],
    ['boolean', true, true],
  ] as const)('%s %j: %j', (kind, typed, sent) => {
    const value = typeof typed === 'object' ? [...typed] : typed;
    expect(sentValue({ field: field(kind, { options }), kind }, value)).toEqual(sent);
  });
});

describe('S-05: the group', () => {
  const groups = [
    { id: 441, name: 'Saturday crew' },
    { id: 442, name: 'Radio watch' },
  ];
  test('the only one is given', () => expect(givenGroup(groups.slice(1), null)).toBe(442));
  test('that of the address is given', () => expect(givenGroup(groups, '442')).toBe(442));
  test.each(['9', '', 'Saturday crew', '441.0', null])('%j is none of them: it is asked for', (intent) =>
    expect(givenGroup(groups, intent)).toBeNull(),
  );
});

test('S-12: an organisation is found by its number, and by its name where no number is told', () => {
  const organisation = { organisation_id: 12, name: 'Harbour', roles: [], settings: {} as never };
  const profile = { organisations: [organisation] };
  expect(membershipIn(profile, { organisation_id: 12, name: 'Renamed' })).toBe(organisation);
  expect(membershipIn(profile, { organisation_id: 13, name: 'Harbour' })).toBeUndefined();
  expect(membershipIn(profile, { name: 'Harbour' })).toBe(organisation);
});

test.each([
  [{ fields: 5, group: true, ticks: 2 }, 'Five fields, a group and two ticks to go.'],
  [{ fields: 1, group: false, ticks: 0 }, 'One field to go.'],
  [{ fields: 0, group: true, ticks: 1 }, 'A group and one tick to go.'],
  [{ fields: 12, group: false, ticks: 0 }, '12 fields to go.'],
  [{ fields: 0, group: false, ticks: 0 }, undefined],
])('what is missing is counted: %j', (missing, text) => expect(toGo(missing)).toBe(text));

test('a form with a group alone is nothing that anybody would miss', () => {
  expect(isTyped({ ...emptyDraft('k'), group: '441' })).toBe(false);
  expect(isTyped({ ...emptyDraft('k'), fields: { interests: [] } })).toBe(false);
  expect(isTyped({ ...emptyDraft('k'), fields: { interests: ['431'] } })).toBe(true);
});
