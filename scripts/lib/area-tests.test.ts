import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTestsOf, hasBrowserTests, SHARED_PROOFS, unitTestsOf } from './area-tests.ts';

test('the unit tests of an area are those of its folders, of its rules, and the proofs of all areas', async () => {
  const files = await unitTestsOf('assessments');
  expect(files).toEqual(
    expect.arrayContaining([
      ...SHARED_PROOFS,
      'mocks/rules/assessments.rules.test.ts',
      'mocks/rules/review.rules.test.ts',
      'fixtures/assessments/section-c.test.ts',
    ]),
  );
  expect(files.some((file) => file.startsWith('src/features/assessments/'))).toBe(true);
  expect(files.some((file) => file.startsWith('machines/assessments/'))).toBe(true);
  expect(files.filter((file) => /evidence|session\/|\.pact\.test/.test(file))).toEqual([]);
});

test('every proof that holds all areas together is there', () =>
  expect(SHARED_PROOFS.filter((file) => !existsSync(file))).toEqual([]));

test('stories are found by their folder, walks by their title', () => {
  const evidence = browserTestsOf('evidence');
  expect('serve evidence/evidence.e2e.ts accepts').toMatch(evidence);
  expect('demo demo/catalogue.e2e.ts evidence/bulk in its real view').toMatch(evidence);
  expect('demo demo/catalogue.e2e.ts assessments/review in its real view').not.toMatch(evidence);
  expect([hasBrowserTests('evidence'), hasBrowserTests('analytics')]).toEqual([true, false]);
});
