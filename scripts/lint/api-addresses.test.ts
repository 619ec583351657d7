import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import { spelledAddresses } from './api-addresses.ts';

const endpoints = Object.values(catalogue);

describe('addresses of the API come from endpoints (0115)', () => {
  test('no view spells one', () => {
    const sources = globSync('src/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.tsx?$|[/\\]testing[/\\]|^src[/\\]api[/\\]/.test(file),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(
      sources.flatMap((file) =>
        spelledAddresses(readFileSync(file, 'utf8'), endpoints).map((text) => `${file}: ${text}`),
      ),
    ).toEqual([]);
  });

  test.each([
    ['addressOf(`files/${id}/view`)', 'files/…/view'],
    ['apiAddress(`users/${id}/avatar`)', 'users/…/avatar'],
    ['`${thumbnail}/800/500/`', '…/800/500/'],
    ["thumbnail + '/800/500/'", '/800/500/'],
    ['`${file}/view`', '…/view'],
    ["const x = '/api/files/7/view';", '/api/files/7/view'],
    ['`${config.apiBase}/me/points?organisation_id=${id}`', '…/me/points?organisation_id=…'],
    ['`organisations/${of({ id })}/bands/late`', 'organisations/…/bands/late'],
    ["fetch('sanctum/csrf-cookie')", 'sanctum/csrf-cookie'],
    ["'https://api.example/v1/files/'", 'https://api.example/v1/files/'],
  ])('finds %s', (source, found) => expect(spelledAddresses(source, endpoints)).toEqual([found]));

  test.each([
    "import { view } from './files/7/view';",
    '// `files/${id}/view`',
    '/** `files/7/view` */',
    '`/assessments/${id}`',
    "'review'",
    "'evidence'",
    '`${first} ${last}`',
    "'/view-as'",
  ])('lets %s pass', (source) => expect(spelledAddresses(source, endpoints)).toEqual([]));
});
