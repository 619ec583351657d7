import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = process.cwd();

/** Files that somebody should never get past lint, and the one that is as it should be. */
const PLANTED: Readonly<Record<string, string>> = {
  'machines/session/uses-http.ts':
    "import { createClient } from '#api/client.ts';\nexport const client = createClient;\n",
  'machines/session/uses-react.ts': "import { useState } from 'react';\nexport const state = useState;\n",
  'mocks/rules/borrows.rules.ts':
    "import { messageFor } from '#app/errors/failure-message.ts';\nexport const borrowed = messageFor;\n",
  'src/features/session/speaks-http.ts': "import ky from 'ky';\nexport const get = ky;\n",
  'src/features/session/knows-the-fake.ts': "import { world } from '#fixtures/world.ts';\nexport const seed = world;\n",
  'src/features/session/knows-the-instruments.ts':
    "import { frame } from '../../instruments/frame.ts';\nexport const known = frame;\n",
  'src/app/shell/knows-the-instruments.ts':
    "import { frame } from '../../instruments/frame.ts';\nexport const known = frame;\n",
  'src/instruments/knows-the-fake.ts': "import { world } from '#fixtures/world.ts';\nexport const seed = world;\n",
  'src/instruments/knows-the-app.ts': "import { bar } from '#app/shell/bar.ts';\nexport const known = bar;\n",
  'src/instruments/speaks-http.ts':
    "import { createClient } from '#api/client.ts';\nexport const client = createClient;\n",
  'src/features/session/other-area.ts':
    "import { thing } from '#features/assessments/thing.ts';\nexport const other = thing;\n",
  'src/ui/knows-an-area.ts':
    "import { login } from '#contracts/session/session.endpoints.ts';\nexport const call = login;\n",
  'src/current/knows-an-area.ts':
    "import { thing } from '#features/assessments/thing.ts';\nexport const area = thing;\n",
  'src/cards/knows-an-area.ts': "import { thing } from '#features/assessments/thing.ts';\nexport const area = thing;\n",
  'src/persistence/knows-who-is-here.ts':
    "import { useCurrent } from '#current/current-context.ts';\nexport const here = useCurrent;\n",
  'src/api/knows-who-is-here.ts':
    "import { useCurrent } from '#current/current-context.ts';\nexport const here = useCurrent;\n",
  'src/features/session/knows-the-app.ts':
    "import { services } from '#app/services/services.ts';\nexport const all = services;\n",
  'src/app/state/above.ts':
    "import { messageFor } from '../errors/failure-message.ts';\nexport const above = messageFor;\n",
  'src/app/errors/above.ts': "import { identity } from '../session/identity.ts';\nexport const above = identity;\n",
  'src/app/session/above.ts':
    "import type { Services } from '../services/services.ts';\nexport const above = (all: Services): Services => all;\n",
  'src/app/pages/above.ts': "import { bar } from '../shell/bar.ts';\nexport const above = bar;\n",
  'src/app/shell/above.ts': "import { guard } from '../guards/guard.ts';\nexport const above = guard;\n",
  'src/app/realtime/beside.ts': "import { bar } from '../shell/bar.ts';\nexport const beside = bar;\n",
  'src/app/guards/above.ts': "import { routes } from '../routes.tsx';\nexport const above = routes;\n",
  'src/helpers/misplaced.ts': 'export const misplaced = 1;\n',
  'stray.ts': 'export const stray = 1;\n',
  'src/ui/cycle-a.ts': "import type { B } from './cycle-b.ts';\nexport interface A { readonly b: B }\n",
  'src/ui/cycle-b.ts': "import type { A } from './cycle-a.ts';\nexport interface B { readonly a: A }\n",
  'src/features/session/mutates.ts':
    "import { useMutation } from '@tanstack/react-query';\nexport const mutate = useMutation;\n",
  'src/features/session/fine.ts':
    "import { createClient } from '#api/client.ts';\nimport { useCurrent } from '#current/current-context.ts';\nexport const fine = [createClient, useCurrent];\n",
  'src/app/guards/fine.ts':
    "import { bar } from '../shell/bar.ts';\nimport { identity } from '../session/identity.ts';\nimport { useCurrent } from '#current/current-context.ts';\nexport const fine = [bar, identity, useCurrent];\n",
  'src/app/shell/fine.test.ts':
    "import { guard } from '../guards/guard.ts';\nimport { expect, test } from 'vitest';\ntest('a', () => expect(guard).toBe(1));\n",
  'src/instruments/fine.ts':
    "import { LIMITS } from '#contracts/constants.ts';\nimport { table } from '#ui/table.ts';\nexport const fine = [LIMITS, table];\n",
  'machines/session/fine.ts':
    "import { LIMITS } from '#contracts/constants.ts';\nexport const limit = LIMITS.answerCharacters;\n",
};

