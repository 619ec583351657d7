import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { generate } from './new.ts';
import { CANCELLATION, fillIn, LOCKERS } from './new/testing/fill-in.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = [
  'contracts',
  'e2e',
  'fixtures',
  'index.html',
  'machines',
  'mocks',
  'package.json',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

const root = `${mkdtempSync(join(tmpdir(), 'new-types-'))}/`;
afterAll(() => rmSync(root, { recursive: true }));

test('what the templates leave out is all that is missing: filled in, a flow and a list pass the types', () => {
  for (const source of SOURCES) cpSync(`${ROOT}${source}`, `${root}${source}`, { recursive: true });
  symlinkSync(`${ROOT}node_modules`, `${root}node_modules`);
  mkdirSync(`${root}contracts/lockers`);
  generate(root, ['flow', 'bookings/cancellation']);
  generate(root, ['list', 'lockers']);
  fillIn(root, [...CANCELLATION, ...LOCKERS]);
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', 'tsconfig.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  // The types of everything, beside other tests.
}, 120_000);
