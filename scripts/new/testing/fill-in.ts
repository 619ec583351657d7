import { readFileSync, writeFileSync } from 'node:fs';

/** What stands in a file, and what somebody writes in its place. */
type Filling = readonly [file: string, ...replacements: readonly (readonly [from: string, to: string])[]];

/** Writes into generated files what a person would. Throws where one has no such place: the template has changed. */
export const fillIn = (root: string, fillings: readonly Filling[]): void => {
  for (const [file, ...replacements] of fillings) {
    let text = readFileSync(`${root}${file}`, 'utf8');
    for (const [from, to] of replacements) {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      text = text.replaceAll(from, to);
    }
    writeFileSync(`${root}${file}`, text);
  }
};

const ALL_ITEMS = [
  'loading',
  'notFound',
  'denied',
  'notLoaded',
  'form',
  'undo',
  'sending',
  'asking',
  'done',
  'alreadyReviewed',
];
const TEXTS = [
  'field',
  'submit',
  'incomplete',
  'noun',
  'subject',
  'toBeSent',
  'stored',
  'done',
  'alreadyDecided',
  'work',
  'backLabel',
  'notLoaded',
];
const recordOf = (keys: readonly string[], value: (key: string) => string): string =>
  `{ ${keys.map((key) => `${key}: ${value(key)}`).join(', ')} }`;
const SUBJECT = 'SUBJECT_ID: number = undefined';
const THE_SUBJECT = 'SUBJECT_ID: number = 9900';

/**
 * What is left out of a flow about bookings, `bookings/cancellation`, as short as it can be: a booking is decided about
 * by its reason.
 */
