import { DEMO_PASSWORD, personas, tomWhitfield } from '#fixtures/people.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { World } from '#fixtures/world.ts';
import type { State } from '../db/state.ts';

/** Stand in for an authenticator and recovery codes that were made while the demo ran. */
const PUBLISHED_SECRET = tomWhitfield.two_factor_secret;
const PUBLISHED_CODES = tomWhitfield.two_factor_recovery_codes;

type Seeded = Pick<UserRecord, 'id' | 'two_factor_secret' | 'two_factor_recovery_codes'>;

const seededPeople: readonly Seeded[] = personas;

interface TwoFactor {
  readonly secret: string;
  readonly recovery_codes: readonly string[];
}

/** Two-factor as the seeded world publishes it: its own values stay, and others are replaced by Tom's. */
const publishedTwoFactor = ({ secret, recovery_codes }: TwoFactor, seeded: Seeded | undefined) => {
  const known = recovery_codes.filter((code) => seeded?.two_factor_recovery_codes?.includes(code));
  return {
    secret: secret === seeded?.two_factor_secret ? secret : PUBLISHED_SECRET,
    recovery_codes: recovery_codes.length === 0 || known.length > 0 ? known : [...PUBLISHED_CODES],
  };
};

const publishedUser = (user: UserRecord): UserRecord => {
  const seeded = seededPeople.find(({ id }) => id === user.id);
  const { two_factor_secret: secret, two_factor_recovery_codes: codes, two_factor_pending: pending } = user;
  const on = secret === null ? null : publishedTwoFactor({ secret, recovery_codes: codes ?? [] }, seeded);
  return {
    ...user,
    password: DEMO_PASSWORD,
    two_factor_secret: on?.secret ?? null,
    ...(codes !== undefined && { two_factor_recovery_codes: on?.recovery_codes ?? [] }),
    ...(pending !== undefined && {
      two_factor_pending: pending === null ? null : publishedTwoFactor(pending, seeded),
    }),
  };
};

/**
 * People for an exported file (0328): everybody has the demo's password, and two-factor that was set up while the demo
 * ran has the secrets that the seeded world publishes.
 */
export const publishedUsers = (users: World['users']): World['users'] => users.map(publishedUser);

/** The used codes of those whose secret an export replaces are codes of another secret: none of the new one was used. */
export const publishedUsedSteps = (
  usedSteps: State['usedSteps'],
  users: World['users'],
  published: World['users'],
): State['usedSteps'] => {
  const secrets = ({ two_factor_secret, two_factor_pending }: UserRecord): string =>
    JSON.stringify([two_factor_secret, two_factor_pending?.secret]);
  const replaced = new Set(
    users.flatMap((user, index) => {
      const after = published[index];
      return after !== undefined && secrets(user) === secrets(after) ? [] : [String(user.id)];
    }),
  );
  return Object.fromEntries(Object.entries(usedSteps).filter(([id]) => !replaced.has(id)));
};
