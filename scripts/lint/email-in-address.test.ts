import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `emailIn` reads it, so that no reader takes a plus for a blank (P11). */
const READS_EMAIL = /\.get(?:All)?\(\s*['"`](?:e-?mail|email_address)['"`]\s*\)/;
/** What was typed into a form, not an address. */
const FORMS = /\btyped\.get\(|\bFormData\b/;

test('one reader takes an e-mail address out of a query', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'machines/**/*.ts', 'mocks/**/*.ts']).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const readers = files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return READS_EMAIL.test(source) && !FORMS.test(source);
  });
  expect(readers).toEqual(['machines/session/redirect-guard.ts']);
});
