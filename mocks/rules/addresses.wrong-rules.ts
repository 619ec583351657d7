import type { WrongRule } from './wrong-rule.ts';

const addresses = 'mocks/rules/addresses.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'an address is found by whole words alone',
    file: addresses,
    from: 'word.startsWith(part)',
    to: 'word === part',
  },
  {
    name: 'one word of an address is enough',
    file: addresses,
    from: 'typed.every(',
    to: 'typed.some(',
  },
  {
    name: 'a postcode is found with its space alone',
    file: addresses,
    from: "[...tokensOf(lineOf(address)), tokensOf(address.postcode).join('')]",
    to: 'tokensOf(lineOf(address))',
  },
  {
    name: 'an address that there is not is another one',
    file: addresses,
    from: 'db.tables.addresses.get(params.id);',
    to: 'db.tables.addresses.get(params.id) ?? db.tables.addresses.all()[0];',
  },
  {
    name: 'every address is the first one',
    file: addresses,
    from: 'db.tables.addresses.get(params.id);',
    to: "db.tables.addresses.first(({ id }) => params.id !== 'lookup_nowhere' && id !== params.id);",
  },
  {
    name: 'the look-up lists every address that fits',
    file: addresses,
    from: 'hits.slice(0, MOST_HITS)',
    to: 'hits',
    unseen: 'a pact names six addresses, and the most are twenty',
  },
];