export const CANCELLATION: readonly Filling[] = [
  [
    'contracts/bookings/cancellation.endpoints.ts',
    [
      "name: 'getCancellation',",
      "name: 'getCancellation',\n  number: 'X-901',\n  description: 'Reads a booking that can be cancelled.',\n  contract: 'assumed',",
    ],
    [
      "name: 'submitCancellation',",
      "name: 'submitCancellation',\n  number: 'X-902',\n  description: 'Cancels a booking.',\n  viewing: 'named',\n  contract: 'assumed',",
    ],
  ],
  [
    'contracts/bookings/cancellation.pact.test.ts',
    [
      'const subject: Subject = {};',
      "const subject: Subject = { id: 9900, organisation_id: 1, title: 'First aid', is_open: true, decided_by: null };",
    ],
    [
      'const refusal = {};',
      "const refusal = { message: 'Somebody cancelled it before.', errors: { message: ['Somebody cancelled it before.'] } };",
    ],
  ],
  [
    'contracts/bookings/bookings.states.ts',
    [
      "'cancellation can be decided': { as: 'learner' }",
      "'cancellation can be decided': { as: 'learner', description: 'Amara has booking 9900 in organisation 1, which can be cancelled.' }",
    ],
    [
      "'cancellation was decided': { as: 'learner' }",
      "'cancellation was decided': { as: 'learner', description: 'Booking 9900 of Amara was cancelled by somebody else.' }",
    ],
  ],
  [
    'mocks/scenarios/bookings.scenarios.ts',
    [
      "'cancellation can be decided': async (stage) => void (await booking().arrange(stage)),",
      `'cancellation can be decided': async (stage) => void (await booking().numbered(9900).titled('First aid').arrange(stage)),
  'cancellation was decided': async (stage) => {
    await booking().numbered(9900).titled('First aid').arrange(stage);
    await stage.db.tables.bookings.update(9900, { reason: 'decided by 1' });
  },`,
    ],
  ],
  [
    'mocks/rules/cancellation.rules.ts',
    [
      "import type { Catalogue } from '#contracts/catalogue.ts';\nimport { notFound } from './reply.ts';",
      "import type { Catalogue } from '#contracts/catalogue.ts';\nimport type { Database } from '../db/database.ts';\nimport { invalid, notFound, reply } from './reply.ts';",
    ],
    [
      "/** Reads what cancellation is about. */\nexport const getCancellation: Rule<Catalogue['getCancellation']> = ({ params }) => notFound('Cancellation', params.id);",
      `const found = (db: Database, userId: number, id: number) => {
  const row = db.tables.bookings.get(id);
  if (row === undefined || row.user_id !== userId) return null;
  const decided = /^decided by (\\d+)$/.exec(row.reason);
  return { id, organisation_id: row.organisation_id, title: db.tables.products.get(row.product_id)?.name ?? '', is_open: decided === null, decided_by: decided === null ? null : Number(decided[1]) };
};

/** Reads what cancellation is about. */
export const getCancellation: Rule<Catalogue['getCancellation']> = ({ db, user, params }) => {
  const subject = found(db, user.id, params.id);
  return subject === null ? notFound('Cancellation', params.id) : reply(200, subject);
};`,
    ],
    [
      "export const submitCancellation: Rule<Catalogue['submitCancellation']> = ({ params }) => notFound('Cancellation', params.id);",
      `export const submitCancellation: Rule<Catalogue['submitCancellation']> = async ({ db, user, params }) => {
  const subject = found(db, user.id, params.id);
  if (subject === null) return notFound('Cancellation', params.id);
  if (!subject.is_open) return invalid({ message: ['Somebody cancelled it before.'] });
  await db.tables.bookings.update(params.id, { reason: \`decided by \${user.id}\` });
  return reply(200, { ...subject, is_open: false, decided_by: user.id });
};`,
    ],
  ],
  ['mocks/rules/cancellation.rules.test.ts', [SUBJECT, THE_SUBJECT]],
  [
    'src/api/error-policy.test.ts',
    [
      "  getCsrfCookie: 'o o o o o o o o o o',",
      "  getCsrfCookie: 'o o o o o o o o o o',\n  getCancellation: 't o p t t t t t t t',\n  submitCancellation: 't o t t t t t t t t',",
    ],
  ],
  [
    'machines/bookings/cancellation.machine.ts',
    ['readonly string[]>> = {};', `readonly string[]>> = ${recordOf(ALL_ITEMS, () => "['R-05']")};`],
  ],
  [
    'src/features/bookings/cancellation-work.ts',
    ['    href: ', "    describe: () => 'your cancellation, waiting to be sent',\n    href: "],
    [
      "  draft: { version: 1, parse: (value) => StoredCancellation.parse(value), hasContent: ({ form }) => form.message !== '' },",
      "  draft: { version: 1, parse: (value) => StoredCancellation.parse(value), hasContent: ({ form }) => form.message !== '' },\n  describeDraft: ({ title }) => ({ title, detail: 'your cancellation' }),",
    ],
  ],
  [
    'src/app/persistence/registry.test.tsx',
    [
      '/** In the order of `WORK_KINDS`: a kind without a sample is a type error. */\nconst SAMPLES: SamplesOf<typeof WORK_KINDS> = [',
      "/** In the order of `WORK_KINDS`: a kind without a sample is a type error. */\nconst cancellation = { draft: { name: '9900', value: { title: 'First aid', form: { message: 'Yes.' } }, named: 'First aid: your cancellation' }, confirmed: { name: '9901', title: 'Fire safety', input: { title: 'Fire safety', form: { message: 'Yes.' }, id: 9901, submission: { message: 'Yes.' } }, named: 'Fire safety: your cancellation, waiting to be sent', href: '/bookings/9901/cancellation' } };\nconst SAMPLES: SamplesOf<typeof WORK_KINDS> = [",
    ],
    ["href: '/modules/717',\n    },\n  },\n];", "href: '/modules/717',\n    },\n  },\n  cancellation,\n];"],
  ],
  [
    'src/features/bookings/cancellation-messages.ts',
    [
      'Readonly<Record<Position, string>> = {};',
      `Readonly<Record<Position, string>> = ${recordOf(TEXTS, (key) => (key === 'noun' ? "'decision'" : `'The ${key} of a cancellation.'`))};`,
    ],
  ],
  [
    'src/features/bookings/CancellationRoute.tsx',
    ['<DeniedPage />', '<DeniedPage lead="Only who booked it may cancel it." />'],
  ],
  ['src/features/bookings/cancellation.test.tsx', [SUBJECT, THE_SUBJECT]],
  ['e2e/pages/cancellation-page.ts', [SUBJECT, THE_SUBJECT]],
  [
    'e2e/bookings/cancellation.model.ts',
    [
      "['world'] = {};",
      `['world'] = {
  open: ({ demo }) => decide(demo, 'open'),
  mine: ({ demo }) => decide(demo, \`decided by \${amaraOsei.id}\`),
  others: ({ demo }) => decide(demo, 'decided by 1'),
};`,
    ],
    [
      '/** Makes true on the server that nobody',
      "const decide = (demo: Visitor['demo'], reason: string): Promise<void> =>\n  demo.edit<{ bookings: readonly BookingRecord[] }>(['bookings'], ({ bookings }) => ({ bookings: bookings.map((row) => (row.booking_id === SUBJECT_ID ? { ...row, reason } : row)) }));\n\n/** Makes true on the server that nobody",
    ],
    [
      "import { amaraOsei } from '#fixtures/people.ts';",
      "import { amaraOsei } from '#fixtures/people.ts';\nimport type { BookingRecord } from '#fixtures/records/booking.record.ts';",
    ],
    ['  world,\n  screen,', "  world,\n  noun: 'decision',\n  subject: 'The subject of a cancellation.',\n  screen,"],
    [
      '    ...decision.states,\n',
      "    ...decision.states,\n    'cancellation.done': async ({ page }) => see(page.getByText('The done of a cancellation.')).toBeVisible(),\n    'cancellation.alreadyReviewed': async ({ page }) => see(page.getByText('The alreadyDecided of a cancellation.')).toBeVisible(),\n",
    ],
    [
      'prepare: ({ page, demo }) => prepareBrowser(page, demo, amaraOsei),',
      "prepare: async ({ page, demo }) => {\n        await demo.scenario('cancellation can be decided');\n        await prepareBrowser(page, demo, amaraOsei);\n      },",
    ],
  ],
];

