import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generate } from './new.ts';
import { flowRecipe } from './new/flow-recipe.ts';
import { listRecipe } from './new/list-recipe.ts';
import { flowNames, listNames } from './new/names.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The files that the generator edits or looks for. */
const SHARED = [
  'contracts/awards/awards.states.ts',
  'contracts/bookings/bookings.states.ts',
  'contracts/catalogue.ts',
  'contracts/organisations/organisations.states.ts',
  'contracts/provider-states.ts',
  'e2e/session/route-table.e2e.ts',
  'fixtures/tables.ts',
  'fixtures/world.test.ts',
  'fixtures/world.ts',
  'machines/catalogue.ts',
  'mocks/handlers/rules.ts',
  'mocks/scenarios/all.ts',
  'mocks/scenarios/awards.scenarios.ts',
  'mocks/scenarios/bookings.scenarios.ts',
  'mocks/scenarios/organisations.scenarios.ts',
  'mocks/scenarios/traits/booking.ts',
  'src/api/queries/keys.ts',
  'src/app/routes.tsx',
  'src/app/work/work-kinds.ts',
];

let root = '';

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'new-'))}/`;
  for (const file of SHARED) cpSync(`${ROOT}${file}`, `${root}${file}`);
  for (const area of ['lockers', 'late-fees']) mkdirSync(`${root}contracts/${area}`, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
/** Lines that a shared file has gained and lost. */
const difference = (file: string): { readonly gained: readonly string[]; readonly lost: readonly string[] } => {
  const [before, after] = [readFileSync(`${ROOT}${file}`, 'utf8').split('\n'), read(file).split('\n')];
  const trimmed = (lines: readonly string[]): readonly string[] => lines.map((line) => line.trim());
  return {
    gained: trimmed(after.filter((line) => !before.includes(line))),
    lost: trimmed(before.filter((line) => !after.includes(line))),
  };
};
const gained = (file: string): readonly string[] => difference(file).gained;
const everythingShared = (): readonly string[] => SHARED.map(read);

describe('list', () => {
  test('writes every file of the recipe, and says so in the order of the work', () => {
    const { files } = listRecipe(root, listNames(root, 'lockers'));
    const printed = generate(root, ['list', 'lockers']);
    expect(files).toHaveLength(17);
    for (const { path } of files) {
      expect(read(path).length).toBeGreaterThan(0);
      expect(printed).toContain(`  ${path}\n`);
    }
    expect(printed).toContain('1. contracts/lockers/lockers-list.endpoints.ts: number');
    expect(printed).toMatch(/Then: npm test -- --area lockers\n$/);
  });

  test('inserts its lines into the lists that all areas share', () => {
    generate(root, ['list', 'lockers']);
    expect(gained('contracts/catalogue.ts')).toEqual([
      "import { listLockers } from './lockers/lockers-list.endpoints.ts';",
      'listLockers,',
    ]);
    expect(gained('contracts/provider-states.ts')).toEqual([
      "import { lockersStates } from './lockers/lockers.states.ts';",
      '...lockersStates,',
    ]);
    expect(gained('mocks/handlers/rules.ts')).toEqual([
      "import * as lockersList from '../rules/lockers-list.rules.ts';",
      '...lockersList,',
    ]);
    expect(gained('mocks/scenarios/all.ts')).toEqual([
      "import { lockersScenarios } from './lockers.scenarios.ts';",
      '...lockersScenarios,',
    ]);
    expect(gained('src/api/queries/keys.ts')).toEqual([
      '/** The lockers of one organisation, as a list shows them. */',
      "listedLockers: (organisationId: number) => [...keys.organisation(organisationId), 'lockers-list'] as const,",
    ]);
    expect(gained('src/app/routes.tsx')).toEqual([
      "{ path: '/lockers', lazy: { Component: async () => (await import('#features/lockers/LockersListRoute.tsx')).LockersListRoute } },",
    ]);
    expect(gained('e2e/session/route-table.e2e.ts')).toEqual(["['/lockers', 'Lockers'],"]);
    expect(gained('fixtures/tables.ts')).toEqual([
      "import { LockerRecord } from './records/locker.record.ts';",
      "lockers: table(LockerRecord, 'id'),",
    ]);
    expect(gained('fixtures/world.ts')).toEqual([
      "import type { LockerRecord } from './records/locker.record.ts';",
      "import { lockers } from './lockers.ts';",
      'readonly lockers: readonly LockerRecord[];',
      'lockers,',
    ]);
    expect(gained('fixtures/world.test.ts')).toEqual(["['lockers', 'organisation_id', 'organisations'],"]);
  });

  test('takes the place of the announcement of its path, and reads a table that there is', () => {
    const before = {
      'contracts/catalogue.ts': ['listAwards', 'listBadges'],
      'src/api/queries/keys.ts': ['  awards: (', '  badges: ('],
      'src/app/routes.tsx': ["  { path: '/awards', ", "  later('/awards', 'Awards'),\n  { path: '/badges', "],
      'e2e/session/route-table.e2e.ts': ["['/awards', 'Awards']", "['/awards', 'Awards: not built yet']"],
    } as const;
    for (const [file, [built, later]] of Object.entries(before))
      writeFileSync(`${root}${file}`, read(file).replaceAll(built, later));
    generate(root, ['list', 'awards']);
    expect(read('src/app/routes.tsx')).not.toContain("later('/awards'");
    expect(difference('e2e/session/route-table.e2e.ts')).toEqual({ gained: [], lost: [] });
    expect(difference('fixtures/tables.ts')).toEqual({ gained: [], lost: [] });
    expect(existsSync(`${root}fixtures/records/award.record.ts`)).toBe(false);
  });

  test('names of several words are joined as each place wants them', () => {
    generate(root, ['list', 'late-fees']);
    expect(read('contracts/late-fees/late-fees-list.endpoints.ts')).toContain(
      "export const listLateFees = authenticatedGet({\n  name: 'listLateFees',\n  path: 'late-fees',",
    );
    expect(read('mocks/rules/late-fees-list.rules.ts')).toContain('db.tables.late_fees.where(');
    expect(gained('fixtures/world.ts')).toContain('late_fees: lateFees,');
  });

  test('leaves out what only a person can know', () => {
    generate(root, ['list', 'lockers']);
    expect(read('contracts/lockers/lockers-list.endpoints.ts')).not.toMatch(/number:|says:/);
    expect(read('contracts/lockers/lockers.states.ts')).toContain("'lockers are listed': { as: 'learner' },");
    expect(read('mocks/scenarios/lockers.scenarios.ts')).toContain('stateScenarios(lockersStates, {\n});');
  });
});

describe('flow', () => {
  test('writes every file of the recipe', () => {
    const { files } = flowRecipe(root, flowNames(root, 'bookings/transfer'));
    const printed = generate(root, ['flow', 'bookings/transfer']);
    expect(files).toHaveLength(18);
    for (const { path } of files) expect(printed).toContain(`  ${path}\n`);
    for (const { path, text } of files) expect(read(path)).toBe(text);
    expect(printed).toMatch(/Then: npm test -- --area bookings\n$/);
  });

  test('inserts its lines into the lists that all areas share, and into the states of its area', () => {
    generate(root, ['flow', 'bookings/transfer']);
    expect(gained('contracts/catalogue.ts')).toEqual([
      "import { getTransfer, submitTransfer } from './bookings/transfer.endpoints.ts';",
      'getTransfer,',
      'submitTransfer,',
    ]);
    expect(gained('machines/catalogue.ts')[0]).toBe("import { transferEntry } from './bookings/transfer.samples.ts';");
    expect(read('machines/catalogue.ts')).toMatch(/ {2}transferEntry,\n\];\n$/);
    expect(read('src/app/work/work-kinds.ts')).toMatch(/ {2}transferWork,\n\] as const/);
    expect(gained('contracts/bookings/bookings.states.ts')).toEqual([
      "'transfer can be decided': { as: 'learner' },",
      "'transfer was decided': { as: 'learner' },",
    ]);
    expect(gained('mocks/scenarios/bookings.scenarios.ts')).toEqual([
      "'transfer can be decided': async (stage) => void (await booking().arrange(stage)),",
    ]);
    expect(gained('src/app/routes.tsx')).toEqual([
      "{ path: '/bookings/:id/transfer', lazy: work(async () => (await import('#features/bookings/TransferRoute.tsx')).TransferRoute) },",
    ]);
    expect(difference('contracts/provider-states.ts').gained).toEqual([]);
  });

  test('a second flow of the area finds the traits imported', () => {
    generate(root, ['flow', 'bookings/transfer']);
    generate(root, ['flow', 'bookings/rebook']);
    expect(read('mocks/scenarios/bookings.scenarios.ts').match(/import \{ booking \}/g)).toHaveLength(1);
    expect(gained('contracts/bookings/bookings.states.ts')).toHaveLength(4);
  });

  test('inserts states into a list that stands on one line', () => {
    generate(root, ['flow', 'organisations/leave']);
    expect(gained('contracts/organisations/organisations.states.ts')).toContain(
      "'leave can be decided': { as: 'learner' },",
    );
    expect(difference('mocks/scenarios/organisations.scenarios.ts')).toEqual({ gained: [], lost: [] });
  });

  test('leaves out items, descriptions and texts', () => {
    generate(root, ['flow', 'bookings/transfer']);
    expect(read('contracts/bookings/transfer.endpoints.ts')).not.toMatch(/number:|says:/);
    expect(read('machines/bookings/transfer.machine.ts')).toContain('readonly string[]>> = {};');
    expect(read('src/features/bookings/transfer-messages.ts')).toContain('Readonly<Record<Position, string>> = {};');
    expect(read('src/features/bookings/transfer-work.ts')).not.toMatch(/describe/);
  });
});

describe('refusals, after which nothing is written', () => {
  /** What the generator says, and whether it left the shared files as they were. */
  const refusalOf = (args: readonly string[]): { readonly message: string; readonly changed: boolean } => {
    const before = everythingShared();
    let message = '';
    try {
      generate(root, args);
    } catch (error) {
      message = (error as Error).message;
    }
    return { message, changed: everythingShared().some((text, index) => text !== before[index]) };
  };
  const because = (message: string) => ({ message: expect.stringContaining(message) as string, changed: false });

  test.each([['Lockers'], ['lock ers'], ['..'], ['1st'], ['lockers-'], ['']])("'%s' is no name", (name) => {
    expect(refusalOf(['list', name])).toEqual(because('is no name'));
    expect(refusalOf(['flow', `lockers/${name}`])).toEqual(because('is no name'));
  });

  test.each(['transfer', 'bookings/transfer/late'])('%s is no flow with its area', (name) => {
    expect(refusalOf(['flow', name])).toEqual(because('A flow is named <area>/<name>'));
  });

  test('names the areas that there are instead of an unknown one', () => {
    const message = "There is no area 'badges'. There are: awards, bookings, late-fees, lockers, organisations.";
    expect(refusalOf(['list', 'badges'])).toEqual(because(message));
    expect(refusalOf(['flow', 'badges/award'])).toEqual(because(message));
  });

  test.each([{ args: [] }, { args: ['list'] }, { args: ['page', 'lockers'] }, { args: ['list', 'lockers', 'more'] }])(
    'explains itself after $args',
    ({ args }) => {
      expect(refusalOf(args)).toEqual(because('npm run new -- list <area>'));
    },
  );

  test.each([
    ['list', 'lockers', 'contracts/lockers/lockers-list.schema.ts'],
    ['flow', 'bookings/transfer', 'contracts/bookings/transfer.schema.ts'],
  ])('a second run of %s %s', (kind, name, file) => {
    generate(root, [kind, name]);
    expect(refusalOf([kind, name])).toEqual(because(`${file} exists already. Nothing was written.`));
  });

  test('a file that exists, at whatever place in the recipe', () => {
    mkdirSync(`${root}e2e/pages`, { recursive: true });
    writeFileSync(`${root}e2e/pages/lockers-list-page.ts`, '');
    expect(refusalOf(['list', 'lockers'])).toEqual(because('e2e/pages/lockers-list-page.ts exists already'));
    expect(existsSync(`${root}contracts/lockers/lockers-list.schema.ts`)).toBe(false);
  });

  test('a line that stands in its list already', () => {
    expect(refusalOf(['list', 'bookings'])).toEqual(because('contracts/catalogue.ts already has listBookings.'));
  });

  test('a shared file without its anchor, or that is missing', () => {
    writeFileSync(`${root}machines/catalogue.ts`, "import { other } from './other.ts';\n");
    expect(refusalOf(['flow', 'bookings/transfer'])).toEqual(
      because('machines/catalogue.ts has no "export const catalogue: readonly CatalogueEntry[] = [" to insert at.'),
    );
    expect(existsSync(`${root}machines/bookings`)).toBe(false);
    rmSync(`${root}machines/catalogue.ts`);
    expect(() => generate(root, ['flow', 'bookings/transfer'])).toThrow('machines/catalogue.ts is missing.');
  });
});
