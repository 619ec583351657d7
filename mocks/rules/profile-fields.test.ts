import { describe, expect, test } from 'vitest';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { ownProfile, profileOf, refusing } from '../testing/own-profile.ts';

const KIRKGATE = { id: 'manual_1', thoroughfare: 'Kirkgate', town_or_city: 'Leeds', postcode: 'LS1 6BY' };

describe('G-06, 0299: the fields of an organisation', () => {
  test.each([
    ['gdc_number', '301882', '301882'],
    ['gdc_number', 301_882, '301882'],
    ['tutor_notes', 'ع'.repeat(250), 'ع'.repeat(250)],
    ['tutor_notes', null, null],
    ['registered_since', '2020-02-29', '2020-02-29'],
    ['first_aider', false, false],
    ['practice', 403, 403],
    ['interests', [416, 411, 416], [416, 411]],
    ['interests', [], []],
    ['days_a_month', '0', 0],
    ['days_a_month', -4.5, -4.5],
  ])('%s: %j is stored as %j', async (key, value, stored) => {
    const reply = await (await ownProfile(amaraOsei.email, 'every-kind-of-field')).saveFields({ [key]: value });
    expect(reply).toMatchObject({ status: 200, body: { fields: { [key]: stored } } });
  });

  test.each([
    ['gdc_number', '', 'The gdc number field is required.'],
    ['gdc_number', { a: 1 }, 'The gdc number field must be a string.'],
    ['tutor_notes', 'ع'.repeat(251), 'The tutor notes field must not be greater than 250 characters.'],
    ['registered_since', '2021-02-29', 'The registered since field must be a valid date.'],
    ['registered_since', '29/02/2020', 'The registered since field must be a valid date.'],
    ['first_aider', 'yes', 'The first aider field must be true or false.'],
    ['practice', 499, 'The selected practice is invalid.'],
    ['practice', 'Leeds practices', 'The selected practice is invalid.'],
    ['interests', [411, 499], 'The selected interests is invalid.'],
    ['interests', 411, 'The selected interests is invalid.'],
    ['days_a_month', 'two', 'The days a month field must be a number.'],
    ['address_history', 'Leeds', 'The address history field must be an array.'],
  ])('%s: %j is refused', async (key, value, message) => {
    const visitor = await ownProfile(amaraOsei.email, 'every-kind-of-field');
    expect(await visitor.saveFields({ [key]: value })).toMatchObject(refusing(`fields.${key}`, message));
    expect(await profileOf(visitor)).toEqual(visitor.before);
  });

  test('a hidden field, one of another organisation, one of an unknown type and one that there is not stay as they are', async () => {
    const visitor = await ownProfile(amaraOsei.email, 'every-kind-of-field');
    const reply = await visitor.saveFields({
      dynamics_contact_id: 'changed',
      home: 423,
      signature: 'changed',
      nothing: 'changed',
      tutor_notes: 'At the front, please.',
    });
    expect(reply.body).toMatchObject({ fields: { ...visitor.before.fields, tutor_notes: 'At the front, please.' } });
    expect((reply.body as Profile).fields).not.toHaveProperty('nothing');
  });

  test('what is not sent is not lost', async () => {
    const visitor = await ownProfile();
    expect((await visitor.save({ fields: {} })).body).toEqual(visitor.before);
  });

  test('a group that is gone may stay, and may not be chosen', async () => {
    const visitor = await ownProfile(amaraOsei.email, 'group-gone');
    expect((await visitor.saveFields({ tutor_notes: null })).status).toBe(200);
    expect((await visitor.saveFields({ practice: 402 })).status).toBe(200);
    expect(await visitor.saveFields({ practice: 401 })).toMatchObject(
      refusing('fields.practice', 'The selected practice is invalid.'),
    );
  });
});

