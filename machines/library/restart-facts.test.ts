import { expect, test } from 'vitest';
import { canRestart, partsTakenBack } from './restart-facts.ts';

test.each([
  ['completed', true, true],
  ['completed', false, false],
  ['expired', true, false],
  ['pending', true, false],
] as const)('N-14: %s, where learners may restart (%s): %s', (status, user_reset_training, expected) =>
  expect(canRestart({ status }, { user_reset_training })).toBe(expected),
);

test('N-21: counts modules and collections, without those that their person is exempt from', () => {
  expect(
    partsTakenBack({
      modules: [
        { module_id: 1, title: 'One', status: 'completed' },
        { module_id: 2, title: 'Two', status: 'exempt' },
      ],
      collections: [{ collection_id: 3, title: 'Three', status: 'completed' }],
    }),
  ).toBe(2);
});
