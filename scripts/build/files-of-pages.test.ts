import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILES_OF_PAGES } from './files-of-pages.ts';

const PAGES = ['one', 'two', 'three', 'four', 'five', 'six'];
/** Long enough not to be written into the file that uses it. */
const module = (name: string, imports: readonly string[] = []): string =>
  [
    ...imports.map((path, nth) => `import { say as say${nth} } from '${path}';`),
    `export const say = (to) => to.push('${name}'${imports.map((_, nth) => `, say${nth}(to)`).join('')});`,
  ].join('\n');

let root = '';
const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const pageOf = (name: string, more: readonly string[] = []): string =>
  module(name, ['../../ui/by-all.js', '../../app/at-once.js', '../../ui/at-first.js', ...more]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  plant('src/app/at-once.js', module('at once'));
  plant('src/ui/at-first.js', module('at first'));
  plant('src/ui/by-all.js', module('by all'));
  plant('src/ui/by-five.js', module('by five'));
  plant('src/ui/by-four.js', module('by four'));
  plant('src/ui/by-two.js', module('by two'));
  plant('src/app/signed-in.ts', "import '../ui/at-first.js';");
  for (const [nth, name] of PAGES.entries())
    plant(
      `src/features/${name}/${name}.js`,
      pageOf(name, [
        ...(nth < 5 ? ['../../ui/by-five.js'] : []),
        ...(nth < 4 ? ['../../ui/by-four.js'] : []),
        ...(nth < 2 ? ['../../ui/by-two.js'] : []),
      ]),
    );
  plant(
    'src/main.js',
    [
      "import { say } from './app/at-once.js';",
      "say([]); void import('./app/signed-in.ts');",
      ...PAGES.map((name) => `void import('./features/${name}/${name}.js').then((page) => page.say([]));`),
    ].join('\n'),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

/** What each file of the build holds, by the words of its modules. */
const built = async (): Promise<readonly string[]> => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/main.js'),
        output: { codeSplitting: { groups: FILES_OF_PAGES } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output
    .flatMap((file) =>
      file.type === 'chunk' ? [[...file.code.matchAll(/push\(["'](.+?)["']/g)].map(([, name = '']) => name)] : [],
    )
    .map((modules) => modules.toSorted((one, other) => one.localeCompare(other)).join(', '))
    .filter((text) => text !== '')
    .toSorted();
};

const EXPECTED = [
  'at first',
  'at once',
  'by all, by five',
  'by four',
  'by two',
  'five',
  'four',
  'one',
  'six',
  'three',
  'two',
];

test('what is needed at once, on the first page and by five pages stands together; the rest by who shares it', async () => {
  expect(await built()).toEqual(EXPECTED);
});

test('a file of a feature can be renamed: the build makes the same files', async () => {
  renameSync(join(root, 'src/features/one/one.js'), join(root, 'src/features/one/renamed.js'));
  plant('src/main.js', readFileSync(join(root, 'src/main.js'), 'utf8').replace('one/one.js', 'one/renamed.js'));
  expect(await built()).toEqual(EXPECTED);
});

test('the configuration of the build names no file of a feature, and is short', () => {
  const configuration = ['vite.config.ts', 'scripts/build/files-of-pages.ts', 'scripts/build/ahead-plugin.ts'].map(
    (file) => readFileSync(file, 'utf8'),
  );
  const names = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('index.ts'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => configuration.some((text) => text.includes(name)))).toEqual([]);
  expect(configuration.join('')).not.toMatch(/features/);
  expect(configuration[0]?.split('\n').length).toBeLessThanOrEqual(91);
});
