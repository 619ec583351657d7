import type { Faker } from '@faker-js/faker';
import { decontaminationDocument, handoverVideo, wastePackage } from '#fixtures/files.ts';
import { collectionOf, moduleOf } from '#fixtures/library/build.ts';
import type { CollectionRecord, ModuleRecord } from '#fixtures/records/library.record.ts';
import { ago } from '#fixtures/records/relative-date.ts';
import type { Seed } from '#fixtures/records/seed.ts';
import {
  clinicalSkills,
  emergencies,
  infectionControl,
  leadership,
  radiography,
  safeguarding,
} from '../pools/brightwater.ts';
import { onTheQuay, radioRoom } from '../pools/harbour.ts';
import { dementia, medication, movingAndHandling } from '../pools/northgate.ts';
import { CLOSINGS, TAGS, type Pool } from '../pools/pool.ts';

interface Shelf {
  readonly category_id: number;
  readonly organisation_id: number;
  readonly pool: Pool;
}

/** Which pool fills which category. */
const SHELVES: readonly Shelf[] = [
  { category_id: 201, organisation_id: 1, pool: infectionControl },
  { category_id: 202, organisation_id: 1, pool: radiography },
  { category_id: 203, organisation_id: 1, pool: emergencies },
  { category_id: 204, organisation_id: 1, pool: safeguarding },
  { category_id: 205, organisation_id: 1, pool: clinicalSkills },
  { category_id: 206, organisation_id: 1, pool: leadership },
  { category_id: 208, organisation_id: 81, pool: movingAndHandling },
  { category_id: 209, organisation_id: 81, pool: dementia },
  { category_id: 210, organisation_id: 81, pool: medication },
  { category_id: 211, organisation_id: 12, pool: onTheQuay },
  { category_id: 212, organisation_id: 12, pool: radioRoom },
];

const FIRST_MODULE: Readonly<Record<number, number>> = { 1: 720, 81: 810, 12: 870 };
const FIRST_COLLECTION: Readonly<Record<number, number>> = { 1: 308, 81: 343, 12: 362 };

const FILES = {
  DOC: decontaminationDocument.id,
  VID: handoverVideo.id,
  SCO: wastePackage.id,
  LNK: null,
  EXT: null,
} as const;

/** Modules and collections of every shelf, in the order of the shelves. */
export const generateLibrary = (faker: Faker) => {
  const modules: Seed<ModuleRecord>[] = [];
  const collections: Seed<CollectionRecord>[] = [];
  const count = (records: readonly { readonly organisation_id: number }[], organisation_id: number) =>
    records.filter((record) => record.organisation_id === organisation_id).length;

  const category_items = SHELVES.map(({ category_id, organisation_id, pool }) => {
    const describe = (short: string) => `<p>${short}</p><p>${faker.helpers.arrayElement(CLOSINGS)}</p>`;
    const common = () => {
      const weeks = faker.number.int({ min: 6, max: 60 });
      const tags = faker.helpers.arrayElements(TAGS, { min: 1, max: 3 });
      return {
        organisation_id,
        thumbnail_id: null,
        tags,
        created_at: ago(weeks, 'weeks'),
        published_at: ago(weeks, 'weeks'),
        updated_at: ago(Math.min(weeks, 5), 'weeks'),
      };
    };
    const module_ids = pool.modules.map(([title, short_description]) => {
      const key = faker.helpers.weightedArrayElement([
        { value: 'DOC' as const, weight: 5 },
        { value: 'VID' as const, weight: 4 },
        { value: 'SCO' as const, weight: 2 },
        { value: 'LNK' as const, weight: 1 },
        { value: 'EXT' as const, weight: 1 },
      ]);
      const module_id = (FIRST_MODULE[organisation_id] ?? 0) + count(modules, organisation_id);
      modules.push(
        moduleOf({
          ...common(),
          module_id,
          reason: 'Fills its category.',
          title,
          short_description,
          long_description: describe(short_description),
          module_type_key: key,
          file_id: FILES[key],
          properties:
            key === 'LNK'
              ? { url: `https://reading.example/${module_id}`, new_window: true }
              : key === 'DOC'
                ? { confirm_understanding: faker.datatype.boolean() }
                : {},
          can_evidence: key === 'EXT',
          points: faker.helpers.arrayElement([5, 10, 10, 15, 20]),
          study_hours: faker.helpers.arrayElement([0.25, 0.25, 0.5, 1]),
          expires_after_days: faker.helpers.arrayElement([null, null, 365]),
        }),
      );
      return module_id;
    });
    const collection_ids = pool.collections.map(([title, short_description]) => {
      const collection_id = (FIRST_COLLECTION[organisation_id] ?? 0) + count(collections, organisation_id);
      collections.push(
        collectionOf({
          ...common(),
          collection_id,
          reason: 'Fills its category.',
          title,
          short_description,
          long_description: describe(short_description),
          module_ids: faker.helpers.arrayElements(module_ids, { min: 3, max: 5 }).sort((one, other) => one - other),
        }),
      );
      return collection_id;
    });
    return { category_id, module_ids, collection_ids };
  });
  return { modules, collections, category_items };
};
