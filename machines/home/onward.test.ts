import { describe, expect, test } from 'vitest';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { BandItem, CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import { nodeOf, type TrainingNode } from '../library/training-map.ts';
import { onwardFrom } from './onward.ts';
import type { Given } from './what-next.ts';

const DAY = 86_400;
const NOW = 20_000 * DAY;

const needs = (...ids: readonly (readonly [id: number, completed: boolean])[]): ModuleCard['prerequisites'] =>
  ids.map(([id, completed]) => ({ type: 'module', id, title: `Module ${id}`, completed }));
const moduleCard = (module_id: number, rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status: 'pending',
  ...rest,
});
const collectionCard = (collection_id: number, rest: Partial<CollectionCard> = {}): CollectionCard => ({
  entity_id: 100 + collection_id,
  collection_id,
  title: `Collection ${collection_id}`,
  status: 'pending',
  modules: [],
  collections: [],
  ...rest,
});
const assessmentCard = (assessment_id: number, rest: Partial<AssessmentCard> = {}): AssessmentCard => ({
  assessment_id,
  assessment_type_key: 'EXM',
  title: `Assessment ${assessment_id}`,
  status: 'pending',
  ...rest,
});
const given = (items: readonly BandItem[], assessments: readonly AssessmentCard[] = []): Given => ({
  items,
  assessments,
  submitted: new Set(),
  isComplete: true,
  archived: false,
  now: NOW,
});
const DONE = { kind: 'module', id: 1 } as const;
const done = (rest: Partial<ModuleCard> = {}) => moduleCard(1, { status: 'completed', ...rest });
const titles = (nodes: readonly TrainingNode[]) => nodes.map(({ title }) => title);

describe('0360: what completing something opened', () => {
  test('what waited for it alone, and nothing that still waits for more', () => {
    const { opened } = onwardFrom(
      given([
        done(),
        moduleCard(2, { prerequisites: needs([1, true]) }),
        moduleCard(3, { prerequisites: needs([1, true], [4, false]) }),
        moduleCard(4),
      ]),
      DONE,
    );
    expect(titles(opened)).toEqual(['Module 2']);
  });

  test('neither what is done already, nor what is exempt, nor what is still to be published', () => {
    const rest = { prerequisites: needs([1, true]) };
    const { opened } = onwardFrom(
      given([
        done(),
        moduleCard(2, { ...rest, status: 'completed' }),
        moduleCard(3, { ...rest, status: 'exempt' }),
        moduleCard(4, { ...rest, published_at: NOW + 1 }),
      ]),
      DONE,
    );
    expect(opened).toEqual([]);
  });

  test('its own assessment, and one whose training waited for it', () => {
    const { opened } = onwardFrom(
      given(
        [done()],
        [
          assessmentCard(5, { module: { module_id: 1, title: 'Module 1', assessable: true } }),
          assessmentCard(6, {
            collection: { collection_id: 9, title: 'Nine', assessable: true, prerequisites: needs([1, true]) },
          }),
          assessmentCard(7, { module: { module_id: 2, title: 'Module 2', assessable: true } }),
          assessmentCard(8, { module: { module_id: 1, title: 'Module 1', assessable: false } }),
          assessmentCard(10, { allow_early: true, module: { module_id: 1, title: 'Module 1', assessable: true } }),
          assessmentCard(9, { status: 'completed', module: { module_id: 1, title: 'Module 1', assessable: true } }),
        ],
      ),
      DONE,
    );
    expect(titles(opened)).toEqual(['Assessment 5', 'Assessment 6']);
  });
});

describe('0360: where one goes on', () => {
  const own = assessmentCard(5, { module: { module_id: 1, title: 'Module 1', assessable: true } });
  const within = nodeOf(moduleCard(2), NOW);

  test('to its own assessment before anything else', () => {
    expect(onwardFrom(given([done(), moduleCard(2)], [own]), DONE, within).next?.title).toBe('Assessment 5');
  });

  test('to what comes next in the collection around it, though something else is more urgent', () => {
    const items = [done(), moduleCard(2), moduleCard(3, { status: 'overdue', due_at: NOW - DAY })];
    expect(onwardFrom(given(items), DONE, within).next?.title).toBe('Module 2');
    expect(onwardFrom(given(items), DONE).next?.title).toBe('Module 3');
  });

  test('never to itself, though it expires soon', () => {
    const expiring = done({ expires_at: NOW + DAY });
    expect(onwardFrom(given([expiring, moduleCard(2)]), DONE).next?.title).toBe('Module 2');
    expect(onwardFrom(given([expiring]), DONE)).toMatchObject({ next: null, isAllDone: true });
  });

  test('nowhere where everything is done, and where what is left cannot be done now', () => {
    expect(onwardFrom(given([done(), moduleCard(2, { status: 'completed' })]), DONE)).toEqual({
      opened: [],
      next: null,
      isAllDone: true,
    });
    expect(onwardFrom(given([done(), moduleCard(2, { published_at: NOW + 1 })]), DONE)).toMatchObject({
      next: null,
      isAllDone: false,
    });
  });

  test('after a collection, to the one that waited for it', () => {
    const items = [
      collectionCard(1, { status: 'completed' }),
      collectionCard(2, {
        modules: [{ module_id: 8, title: 'Module 8', status: 'pending' }],
        prerequisites: [{ type: 'collection', id: 1, title: 'Collection 1', completed: true }],
      }),
    ];
    const { opened, next } = onwardFrom(given(items), { kind: 'collection', id: 1 });
    expect(titles(opened)).toEqual(['Collection 2']);
    expect(next?.title).toBe('Module 8');
  });
});
