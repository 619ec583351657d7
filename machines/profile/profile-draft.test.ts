import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OrganisationMembership, Profile, type CustomField } from '#contracts/profile/profile.schema.ts';
import {
  afterSaving,
  changesOf,
  customFieldLabel,
  customFieldName,
  hasUnsaved,
  isSameValue,
  isSaved,
  NO_CHANGES,
  ProfileDraft,
  profileChange,
  profileFieldLabel,
  sentFields,
  shownValue,
  unsavedLabels,
  withChange,
  withForm,
  withoutChange,
  withoutSaved,
  type ProfileField,
} from './profile-draft.ts';

const amara = Profile.parse({
  id: 1,
  first_name: 'Amara',
  last_name: 'Osei',
  name: 'Amara Osei',
  email: 'amara.osei@demo.example',
  avatar_id: 7,
  fields: { gdc_number: 294117, interests: [1, 3], chair: 'left', since: '0113' },
  organisations: [],
});
const FIELDS: readonly CustomField[] = [
  { key: 'gdc_number', type: 'text', label: 'GDC number' },
  { key: 'interests', type: 'groups', label: null },
  { key: 'about_you', type: 'textarea' },
];

const change = (draft: ProfileDraft, field: ProfileField, value: unknown): ProfileDraft =>
  withChange(draft, amara, field, { label: profileFieldLabel(field, FIELDS), value });
const changes = (draft: ProfileDraft, profile = amara) =>
  changesOf(draft, profile, FIELDS).map(({ field, label, was, is }) => ({ field, label, was, is }));

describe('the changes of a profile', () => {
  test('are named in the order of the form, each with what it was', () => {
    const draft = change(
      change(change(NO_CHANGES, customFieldName('gdc_number'), '294171'), 'last_name', 'Osei-Bramley'),
      'avatar_id',
      null,
    );
    expect(changes(draft)).toEqual([
      { field: 'last_name', label: 'Last name', was: 'Osei', is: 'Osei-Bramley' },
      { field: 'avatar_id', label: 'Picture', was: 7, is: null },
      { field: 'fields.gdc_number', label: 'GDC number', was: 294117, is: '294171' },
    ]);
  });

  test('are none where a field says again what the server has, in whatever form', () => {
    const typed = change(NO_CHANGES, customFieldName('gdc_number'), '29411');
    expect(changes(change(typed, customFieldName('gdc_number'), '294117'))).toEqual([]);
    expect(change(typed, customFieldName('gdc_number'), '294117')).toEqual(NO_CHANGES);
    expect(change(NO_CHANGES, customFieldName('interests'), [3, 1])).toEqual(NO_CHANGES);
    expect(change(NO_CHANGES, customFieldName('about_you'), '')).toEqual(NO_CHANGES);
  });

  test('stand over what the server has since; what it has in their place is no change any more', () => {
    const draft = change(change(NO_CHANGES, 'first_name', 'Ama'), 'last_name', 'Bramley');
    const renamed = { ...amara, first_name: 'Ama', last_name: 'Asante' };
    expect(changes(draft, renamed)).toEqual([{ field: 'last_name', label: 'Last name', was: 'Asante', is: 'Bramley' }]);
    expect([shownValue(draft, renamed, 'last_name'), shownValue(NO_CHANGES, renamed, 'last_name')]).toEqual([
      'Bramley',
      'Asante',
    ]);
  });

  test('keep a blank that was typed last: it may be followed by another name', () => {
    expect(shownValue(change(NO_CHANGES, 'last_name', 'Osei '), amara, 'last_name')).toBe('Osei ');
  });

  test('that are saved go, and what was typed since stays', () => {
    const sent = change(change(NO_CHANGES, 'first_name', 'Ama'), 'last_name', 'Bramley');
    expect(withoutSaved(change(sent, 'last_name', 'Bramley-Osei'), sent)).toEqual({
      changes: { last_name: { label: 'Last name', value: 'Bramley-Osei' } },
    });
    expect(withoutSaved(sent, sent)).toEqual(NO_CHANGES);
  });

  test('of fields that this release does not know are left alone', () => {
    expect(changes({ changes: { nickname: { label: 'Nickname', value: 'A' } } })).toEqual([]);
  });
});

test('a field without a label has its key spoken', () => {
  expect([
    customFieldLabel({ key: 'gdc_number', label: null }),
    customFieldLabel({ key: 'gdc_number', label: ' ' }),
    customFieldLabel({ key: 'x', label: 'GDC number' }),
    profileFieldLabel('fields.of-nobody', FIELDS),
  ]).toEqual(['Gdc number', 'Gdc number', 'GDC number', 'Of nobody']);
});