/** What is left out of a list of a new area, `lockers`: two of them in the first organisation. */
export const LOCKERS: readonly Filling[] = [
  [
    'contracts/lockers/lockers-list.endpoints.ts',
    [
      "name: 'listLockers',",
      "name: 'listLockers',\n  number: 'X-903',\n  description: 'Lists lockers.',\n  contract: 'assumed',",
    ],
  ],
  [
    'contracts/lockers/lockers-list.pact.test.ts',
    ['const listed: Locker = {};', "const listed: Locker = { id: 1, title: 'By the door' };"],
  ],
  [
    'contracts/lockers/lockers.states.ts',
    ["{ as: 'learner' }", "{ as: 'learner', description: 'Organisation 1 has locker 1 and another one.' }"],
  ],
  [
    'mocks/scenarios/lockers.scenarios.ts',
    ['(lockersStates, {\n}', "(lockersStates, {\n  'lockers are listed': AS_SEEDED,\n}"],
    ['import { stateScenarios }', 'import { AS_SEEDED, stateScenarios }'],
  ],
  ['mocks/rules/lockers-list.rules.ts', ["['title']", "['id', 'title']"]],
  [
    'fixtures/lockers.ts',
    [
      '[] = [];',
      "[] = [\n  { id: 1, reason: 'a list has a row', organisation_id: 1, title: 'By the door' },\n  { id: 2, reason: 'a list has an order', organisation_id: 1, title: 'By the window' },\n];",
    ],
  ],
  [
    'src/api/error-policy.test.ts',
    [
      "  getCsrfCookie: 'o o o o o o o o o o',",
      "  getCsrfCookie: 'o o o o o o o o o o',\n  listLockers: 's s s s s s s s s s',",
    ],
  ],
  [
    'src/features/lockers/LockersListPage.tsx',
    [
      '          title="Lockers"\n          headingRef',
      "          title=\"Lockers\"\n          lead=\"Where things are.\"\n          empty={{ none: { title: 'No lockers', text: 'None yet.' }, unmatched: { title: 'No locker fits', text: 'Search for less.' } }}\n          headingRef",
    ],
  ],
  ['src/features/lockers/LockersListRoute.tsx', ['<DeniedPage />', '<DeniedPage lead="Only members see lockers." />']],
];
