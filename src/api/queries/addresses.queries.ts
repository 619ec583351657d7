import { queryOptions } from '@tanstack/react-query';
import { findAddresses, getAddress } from '#contracts/addresses/addresses.endpoints.ts';
import type { Client } from '../client.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { keys } from './keys.ts';

/** addresses that match what was typed (G-22). Each text has a key of its own: a late reply answers no other. */
export const foundAddressesQuery = (client: Client, search: string) =>
  queryOptions({
    queryKey: keys.foundAddresses(search),
    queryFn: ({ signal }) => client.fetch(findAddresses, { query: { search } }, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });

/** an address of the look-up with its parts (G-22). */
export const addressQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: keys.address(id),
    queryFn: ({ signal }) => client.fetch(getAddress, { params: { id } }, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });
