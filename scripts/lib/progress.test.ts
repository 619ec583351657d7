import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

test('a line comes at most once in an interval, and counts what several workers did', () => {
  const lines: string[] = [];
  let ms = 0;
  const progress = progressOf('mutations', (line) => lines.push(line), { everyMs: 1000, now: () => ms });
  progress.plan(60);
  progress.plan(40);
  progress.advance(20);
  expect(lines).toEqual([]);
  ms = 1000;
  progress.advance(20);
  ms = 1500;
  progress.advance(20);
  ms = 2100;
  progress.advance(20);
  expect(lines).toEqual(['  40 of 100 mutations (1 s)\n', '  80 of 100 mutations (2 s)\n']);
});
