import type { Faker } from '@faker-js/faker';
import type { MembershipRecord } from '#fixtures/records/people.record.ts';
import type { ModuleRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import { ago, inFuture } from '#fixtures/records/relative-date.ts';
import type { Seed } from '#fixtures/records/seed.ts';
import { lukeFenwick, nadiaRahman, amaraOsei, tomWhitfield } from '#fixtures/people.ts';

const shareOf = (user_id: number): number => (user_id === amaraOsei.id ? 14 : user_id === tomWhitfield.id ? 10 : 4);

/**
 * Training assigned to everybody but those whose point is that they have none. Nothing here is overdue or expired: that
 * is written by hand.
 */
export const generateProgress = (
  faker: Faker,
  memberships: readonly MembershipRecord[],
  modules: readonly Seed<ModuleRecord>[],
): Seed<UserEntityRecord>[] =>
  memberships
    .filter(
      ({ user_id, role_keys }) =>
        role_keys.includes('learner') && user_id !== lukeFenwick.id && user_id !== nadiaRahman.id,
    )
    .flatMap(({ user_id, organisation_id }) => {
      const choice = modules.filter((module) => module.organisation_id === organisation_id);
      return faker.helpers.arrayElements(choice, shareOf(user_id)).map((module): Seed<UserEntityRecord> => {
        const completed = faker.datatype.boolean(0.45);
        const viewed = completed || faker.datatype.boolean(0.4);
        const days = faker.number.int({ min: 5, max: 200 });
        const last = viewed ? ago(days, 'days') : null;
        return {
          user_entity_id: module.entity_id * 100 + user_id,
          reason: 'Everyday progress.',
          organisation_id,
          user_id,
          entity_id: module.entity_id,
          status: completed ? 'completed' : 'pending',
          favourite: faker.datatype.boolean(0.1),
          assigned_at: ago(days + 20, 'days'),
          due_at: completed
            ? null
            : faker.helpers.arrayElement([null, null, inFuture(faker.number.int({ min: 40, max: 120 }), 'days')]),
          expires_at:
            completed && module.expires_after_days !== null ? inFuture(module.expires_after_days - days, 'days') : null,
          last_viewed_at: last,
          last_started_at: last,
          last_completed_at: completed ? last : null,
          time_viewed: viewed ? faker.number.int({ min: 60, max: 1800 }) : 0,
        };
      });
    });
