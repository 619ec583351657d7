import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { JONAH } from '#e2e/pages/registration-page.ts';
import { harbour } from '#fixtures/organisations.ts';
import { amaraOsei, DEMO_PASSWORD, lukeFenwick, ORDINARY } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';

type User = World['users'][number];
type People = Pick<World, 'users' | 'memberships'>;

/** Unlike every id of the seeds. */
const JONAHS_ID = 990_101;

const jonah = (changes: Partial<User>): User => ({
  ...ORDINARY,
  id: JONAHS_ID,
  reason: 'Registered by a walk.',
  first_name: JONAH.first,
  last_name: JONAH.last,
  email: JONAH.email,
  password: DEMO_PASSWORD,
  ...changes,
});

const isJonah = ({ email }: User): boolean => email === JONAH.email;

const editPeople = (demo: DemoPort, change: (people: People) => People): Promise<void> =>
  demo.edit<People>(['users', 'memberships'], change);

/** Jonah has an account with the password of the walk, unless changed. One that he has stays his. */
export const knowJonah = (demo: DemoPort, changes: Partial<User> = {}): Promise<void> =>
  editPeople(demo, ({ users, memberships }) => ({
    users: users.some(isJonah)
      ? users.map((user) => (isJonah(user) ? { ...user, password: DEMO_PASSWORD, ...changes } : user))
      : [...users, jonah(changes)],
    memberships,
  }));

/** Nobody has Jonah's address. */
export const forgetJonah = (demo: DemoPort): Promise<void> =>
  editPeople(demo, ({ users, memberships }) => {
    const ids = users.filter(isJonah).map(({ id }) => id);
    return {
      users: users.filter((user) => !isJonah(user)),
      memberships: memberships.filter(({ user_id }) => !ids.includes(user_id)),
    };
  });

/** Jonah, where there is one, and Amara belong to Harbour, or do not. */
export const setMembership = (demo: DemoPort, belongs: boolean): Promise<void> =>
  editPeople(demo, ({ users, memberships }) => {
    const ids = [amaraOsei.id, ...users.filter(isJonah).map(({ id }) => id)];
    const isTheirs = (row: World['memberships'][number]): boolean =>
      row.organisation_id === harbour.organisation_id && ids.includes(row.user_id);
    const [pattern] = memberships.filter(({ user_id }) => user_id === lukeFenwick.id);
    const made = belongs && pattern !== undefined ? ids : [];
    return {
      users,
      memberships: [
        ...memberships.filter((row) => !isTheirs(row)),
        ...made.map((user_id) => ({
          ...(pattern as World['memberships'][number]),
          id: `${user_id}-${harbour.organisation_id}`,
          user_id,
          default: user_id !== amaraOsei.id,
        })),
      ],
    };
  });

/** Harbour takes nobody. */
export const removeGroups = (demo: DemoPort): Promise<void> =>
  demo.edit<Pick<World, 'registrations'>>(['registrations'], ({ registrations }) => ({
    registrations: registrations.map((row) => (row.path === harbour.register_path ? { ...row, groups: [] } : row)),
  }));
