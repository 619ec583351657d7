import type { Catalogue } from '#contracts/catalogue.ts';
import type { AddressRecord } from '#fixtures/records/address.record.ts';
import { notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';

const MOST_HITS = 20;

/** Nobody lives in an address of the look-up: what belongs to a history is empty. */
const UNDATED = {
  from_year: null,
  from_month: null,
  to_year: null,
  to_month: null,
  duration_years: null,
  duration_months: null,
} as const;

/** Letters and digits of a text in lower case, apart where something else stands between them. */
const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** An address in one line. */
const lineOf = ({ building_name, building_number, thoroughfare, town_or_city, postcode }: AddressRecord): string => {
  const street = [building_number, thoroughfare].filter((part) => part !== null).join(' ');
  return [...(building_name === null ? [] : [building_name]), street, `${town_or_city} ${postcode}`].join(', ');
};

/** Whether every part that was typed begins a word of the address; its postcode is one word or two. */
const isMatch = (address: AddressRecord, typed: readonly string[]): boolean => {
  const known = [...tokensOf(lineOf(address)), tokensOf(address.postcode).join('')];
  return typed.every((part) => known.some((word) => word.startsWith(part)));
};

/** G-22, X-046: addresses that have every part that was typed, in any order. */
export const findAddresses: Rule<Catalogue['findAddresses']> = ({ db, query }) => {
  const typed = tokensOf(query.search);
  const hits = typed.length === 0 ? [] : db.tables.addresses.where((address) => isMatch(address, typed));
  return reply(
    200,
    hits.slice(0, MOST_HITS).map((address) => ({ id: address.id, address: lineOf(address) })),
  );
};

/** G-22, X-047: the parts of one address; an unknown id is not found. */
export const getAddress: Rule<Catalogue['getAddress']> = ({ db, params }) => {
  const address = db.tables.addresses.get(params.id);
  if (address === undefined) return notFound('Address', params.id);
  const { reason: _reason, ...parts } = address;
  return reply(200, { ...parts, ...UNDATED });
};