describe('what is sent of the organisation’s own fields', () => {
  const toNumber = (text: string) => Number(text);
  const sent = (draft: ProfileDraft) => sentFields(changesOf(draft, amara, FIELDS), amara, FIELDS, toNumber);

  test('is everything that the server has, of unknown kinds too, with the changes over it (0299)', () => {
    expect(sent(change(NO_CHANGES, customFieldName('interests'), [3]))).toEqual({ ...amara.fields, interests: [3] });
  });

  test('typed text of the kinds text and number passes the number rule (K-10), and nothing else does', () => {
    const draft = change(change(NO_CHANGES, customFieldName('gdc_number'), '12'), customFieldName('about_you'), '2026');
    expect(sent(draft)).toMatchObject({ gdc_number: 12, about_you: '2026', since: '0113' });
  });
});

describe('an open form', () => {
  const form = { label: 'Where you lived', value: { step: 'lookup' } };
  const field = customFieldName('addresses');
  const typed = withForm(change(NO_CHANGES, 'last_name', 'Bramley'), field, form);

  test('is unsaved, and no change', () => {
    expect([hasUnsaved(NO_CHANGES), hasUnsaved(withForm(NO_CHANGES, field, form))]).toEqual([false, true]);
    expect(changes(typed)).toEqual(changes(change(NO_CHANGES, 'last_name', 'Bramley')));
    expect(unsavedLabels(change(typed, field, [1]))).toEqual(['Last name', 'Addresses', 'Where you lived']);
  });

  test('stays while fields are changed, put back and saved, until it is closed', () => {
    for (const draft of [
      change(typed, 'first_name', 'Ama'),
      withoutChange(typed, 'last_name'),
      withoutSaved(typed, typed),
      ProfileDraft.parse(JSON.parse(JSON.stringify(typed))),
    ])
      expect(draft.forms).toEqual({ [field]: form });
    expect(hasUnsaved(withoutChange(withForm(typed, field, null), 'last_name'))).toBe(false);
  });
});

describe('what the server has after a save', () => {
  const sent = profileChange(
    changesOf(change(NO_CHANGES, 'last_name', ' Bramley '), amara, FIELDS),
    amara,
    FIELDS,
    Number,
  );

  test('is what was sent, with texts trimmed, digits as text, and more fields than were sent', () => {
    const saved = { ...amara, last_name: 'Bramley', fields: { ...amara.fields, gdc_number: '294117', more: 1 } };
    expect(isSaved(saved, sent)).toBe(true);
  });

  test.each([
    ['another name', { last_name: 'Osei' }],
    ['another picture', { avatar_id: null }],
    ['another value', { fields: { ...amara.fields, last_name: 'Bramley', chair: 'right' } }],
    ['no fields', { fields: null }],
  ])('%s is not what was sent', (_, changed) => {
    expect(isSaved({ ...amara, last_name: 'Bramley', ...changed }, sent)).toBe(false);
  });

  test('keeps the memberships that the reply tells less about', () => {
    const organisation = OrganisationMembership.parse({
      organisation_id: 1,
      name: 'B',
      roles: [],
      fields: [...FIELDS],
    });
    const before = { ...amara, organisations: [organisation], groups: [{ id: 1, name: 'Leeds' }] };
    expect(afterSaving(before, { ...amara, last_name: 'Bramley', organisations: [] })).toMatchObject({
      last_name: 'Bramley',
      organisations: [{ fields: FIELDS }],
      groups: [{ id: 1 }],
    });
  });
});

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer({ min: 1, max: 5 })),
);
const field = fc.constantFrom<ProfileField>('first_name', 'avatar_id', 'fields.gdc_number', 'fields.interests');
const steps = fc.array(fc.record({ field, value }), { maxLength: 12 });

test('whatever is typed is shown; what is put back shows what the server has; a reload changes nothing', () => {
  fc.assert(
    fc.property(steps, field, (typed, back) => {
      const draft = typed.reduce<ProfileDraft>((before, step) => change(before, step.field, step.value), NO_CHANGES);
      for (const { field: name, value: last } of typed.filter(
        (step, index) => typed.findLastIndex((later) => later.field === step.field) === index,
      ))
        expect(isSameValue(shownValue(draft, amara, name), last)).toBe(true);
      expect(shownValue(withoutChange(draft, back), amara, back)).toEqual(shownValue(NO_CHANGES, amara, back));
      expect(changes(JSON.parse(JSON.stringify(draft)) as ProfileDraft)).toEqual(changes(draft));
      expect(changes(withoutSaved(draft, draft))).toEqual([]);
    }),
  );
});