describe('G-23 to G-29: a history of addresses', () => {
  const lived = (change: object = {}) => ({ ...KIRKGATE, from_year: 2001, from_month: 1, ...change });
  const save = async (addresses: readonly unknown[], scenario = 'default') => {
    const visitor = await ownProfile(amaraOsei.email, scenario);
    return visitor.saveFields({ address_history: addresses });
  };

  test('it is stored with how long each address lasted, whatever was sent', async () => {
    const until = lived({ to_year: 2004, to_month: 3, duration_years: 9, duration_months: 9 });
    expect(await save([lived(), until])).toMatchObject({
      status: 200,
      body: {
        fields: {
          address_history: [
            { ...lived(), duration_years: 25, duration_months: 10 },
            { ...KIRKGATE, duration_years: 3, duration_months: 3 },
          ],
        },
      },
    });
  });

  test('one that is too short is refused in the field’s own message, or [V] the default', async () => {
    const short = lived({ from_year: 2022, from_month: 12 });
    expect(await save([short])).toMatchObject(refusing('fields.address_history', 'Conditions not met'));
    expect(await save([short], 'every-kind-of-field')).toMatchObject(
      refusing('fields.address_history', 'Please list the last five years without a gap.'),
    );
    expect((await save([lived({ from_year: 2021, from_month: 11 })])).status).toBe(200);
    expect((await save([lived({ from_year: 2021, from_month: 12 })])).status).toBe(422);
  });

  test('one that was too short before does not keep other things from being saved, and may be taken away', async () => {
    const visitor = await ownProfile();
    const { address_history: history } = visitor.before.fields as { address_history: { duration_months: number }[] };
    const reordered = history.map((address) =>
      Object.fromEntries(Object.entries({ ...address, duration_months: 99 }).toReversed()),
    );
    expect((await visitor.saveFields({ address_history: reordered, tutor_notes: 'New' })).status).toBe(200);
    expect((await visitor.saveFields({ address_history: history.slice(1) })).status).toBe(422);
    expect((await visitor.saveFields({ address_history: [] })).body).toMatchObject({ fields: { address_history: [] } });
  });

  test.each([
    ['overlap', 200],
    ['complete', 200],
    ['full', 200],
  ])('addresses-%s meet the condition, which is seen when they are saved anew', async (name, status) => {
    const visitor = await ownProfile(amaraOsei.email, `addresses-${name}`);
    const { address_history: history } = visitor.before.fields as { address_history: object[] };
    await visitor.saveFields({ address_history: [] });
    expect((await visitor.saveFields({ address_history: history })).status).toBe(status);
  });

  test('more than the most are refused', async () => {
    expect(await save(Array.from({ length: 6 }, () => lived()))).toMatchObject(
      refusing('fields.address_history', 'The address history field must not have more than 5 items.'),
    );
  });

  test.each([
    ['a month 0', { from_month: 0 }, 'from_month'],
    ['a month 13', { from_month: 13 }, 'from_month'],
    ['a half month', { from_month: 1.5 }, 'from_month'],
    ['no year', { from_year: null }, 'from_year'],
    ['no month', { from_month: null }, 'from_month'],
    ['a hundred years and one ago', { from_year: 1925 }, 'from_year'],
    ['next year', { from_year: 2027 }, 'from_year'],
    ['next month', { from_year: 2026, from_month: 12 }, 'from_month'],
    ['an end without its month', { to_year: 2004 }, 'to_month'],
    ['an end without its year', { to_month: 4 }, 'to_year'],
    ['an end in the future', { to_year: 2026, to_month: 12 }, 'to_month'],
    ['an end in an earlier year', { to_year: 2000, to_month: 12 }, 'to_year'],
    ['an end in an earlier month', { from_month: 5, to_year: 2001, to_month: 4 }, 'to_month'],
    ['no street', { thoroughfare: ' ' }, 'thoroughfare'],
    ['no town', { town_or_city: null }, 'town_or_city'],
    ['no postcode', { postcode: undefined }, 'postcode'],
    ['a county of 251 characters', { county: 'a'.repeat(251) }, 'county'],
    ['an id of another kind', { id: '12' }, 'id'],
    ['a year in letters', { from_year: 'two' }, 'from_year'],
  ])('%s is refused where it stands', async (_, change, part) => {
    const { status, body } = await save([lived(), lived(change)]);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([`fields.address_history.1.${part}`]);
  });

  test('a hundred years ago and this month are allowed', async () => {
    expect((await save([lived({ from_year: 1926 })])).status).toBe(200);
    expect((await save([lived(), lived({ from_year: 2026, from_month: 11 })])).status).toBe(200);
  });

  test('what is no address at all is refused as a whole', async () => {
    expect(await save(['Leeds', null])).toMatchObject({
      status: 422,
      body: { errors: { 'fields.address_history.0': [expect.any(String)] } },
    });
  });
});
