import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRAINING_STATES } from './state-labels.ts';

const TABLE = 'src/cards/state-labels.ts';
/** The status of an assessment has words of its own (C-24). */
const SCREENS = 'src/{cards,app/shell,features/{library,search,awards,home}}/**/*.{ts,tsx}';

/** What a collection that nobody has touched says is also what a banner offers (M-21, M-23). */
const LABELS = Object.values(TRAINING_STATES)
  .map(({ word }) => word)
  .filter((word) => word !== TRAINING_STATES.new.word);
const LITERAL = new RegExp(`(['"\`])(${LABELS.join('|')})(\\1| \\$)`, 'u');

test('L-15: no screen has a word of its own for a state of training', () => {
  const files = globSync(SCREENS).filter((file) => file !== TABLE && !/test\.tsx?$|\/testing\//u.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => LITERAL.test(readFileSync(file, 'utf8')))).toEqual([]);
});
