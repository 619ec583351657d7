import * as z from 'zod/mini';
import { authenticatedGet } from '../endpoint-presets.ts';
import { Address, AddressHit } from './address.schema.ts';

export const findAddresses = authenticatedGet({
  name: 'findAddresses',
  number: 'X-046',
  description: 'Addresses that match what was typed (G-22). The name of the parameter is assumed.',
  path: 'addresses',
  query: z.strictObject({ search: z.string().check(z.minLength(1)) }),
  reply: z.array(AddressHit),
  errors: { preset: 'silent' },
  contract: 'partly',
});

export const getAddress = authenticatedGet({
  name: 'getAddress',
  number: 'X-047',
  description: 'One address of the look-up with its parts (G-22).',
  path: 'addresses/{id}',
  params: z.strictObject({ id: z.string() }),
  reply: Address,
  errors: { preset: 'silent' },
});
