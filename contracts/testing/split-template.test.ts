import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { onlyAssumed, withoutAssumed } from './split-template.ts';

const name = MatchersV3.equal('Award');
const total = MatchersV3.integer(3);
const isAssumed = (path: string): boolean => path.endsWith('stats.total');

test('what is known of a reply stands without what is assumed, in objects and lists (P4)', () => {
  const template = {
    name,
    stats: { total, is_awarded: true },
    data: MatchersV3.eachLike({ name, stats: { total } }, 1),
  };
  expect(withoutAssumed(template, isAssumed)).toEqual({
    name,
    stats: { is_awarded: true },
    data: MatchersV3.eachLike({ name, stats: {} }, 1),
  });
});

test('what is assumed stands alone, in the objects and lists that hold it (P4)', () => {
  const template = { name, stats: { total, is_awarded: true }, data: [{ name, stats: { total } }], others: [{ name }] };
  expect(onlyAssumed(template, isAssumed)).toEqual({ stats: { total }, data: [{ stats: { total } }] });
});

test('what is assumed as a whole goes as a whole', () => {
  const template = { name, stats: { total } };
  const isWhole = (path: string): boolean => path === 'stats';
  expect(withoutAssumed(template, isWhole)).toEqual({ name });
  expect(onlyAssumed(template, isWhole)).toEqual({ stats: { total } });
});
