import { describe, expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

const signedIn = async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  return visitor;
};

const found = async (search: string): Promise<readonly string[]> => {
  const { status, body } = await (await signedIn()).get(`addresses?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return (body as { address: string }[]).map(({ address }) => address);
};

describe('X-046, G-22: the look-up', () => {
  test.each(['LS1 6BY', 'ls16by', 'kirkgate ls1', 'Leeds, Kirkgate', 'KIRKGATE   LEEDS'])('%s', async (search) => {
    const addresses = await found(search);
    expect(addresses).toHaveLength(6);
    expect(addresses[0]).toBe('12 Kirkgate, Leeds LS1 6BY');
    expect(addresses).toContain('Flat 1, 14 Kirkgate, Leeds LS1 6BY');
  });

  test('four letters find every street that begins with them, in every town', async () => {
    const addresses = await found('kirk');
    expect(addresses.filter((address) => address.includes('Wakefield'))).toHaveLength(2);
    expect(addresses.filter((address) => address.includes('Kirk Lane'))).toHaveLength(2);
  });

  test.each([
    ['bishops walk', '17 Bishop’s Walk, Ripon HG4 2ZD'],
    ["bishop's", '17 Bishop’s Walk, Ripon HG4 2ZD'],
    ['northgate house', 'Northgate House, Northgate, Leeds LS9 8JR'],
    ['27', '27 Kirkgate, Wakefield WF1 1UQ'],
  ])('%s', async (search, address) => {
    expect((await found(search))[0]).toBe(address);
  });

  test.each(['kirkgate atlantis', 'irkgate', '...', '%'])('%s finds nothing', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  test('there are twenty at most', async () => {
    expect((await found('l')).length).toBe(20);
  });

  test('L19: nothing typed is a 422', async () => {
    expect(await (await signedIn()).get('addresses?search=%20')).toMatchObject({
      status: 422,
      body: { errors: { search: ['The search field is required.'] } },
    });
  });
});

test('X-047: an address with its parts and nothing of a history', async () => {
  expect((await (await signedIn()).get('addresses/lookup_yo17ls_1')).body).toEqual({
    id: 'lookup_yo17ls_1',
    building_name: 'Minster House',
    building_number: '1',
    thoroughfare: 'Goodramgate',
    town_or_city: 'York',
    county: null,
    postcode: 'YO1 7LS',
    from_year: null,
    from_month: null,
    to_year: null,
    to_month: null,
    duration_years: null,
    duration_months: null,
  });
});

test.each([
  ['lookup_nowhere', 404],
  ['manual_1', 404],
  ['anything', 404],
])('X-047: %s is a %i', async (id, status) => {
  expect((await (await signedIn()).get(`addresses/${id}`)).status).toBe(status);
});