/** What the planted files import, so that resolution succeeds and only direction is at fault. */
const IMPORTED: Readonly<Record<string, string>> = {
  'src/api/client.ts': 'export const createClient = 1;\n',
  'src/app/errors/failure-message.ts': 'export const messageFor = 1;\n',
  'fixtures/world.ts': 'export const world = 1;\n',
  'src/features/assessments/thing.ts': 'export const thing = 1;\n',
  'contracts/session/session.endpoints.ts': 'export const login = 1;\n',
  'src/current/current-context.ts': 'export const useCurrent = 1;\n',
  'src/app/services/services.ts': 'export const services = 1;\nexport interface Services { readonly one: 1 }\n',
  'src/app/session/identity.ts': 'export const identity = 1;\n',
  'src/app/shell/bar.ts': 'export const bar = 1;\n',
  'src/instruments/frame.ts': 'export const frame = 1;\n',
  'src/ui/table.ts': 'export const table = 1;\n',
  'src/app/guards/guard.ts': 'export const guard = 1;\n',
  'src/app/routes.tsx': 'export const routes = 1;\n',
  'contracts/constants.ts': 'export const LIMITS = { answerCharacters: 2000 };\n',
};

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

let folder = '';
let found: readonly Diagnostic[] = [];
let filesRead = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-lint-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json'])
    await cp(join(root, file), join(folder, file));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries({ ...IMPORTED, ...PLANTED })) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as { diagnostics: Diagnostic[]; number_of_files: number };
  found = report.diagnostics;
  filesRead = report.number_of_files;
  // The linter starts a type checker: on a busy machine that takes longer than a hook may by default.
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

const rulesAgainst = (file: string): readonly string[] =>
  found.filter((diagnostic) => diagnostic.filename === file).map((diagnostic) => diagnostic.code);

describe('lint draws the tree', () => {
  test('it reads every file that is there', () =>
    expect(filesRead).toBe(Object.keys(PLANTED).length + Object.keys(IMPORTED).length));

  test.each(Object.keys(PLANTED).filter((file) => !/misplaced|stray|fine|cycle|mutates/.test(file)))(
    'a forbidden import is an error: %s',
    (file) => {
      expect(rulesAgainst(file)).toContain('boundaries(dependencies)');
    },
  );

  test.each(['src/helpers/misplaced.ts', 'stray.ts'])('a misplaced file is an error: %s', (file) => {
    expect(rulesAgainst(file)).toContain('boundaries(no-unknown-files)');
  });

  test.each(['src/ui/cycle-a.ts', 'src/ui/cycle-b.ts'])('a circle of types is an error: %s', (file) => {
    expect(rulesAgainst(file)).toContain('import(no-cycle)');
  });

  test('a mutation of a page’s own is an error', () =>
    expect(rulesAgainst('src/features/session/mutates.ts')).toContain('eslint(no-restricted-imports)'));

  test.each(Object.keys(PLANTED).filter((file) => /fine/.test(file)))(
    'a file that keeps to its place is none: %s',
    (file) => expect(rulesAgainst(file)).toEqual([]),
  );
});
