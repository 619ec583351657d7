import { expect, test } from 'vitest';
import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { continuationAfter } from './continuation.ts';

const module = (module_id: number, status: string, rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status,
  ...rest,
});
const from = (...items: readonly ModuleCard[]) =>
  continuationAfter(
    { items, assessments: [], submitted: new Set(), isComplete: true, archived: false, now: 1000 },
    { kind: 'module', id: 1 },
  );

test.each(['pending', 'overdue', 'expired'])('H16: the parent is %s: back to it', (status) => {
  expect(from(module(1, status), module(2, 'pending'))).toEqual({ kind: 'parent' });
});

test('a parent that is not assigned: back to it, nobody knows how it stands', () => {
  expect(from(module(2, 'pending'))).toEqual({ kind: 'parent' });
});

test.each(['completed', 'exempt'])('the parent is %s: on to the next step, and home where there is none', (status) => {
  expect(from(module(1, status), module(2, 'pending'))).toMatchObject({
    kind: 'step',
    step: { kind: 'module', id: 2 },
  });
  expect(from(module(1, status), module(2, 'completed'))).toEqual({ kind: 'home' });
});

test('a parent that is about to expire and comes next: back to it', () => {
  expect(from(module(1, 'completed', { expires_at: 2000 }))).toEqual({ kind: 'parent' });
});
