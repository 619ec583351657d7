import { describe, test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { findAddresses, getAddress } from './addresses.endpoints.ts';

const STATE = 'the look-up knows addresses';
const hit = { id: 'lookup_ls16by_1', address: '12 Kirkgate, Leeds LS1 6BY' };
const hits = Array.from({ length: 6 }, (_, index) => ({ ...hit, id: `lookup_ls16by_${index + 1}` }));

describe('G-22: addresses that match what was typed', () => {
  test.each([
    ['looks addresses up by postcode', 'LS1 6BY'],
    ['looks addresses up by a postcode without its space', 'ls16by'],
    ['looks addresses up by a town and the beginning of a street', 'leeds kirkg'],
  ])('%s', (does, search) =>
    pins({
      state: STATE,
      does,
      endpoint: findAddresses,
      request: { query: { search } },
      replies: {
        status: 200,
        proves: { nothing: 'the ids are those that the state provides' },
        returns: { id: 'address_ids' },
        body: hits,
      },
    }),
  );

  test('nothing that matches is an empty list', () =>
    pins({
      state: STATE,
      does: 'looks an address up that there is not',
      endpoint: findAddresses,
      request: { query: { search: 'kirkgate atlantis' } },
      replies: {
        status: 200,
        proves: { nothing: 'that it is empty is pinned' },
        body: [],
        pin: { emptyAt: [''] },
      },
    }));

  test('L19: nothing typed is a 422', () =>
    pins({
      state: STATE,
      does: 'looks nothing up',
      endpoint: findAddresses,
      request: { query: { search: ' ' } },
      replies: {
        status: 422,
        refusal: { message: 'The search field is required.', errors: { search: ['The search field is required.'] } },
      },
    }));
});

test('X-047, ES-15: one address with its parts', () =>
  pins({
    state: STATE,
    does: 'loads an address that was found',
    endpoint: getAddress,
    request: { params: { id: 'lookup_ls16by_1' } },
    replies: {
      status: 200,
      proves: ['from_year', 'from_month', 'to_year', 'to_month', 'duration_years', 'duration_months'],
      returns: { id: 'address_id', postcode: 'postcode' },
      body: {
        id: 'lookup_ls16by_1',
        building_name: null,
        building_number: '12',
        thoroughfare: 'Kirkgate',
        town_or_city: 'Leeds',
        county: 'West Yorkshire',
        postcode: 'LS1 6BY',
        from_year: null,
        from_month: null,
        to_year: null,
        to_month: null,
        duration_years: null,
        duration_months: null,
      },
    },
  }));

test('L20: an unknown address is a 404', () =>
  pins({
    state: STATE,
    does: 'loads an address that does not exist',
    endpoint: getAddress,
    request: { params: { id: 'lookup_nowhere' } },
    replies: { status: 404, refusal: { message: 'No query results for model [App\\Models\\Address] lookup_nowhere' } },
  }));
