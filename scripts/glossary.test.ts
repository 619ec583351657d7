import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredNames } from './lib/declared-names.ts';

/**
 * One word for one thing: words that names do not use, and what they use instead. A phrase is several words of one
 * name.
 */
const GLOSSARY: readonly { readonly not: readonly string[]; readonly use: string }[] = [
  { not: ['desk', 'desks'], use: 'service, queue or controller; desktop for a viewport' },
  { not: ['fate', 'fates'], use: 'outcome' },
  { not: ['kept', 'keep', 'keeps', 'keeping'], use: 'stored, persisted, store; draft store' },
  { not: ['courier', 'deliver', 'attend'], use: 'outbox worker, send, register' },
  { not: ['when due'], use: 'resumePendingSends' },
  { not: ['wish', 'wishes'], use: 'intent' },
  { not: ['hold', 'held', 'holds', 'holding'], use: 'capture, buffer, pending or paused: whichever it is' },
  { not: ['under fire', 'blow', 'unharmed'], use: 'hasFault, consumeFault, NO_FAULT' },
  { not: ['quietly', 'aloud'], use: 'SILENT, SHOW_VALIDATION_ERRORS' },
  { not: ['surprise'], use: 'unexpected error' },
  { not: ['says'], use: 'description, reason or message' },
  { not: ['words'], use: 'messages, labels or text' },
  { not: ['bench'], use: 'review layout; the bench is the benchmark only' },
  { not: ['patience', 'patiently'], use: 'retry policy' },
  { not: ['news'], use: 'notifications, or the event by its name' },
  {
    not: ['way', 'ways', 'place', 'places', 'path stop', 'stop map', 'stop kind', 'of stop'],
    use: 'path, node, position or status',
  },
  { not: ['is off', 'is there'], use: 'isDisabled, isAvailable' },
  {
    not: ['untold', 'own person', 'arrived', 'early', 'leave it to the bar'],
    use: 'noopNotifier, currentUser, bootLink, bootScript, suppressNetworkToast',
  },
  { not: ['chart', 'charts'], use: 'machine' },
];

/** Names that are not ours to choose, or mean something else, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  allow_early: 'a field of the API (C-04)',
  closedEarly: 'a fixture about allow_early',
  openedEarly: 'a fixture about allow_early',
  KEEP_CONTENT: 'an option of DOMPurify',
  mayHaveArrived: 'whether a submission may have reached the server',
};

/** The benchmark is called so. */
const isBenchmark = (file: string, word: string): boolean => word === 'bench' && file.startsWith('scripts/bench');

/**
 * The words of a name in any spelling, lower case, with a space around each: `keepNow`, `KEEP_NOW` and `keep-now` are
 * `keep now`.
 */
const spelledOut = (name: string): string =>
  ` ${name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .join(' ')
    .trim()
    .toLowerCase()} `;

/** `file: name (use …)` for each name in a file that the glossary does not allow. */
const offendersIn = (file: string, names: Iterable<string>): readonly string[] =>
  [...names].flatMap((name) => {
    if (name in ALLOWED) return [];
    const spelled = spelledOut(name);
    return GLOSSARY.flatMap(({ not, use }) =>
      not.some((word) => spelled.includes(` ${word} `) && !isBenchmark(file, word))
        ? [`${file}: ${name} (use ${use})`]
        : [],
    );
  });

const FILES = globSync('{contracts,e2e,fixtures,machines,mocks,scripts,src}/**/*.*').filter(
  (file) => !file.startsWith('fixtures/files/'),
);
/** Each file, and each folder with a file in it, by its path. */
const PATHS = new Set(FILES.flatMap((file) => [...file.matchAll(/\/|$/g)].map(({ index }) => file.slice(0, index))));
/** The declared names of each source. */
const NAMES = new Map(
  FILES.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, declaredNames(file, readFileSync(file, 'utf8'))]),
);

test('file and folder names use the words of the glossary', () => {
  expect([...PATHS].flatMap((path) => offendersIn(path, [path.slice(path.lastIndexOf('/') + 1)]))).toEqual([]);
});

test('declared names use the words of the glossary', () => {
  expect(NAMES.size).toBeGreaterThan(500);
  expect([...NAMES].flatMap(([file, names]) => offendersIn(file, names))).toEqual([]);
});

test('every allowed name is declared somewhere', () => {
  const declared = new Set([...NAMES.values()].flatMap((names) => [...names]));
  expect(Object.keys(ALLOWED).filter((name) => !declared.has(name))).toEqual([]);
});

test.each([
  ['const submissionDesk = 1;', 'submissionDesk'],
  ['export function keepNow(a: string) {}', 'keepNow'],
  ['interface X { readonly says: string }', 'says'],
  ['type X = { attend(): void }', 'attend'],
  ['const f = ({ a: held }: { a: 1 }) => held;', 'held'],
  ['const NO_NEWS = { x: 1 };', 'NO_NEWS'],
  ['try { a(); } catch (surprise) { b(surprise); }', 'surprise'],
])('finds the name in %s', (text, name) => {
  expect(offendersIn('a.ts', declaredNames('a.ts', text)).map((found) => found.split(' ')[1])).toEqual([name]);
});

test('does not count names that are only used, nor words inside longer words', () => {
  expect(
    offendersIn(
      'a.ts',
      declaredNames(
        'a.ts',
        "import { keepPreviousData as previous } from 'x'; fetch('', { keepalive: previous }); const desktop = a.keep;",
      ),
    ),
  ).toEqual([]);
});
