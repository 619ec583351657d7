import { expect, test } from 'vitest';
import type { Module } from '#contracts/library/module.schema.ts';
import { moduleFacts } from './module-facts.ts';

const accessOf = (status: Module['status']) =>
  moduleFacts(
    {
      entity_id: 1,
      module_id: 1,
      module_type_key: 'DOC',
      title: 'Justifying an exposure',
      status,
      prerequisites: [{ entity_id: 1, source_entity_id: 2, completed: false }],
    },
    { user_reset_training: false },
    1_772_409_600,
  ).access;

test('M-24: what its person is exempt from is not locked, whatever comes first', () => {
  expect([accessOf('exempt'), accessOf('pending')]).toEqual(['open', 'parent']);
});
