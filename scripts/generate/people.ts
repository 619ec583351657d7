import type { Faker } from '@faker-js/faker';
import { membership } from '#fixtures/memberships.ts';
import { brightwater, harbour, northgate } from '#fixtures/organisations.ts';
import { ORDINARY } from '#fixtures/people.ts';
import type { MembershipRecord, UserRecord } from '#fixtures/records/people.record.ts';
import type { Seed } from '#fixtures/records/seed.ts';
import { learner } from '#fixtures/roles.ts';
import { FIRST_NAMES, LAST_NAMES } from '../pools/names.ts';

const FIRST_ID = 40;
const ORGANISATIONS = [
  brightwater,
  northgate,
  brightwater,
  northgate,
  harbour,
  northgate,
  brightwater,
  northgate,
  harbour,
  northgate,
  brightwater,
  northgate,
] as const;

/** The people who fill up the organisations: learners, one organisation each. */
export const generatePeople = (faker: Faker) => {
  const firstNames = faker.helpers.shuffle(FIRST_NAMES);
  const lastNames = faker.helpers.shuffle(LAST_NAMES);
  const users: Seed<UserRecord>[] = [];
  const memberships: MembershipRecord[] = [];
  for (const [index, organisation] of ORGANISATIONS.entries()) {
    const first_name = firstNames[index] ?? '';
    const last_name = lastNames[index] ?? '';
    const user = {
      id: FIRST_ID + index,
      reason: `Fills up ${organisation.name}.`,
      first_name,
      last_name,
      email: `${first_name}.${last_name}@demo.example`.toLowerCase(),
      ...ORDINARY,
    } satisfies Seed<UserRecord>;
    users.push(user);
    memberships.push(membership(user, organisation, `A colleague in ${organisation.name}.`, [learner]));
  }
  return { users, memberships };
};
