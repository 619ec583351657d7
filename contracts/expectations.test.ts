import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { EXPECTATIONS, expectationsFileOf } from './testing/expectations.ts';

/** Every declared call with its area. */
const declared = await Promise.all(
  globSync('contracts/*/*.endpoints.ts').map(async (file) => {
    const area = file.split(/[/\\]/)[1] ?? '';
    return [...(await readFile(file, 'utf8')).matchAll(/\bname: '(\w+)'/g)].map(([, name = '']) => ({ name, area }));
  }),
);

test('every call has an entry in the expectations of its area, and no other has one', () => {
  const calls = declared.flat().map(({ name, area }) => `${expectationsFileOf(area)}: ${name}`);
  const expected = EXPECTATIONS.map(({ name, file }) => `${file}: ${name}`);
  expect({
    'calls without an entry': calls.filter((call) => !expected.includes(call)),
    'entries without a call': expected.filter((entry) => !calls.includes(entry)),
  }).toEqual({ 'calls without an entry': [], 'entries without a call': [] });
});

test('no entry leaves out the screen, or the reason of what it is while viewing', () => {
  const silent = EXPECTATIONS.filter(
    ({ call }) => call.screen === '' || ('viewing' in call && call.viewing[1] === ''),
  ).map(({ name, file }) => `${file}: ${name}`);
  expect(silent).toEqual([]);
});
