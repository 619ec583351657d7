/**
 * `npm run mutation [-- FILE…]`: changes each condition, comparison and calculation of the fake backend's rules and of
 * the charts, one by one, with Stryker, and names the changes that no test of the same folder sees. FILE: those alone;
 * a glob is taken. The result of what has not changed since the last run is taken from it. Stryker is no dependency of
 * the product: it is installed below `.cache/` (0364).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { run } from './lib/run.ts';

const FOLDER = '.cache/mutation';
const VERSION = '10.1.1';
/** Each with its own tests. */
const FOLDERS = ['mocks/rules', 'machines'];
/** Neither tests nor what stands beside them. */
const NOT_CODE = ['!**/*.test.ts', '!**/*.wrong-rules.ts'];
/** Texts, and keys that are left out: the pacts are asked of those. */
const LEFT_OUT = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'BlockStatement', 'OptionalChaining'];

const { positionals } = parseArgs({ allowPositionals: true });

/** Files of a folder that are changed; none where only others were named. */
const wantedIn = (folder: string): readonly string[] =>
  positionals.length === 0 ? [`${folder}/**/*.ts`] : positionals.filter((file) => file.startsWith(`${folder}/`));

const settingsFor = (mutated: readonly string[]) => ({
  plugins: [`${process.cwd()}/${FOLDER}/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js`],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/vitest.mutation.config.ts', related: false },
  mutate: [...mutated, ...NOT_CODE],
  mutator: { excludedMutations: LEFT_OUT },
  coverageAnalysis: 'perTest',
  // What is worked out once while a module loads costs every test, and a whole file of tests sees it.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${FOLDER}/results.json`,
  tempDirName: `${FOLDER}/copies`,
  ignorePatterns: ['docs', 'e2e', 'dist', 'dist-demo'],
  // It asks TypeScript for what version 7 does not have; there is no such file, so it does not.
  tsconfigFile: 'none.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  concurrency: 2,
});

await mkdir(FOLDER, { recursive: true });
await writeFile(`${FOLDER}/package.json`, '{ "private": true }\n');
const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
// Its Vitest is the repository's own, which lies above.
const installed = await run(
  'npm',
  ['install', '--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages],
  { cwd: FOLDER },
);
if (installed.code !== 0) process.exit(installed.code);
for (const folder of FOLDERS) {
  const mutated = wantedIn(folder);
  if (mutated.length === 0) continue;
  await writeFile(`${FOLDER}/settings.json`, JSON.stringify(settingsFor(mutated)));
  const stryker = [`${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', `${FOLDER}/settings.json`];
  const { code } = await run('node', stryker, { env: { MUTATED: folder } });
  if (code !== 0) process.exitCode = code;
}
