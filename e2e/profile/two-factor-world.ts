import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';

type User = World['users'][number];

/** Changes Amara on the server, past every page. */
const changeAmara = (demo: DemoPort, change: (user: User) => Partial<User>): Promise<void> =>
  demo.edit<Pick<World, 'users'>>(['users'], ({ users }) => ({
    users: users.map((user) => (user.id === amaraOsei.id ? { ...user, ...change(user) } : user)),
  }));

const SECRET = tomWhitfield.two_factor_secret;
const RECOVERY_CODES = tomWhitfield.two_factor_recovery_codes;

/** Turns Amara's two-factor on or off, as another tab or another device would. */
export const setTwoFactor = (demo: DemoPort, isOn: boolean): Promise<void> =>
  changeAmara(demo, ({ two_factor_secret, two_factor_recovery_codes = [], two_factor_pending = null }) =>
    isOn
      ? {
          two_factor_secret: two_factor_secret ?? SECRET,
          two_factor_recovery_codes:
            two_factor_recovery_codes.length > 0 ? two_factor_recovery_codes : [...RECOVERY_CODES],
          two_factor_pending: null,
        }
      : { two_factor_secret: null, two_factor_recovery_codes: [], two_factor_pending },
  );

/** Gives up the set-up that Amara began. */
export const clearSetup = (demo: DemoPort): Promise<void> =>
  changeAmara(demo, () => ({ two_factor_secret: null, two_factor_pending: null }));

/** Begins one where there is none. */
export const ensureSetup = (demo: DemoPort): Promise<void> =>
  changeAmara(demo, ({ two_factor_pending }) => ({
    two_factor_pending: two_factor_pending ?? { secret: SECRET, recovery_codes: [...RECOVERY_CODES] },
  }));

/** Six digits that a code is not. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
