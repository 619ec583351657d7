import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import { cardOfCollection, hasJourney, journeyOf, nextInCollection } from './journey.ts';
import { mapOf, type TrainingNode } from './training-map.ts';
import { distancesOf } from './why-locked.ts';

const NOW = 20_000 * 86_400;
const moduleCard = (module_id: number, rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: 100 + module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status: 'pending',
  ...rest,
});
const first = (id: number) => ({ id, title: `Module ${id}`, type: 'module', completed: false }) as const;
const then = (...ids: readonly number[]) =>
  ids.slice(1).map((id, index) => ({ source_entity_id: 100 + (ids[index] ?? 0), target_entity_id: 100 + id }));
const collectionWith = (modules: readonly ModuleCard[], rest: Partial<Collection> = {}): Collection => ({
  entity_id: 1,
  collection_id: 1,
  title: 'Essentials',
  status: 'pending',
  modules: [...modules],
  collections: [],
  ...rest,
});

const read = (collection: Collection, ...others: readonly (ModuleCard | CollectionCard)[]) => {
  const map = mapOf([cardOfCollection(collection), ...(collection.modules ?? []), ...others], NOW);
  const journey = journeyOf(map, collection);
  const next = nextInCollection(
    map,
    distancesOf(map),
    map.get('collection 1') as TrainingNode,
    hasJourney(collection) ? journey : null,
  );
  return {
    stops: journey.stops.map(({ title }) => title),
    anytime: journey.anytime.map(({ title }) => title),
    next: next?.title ?? null,
    journey,
  };
};

describe('M-12: a journey', () => {
  test.each([
    ['with sequences', then(1, 2), null, true],
    ['without', [], null, false],
    ['hidden', then(1, 2), true, false],
    ['shown', then(1, 2), false, true],
  ])('%s', (_, sequences, hide_journey, shows) =>
    expect(hasJourney({ sequences: [...sequences], hide_journey })).toBe(shows),
  );

  test('stands in the order of the sequences, whatever the order of the parts; the others stand apart', () => {
    expect(
      read(collectionWith([moduleCard(1), moduleCard(2), moduleCard(3), moduleCard(4)], { sequences: then(3, 1, 2) })),
    ).toMatchObject({ stops: ['Module 3', 'Module 1', 'Module 2'], anytime: ['Module 4'] });
  });

  test('a stop with two before it comes after both, and knows them', () => {
    const { stops, journey } = read(
      collectionWith(
        [1, 2, 3].map((id) => moduleCard(id)),
        { sequences: [...then(1, 3), ...then(2, 3)] },
      ),
    );
    expect(stops).toEqual(['Module 1', 'Module 2', 'Module 3']);
    expect(journey.stops.at(-1)?.after).toEqual([101, 102]);
  });

  test('a stop that is no part for this person keeps its title, and one without a title is left out', () => {
    const sequences = [
      { source_entity_id: 101, target_entity_id: 109, target_title: 'Withdrawn' },
      { source_entity_id: 109, target_entity_id: 108 },
    ];
    expect(read(collectionWith([moduleCard(1)], { sequences })).stops).toEqual(['Module 1', 'Withdrawn']);
  });

  test('each stop stands once, and after all before it unless they follow each other', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))), (arrows) => {
        const sequences = arrows.map(([from, to]) => ({ source_entity_id: 100 + from, target_entity_id: 100 + to }));
        const { stops } = read(
          collectionWith(
            [1, 2, 3, 4, 5, 6].map((id) => moduleCard(id)),
            { sequences },
          ),
        );
        expect(new Set(stops).size).toBe(stops.length);
        expect(new Set(stops)).toEqual(new Set(arrows.flat().map((id) => `Module ${id}`)));
        const forwards = arrows.filter(([from, to]) => from < to);
        const { journey } = read(
          collectionWith(
            [1, 2, 3, 4, 5, 6].map((id) => moduleCard(id)),
            { sequences: forwards.map(([from, to]) => ({ source_entity_id: 100 + from, target_entity_id: 100 + to })) },
          ),
        );
        for (const [at, { after }] of journey.stops.entries())
          for (const id of after) expect(journey.stops.findIndex(({ entityId }) => entityId === id)).toBeLessThan(at);
      }),
    );
  });
});

describe('what is next in a collection', () => {
  const done = { status: 'completed' } as const;

  test('the first stop of the journey that is not over, before anything that stands apart', () => {
    expect(
      read(collectionWith([moduleCard(1), moduleCard(2, done), moduleCard(3)], { sequences: then(2, 3) })).next,
    ).toBe('Module 3');
  });

  test('what leads to that stop, where it is locked', () => {
    expect(
      read(
        collectionWith([moduleCard(1), moduleCard(2, done), moduleCard(3, { prerequisites: [first(1)] })], {
          sequences: then(2, 3),
        }),
      ).next,
    ).toBe('Module 1');
  });

  test('what stands apart, once the journey is over or cannot be gone on', () => {
    expect(
      read(collectionWith([moduleCard(1), moduleCard(2, done), moduleCard(3, done)], { sequences: then(2, 3) })).next,
    ).toBe('Module 1');
    expect(
      read(
        collectionWith([moduleCard(1), moduleCard(2, done), moduleCard(3, { published_at: NOW + 9 })], {
          sequences: then(2, 3),
        }),
      ).next,
    ).toBe('Module 1');
  });

  test('what opens the collection itself, where it is locked', () => {
    const own: CollectionCard = { ...cardOfCollection(collectionWith([moduleCard(1)])), prerequisites: [first(7)] };
    const map = mapOf([own, moduleCard(1), moduleCard(7)], NOW);
    expect(nextInCollection(map, distancesOf(map), map.get('collection 1') as TrainingNode, null)?.title).toBe(
      'Module 7',
    );
  });

  test.each([
    ['all of it is over', collectionWith([moduleCard(1, done)])],
    ['the collection is', collectionWith([moduleCard(1)], done)],
    ['it is still to be published', collectionWith([moduleCard(1)], { published_at: NOW + 9 })],
    ['nothing can be reached', collectionWith([moduleCard(1, { published_at: NOW + 9 })])],
  ])('nothing, where %s', (_, collection) => expect(read(collection).next).toBeNull());
});

describe('M-21: what is left of a collection whose parts are all done', () => {
  const assessment = (status: AssessmentCard['status'], assessable: boolean): AssessmentCard => ({
    assessment_id: 5,
    assessment_type_key: 'EXM',
    title: 'Final assessment',
    status,
    collection: { collection_id: 1, title: 'Essentials', assessable, prerequisites: [] },
  });
  const left = (card: AssessmentCard, part: ModuleCard = moduleCard(1, { status: 'completed' })): string | null => {
    const map = mapOf([cardOfCollection(collectionWith([part])), part, card], NOW);
    const own = map.get('assessment 5') as TrainingNode;
    return nextInCollection(map, distancesOf(map), map.get('collection 1') as TrainingNode, null, [own])?.title ?? null;
  };
  test.each([
    ['its own assessment, which is open', assessment('pending', true), 'Final assessment'],
    ['nothing where it is not open', assessment('pending', false), null],
    ['nothing where a reviewer has it', assessment('review', true), null],
  ])('%s', (_, card, expected) => expect(left(card)).toBe(expected));

  test('a part before it, where one is left', () =>
    expect(left(assessment('pending', true), moduleCard(1))).toBe('Module 1'));
});
