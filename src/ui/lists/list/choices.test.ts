import { expect, test } from 'vitest';
import { countChoices } from './choices.ts';

test('each choice once, by title, with how many rows have it; rows without one count nowhere', () => {
  const rows = [{ of: 2 }, { of: 1 }, { of: null }, { of: 2 }];
  const titles = ['', 'Logbook', 'basic life support'];
  expect(countChoices(rows, ({ of: id }) => (id === null ? null : { id, title: titles[id] ?? '' }))).toEqual([
    { id: 2, title: 'basic life support', count: 2 },
    { id: 1, title: 'Logbook', count: 1 },
  ]);
});
