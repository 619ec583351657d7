import { writeFileSync } from 'node:fs';
import { Faker, en, en_GB } from '@faker-js/faker';
import { bookings } from '#fixtures/bookings/bookings.ts';
import { courses } from '#fixtures/bookings/courses.ts';
import type { GeneratedWorld } from '#fixtures/generated/generated-world.ts';
import { memberships } from '#fixtures/memberships.ts';
import { generateBookings, generateCourses } from './generate/bookings.ts';
import { generateLibrary } from './generate/library.ts';
import { generatePeople } from './generate/people.ts';
import { generateProgress } from './generate/progress.ts';
import { layoutsJson } from './build/layouts.ts';
import { AWARDS } from './pools/awards.ts';

const SEED = 17_081_854;
/** The world has forty bookings; what is not written by hand is made. */
const BOOKINGS = 40;

const FILE = new URL('../fixtures/generated/world.json', import.meta.url);
const LAYOUTS = new URL('../fixtures/generated/layouts.json', import.meta.url);

/** The bulk of the seeded world, the same on every run: one seed, no clock, no other randomness. */
export const generateWorld = (): GeneratedWorld => {
  const faker = new Faker({ locale: [en_GB, en], seed: SEED });
  const people = generatePeople(faker);
  const library = generateLibrary(faker);
  const everybody = [...memberships, ...people.memberships];
  const moreCourses = generateCourses(faker);
  return {
    ...people,
    ...library,
    user_entities: generateProgress(faker, everybody, library.modules),
    awards: AWARDS.map(([organisation_id, title, short_description, points], index) => ({
      award_id: 431 + index,
      reason: 'Fills the list of awards.',
      organisation_id,
      title,
      short_description,
      module_ids: faker.helpers
        .arrayElements(
          library.modules
            .filter((module) => module.organisation_id === organisation_id)
            .map((module) => module.module_id),
          { min: 3, max: 6 },
        )
        .sort((one, other) => one - other),
      collection_ids: [],
      points,
      points_awarded_from: null,
      points_awarded_to: null,
      template_valid: true,
    })),
    courses: moreCourses,
    bookings: generateBookings(faker, everybody, [...courses, ...moreCourses], BOOKINGS - bookings.length),
  };
};

/** The bytes of the committed file: one record per line, so that a difference can be read. */
export const serialise = (world: GeneratedWorld): string => {
  const tables = Object.entries(world).map(
    ([name, rows]: [string, readonly unknown[]]) =>
      `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  return `{\n${tables.join(',\n')}\n}\n`;
};

if (import.meta.main) {
  writeFileSync(FILE, serialise(generateWorld()));
  writeFileSync(LAYOUTS, layoutsJson());
}
