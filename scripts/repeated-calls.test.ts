import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf, productFiles } from './lib/product-sources.ts';

const FILES = productFiles('mocks/scorm/*.ts');
const filesWith = (pattern: RegExp): readonly string[] => FILES.filter((file) => pattern.test(codeOf(file))).toSorted();

type Proof = readonly [file: string, test: string];

/** By its constant or its helper: what does something again by itself. */
const REPEATS = /\bASK_AGAIN\b|\b(?:RETRY|TRY_AGAIN)_\w+\b|\bcreateBackoff\b/;
/**
 * Everything that repeats by itself, with the test that it ends where repeating can never succeed. What is new is
 * decided about before it is listed.
 */
const REPEATING: Readonly<Record<string, Proof>> = {
  'src/persistence/outbox-worker.ts': ['contracts/failure.test.ts', 'what is queued waits on after these'],
  'src/persistence/send-once.ts': ['src/persistence/send-once.test.ts', 'where asking is denied it is refused'],
  'src/persistence/draft-session.ts': [
    'src/persistence/draft-session.test.ts',
    'gets nothing from a page that nobody sees any more',
  ],
  'src/app/realtime/backoff.ts': ['src/app/realtime/backoff.test.ts', 'each wait is twice the one before'],
  'src/app/realtime/open-connection.ts': [
    'mocks/http/realtime.test.ts',
    'an unknown application key is told and not let in',
  ],
  'mocks/scorm/store-states.ts': ['mocks/scorm/nothing-lost.test.ts', 'the older one is refused, stores nothing more'],
};

test('it is decided for everything that repeats by itself where that ends', () => {
  expect(filesWith(REPEATS)).toEqual(Object.keys(REPEATING).toSorted());
});

/** Who reads the bytes of a file that somebody chose: it may change on the disk, and is then never readable again. */
const READS_FILES = /\.arrayBuffer\(\)|\bFileReader\b|\bcreateImageBitmap\(/;
const READING: Readonly<Record<string, Proof | string>> = {
  'src/api/uploads.ts': ['src/api/uploads.test.ts', 'a file that changed on the disk since it was chosen'],
  'src/features/profile/avatar/use-avatar.ts': [
    'src/features/profile/avatar/avatar.test.tsx',
    'that changed on the disk since it was chosen is not called damaged',
  ],
  'src/features/profile/avatar/open-picture.ts': 'draws what use-avatar.ts has read',
  'src/ui/texts/viewer/open-pdf.ts': 'a file that the server sent',
  'mocks/scorm/unzip.ts': 'a package that the server has',
};

test('it is decided for everything that reads a chosen file what it says where that cannot be read any more', () => {
  expect(filesWith(READS_FILES)).toEqual(Object.keys(READING).toSorted());
});

test('files are sent in one place', () => {
  expect(filesWith(/\buploadFile\b/)).toEqual(['src/api/uploads.ts']);
});

test('no query repeats itself', () => {
  const retries = FILES.flatMap((file) =>
    [...codeOf(file).matchAll(/\bretry: (\w+)/g)].map(([, value = '']) => `${file}: ${value}`),
  );
  const allowed = /: (?:false|0|string|readonly|connection|void)$/;
  expect(retries.length).toBeGreaterThan(10);
  expect(retries.filter((line) => line.includes('queries') && !allowed.test(line))).toEqual([]);
});

test('every proof that is named is there', () => {
  const proofs = [...Object.values(REPEATING), ...Object.values(READING)].filter((proof) => typeof proof !== 'string');
  expect(proofs.filter(([file, title]) => !readFileSync(file, 'utf8').includes(title))).toEqual([]);
});
