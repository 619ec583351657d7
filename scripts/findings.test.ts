import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const findings = readFileSync('docs/findings.md', 'utf8');
const files = globSync('{contracts,e2e,fixtures,machines,mocks,scripts,src}/**/*.{ts,tsx}').map((file) =>
  file.replaceAll('\\', '/'),
);

test('every test that a finding names is there, under one name', () => {
  const named = new Set(
    [...findings.matchAll(/`([\w./-]+\.(?:test\.tsx?|dist-test\.ts|e2e\.ts))`/g)].map(([, name = '']) => name),
  );
  const found = [...named].map((name) => [
    name,
    files.filter((file) => file === name || file.endsWith(`/${name}`)).length,
  ]);
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter(([, count]) => count !== 1)).toEqual([]);
});

test('every finding says what protects against it, or that nothing does', () => {
  const rows = [...findings.matchAll(/^\| (?:[A-Z]-?\d+)? \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(70);
  const silent = rows.filter(([, , now = '']) => !/`[^`]+`|\(decisions\/|\(figures\.md\)|no test|^as |stays/.test(now));
  expect(silent.map(([row]) => row)).toEqual([]);
});
