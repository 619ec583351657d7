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
  {
    name: 'capitals count in the look-up',
    file: addresses,
    from: `.toLowerCase()
`,
    to: `.trim()
`,
  },
  {
    name: 'an apostrophe parts a word',
    file: addresses,
    from: ".replaceAll(/['’]/g, '')",
    to: ".replaceAll(/[_]/g, '')",
    unseen: 'no address of the state has one',
  },
  {
    name: 'a word is found from its middle on',
    file: addresses,
    from: 'word.startsWith(part)',
    to: 'word.includes(part)',
    unseen: 'the words of the pacts are found either way',
  },
  {
    name: 'a house has no name',
    file: addresses,
    from: '...(building_name === null ? [] : [building_name])',
    to: '...[]',
    unseen: 'no address of the state has one',
  },
  {
    name: 'a house has no number',
    file: addresses,
    from: '[building_number, thoroughfare].filter',
    to: '[thoroughfare].filter',
    unseen: 'texts are the owner’s own',
  },
  {
    name: 'an address of the look-up has a history',
    file: addresses,
    from: 'from_year: null',
    to: 'from_year: 2000',
  },
  {
    name: 'an address says how long somebody has lived there',
    file: addresses,
    from: 'duration_months: null',
    to: 'duration_months: 12',
  },
  {
    name: 'an address says why it is in the fake backend',
    file: addresses,
    from: 'return reply(200, { ...parts, ...UNDATED });',
    to: 'return reply(200, { ...parts, ...UNDATED, reason: _reason });',
  },
  {
    name: 'what nothing was typed for is everything',
    file: addresses,
    from: 'typed.length === 0 ? []',
    to: 'typed.length < 0 ? []',
    unseen: 'marks alone are refused by no pact',
  },
];
