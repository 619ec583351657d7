import { expect, test } from 'vitest';
import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { walkedOf } from './walked.ts';

const NOW = 20_000 * 86_400;
const moduleCard = (module_id: number, rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status: 'pending',
  ...rest,
});

test('V12: nobody has walked who has nothing assigned', () =>
  expect(walkedOf({ items: [], assessments: [], now: NOW })).toEqual({ done: 0, all: 0, last: null }));

test('V12: completed and exempt are behind a learner; the last completion is named', () => {
  const items = [
    moduleCard(1, { status: 'completed', last_completed_at: NOW - 9 }),
    moduleCard(2, { status: 'completed', last_completed_at: NOW - 2 }),
    moduleCard(3, { status: 'exempt' }),
    moduleCard(4),
  ];
  const assessments = [{ assessment_id: 1, assessment_type_key: 'EXM', title: 'Check', status: 'review' as const }];
  expect(walkedOf({ items, assessments, now: NOW })).toEqual({
    done: 3,
    all: 5,
    last: { title: 'Module 2', atUnix: NOW - 2 },
  });
});
