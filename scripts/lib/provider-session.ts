import { TOTP } from 'otpauth';
import type { ActsAs } from '#contracts/provider-states.ts';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import { amaraOsei, marcusBell, tomWhitfield } from '#fixtures/people.ts';

/** Somebody whom the verifier can be. */
interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Base32; for a person with two-factor on. */
  readonly secret: string | null;
}

/** Another provider's people come from the environment: `WAYMARK_LEARNER_EMAIL`, `_PASSWORD`, `_TOTP_SECRET` and so on. */
const fromEnvironment = (role: string, seeded: { email: string; password: string; two_factor_secret: string | null }): Credentials => ({
  email: process.env[`WAYMARK_${role}_EMAIL`] ?? seeded.email,
  password: process.env[`WAYMARK_${role}_PASSWORD`] ?? seeded.password,
  secret: process.env[`WAYMARK_${role}_TOTP_SECRET`] ?? seeded.two_factor_secret,
});

export const PEOPLE: Readonly<Record<Exclude<ActsAs, 'nobody'>, Credentials>> = {
  learner: fromEnvironment('LEARNER', amaraOsei),
  challenged: fromEnvironment('CHALLENGED', tomWhitfield),
  administrator: fromEnvironment('ADMINISTRATOR', marcusBell),
  reviewer: fromEnvironment('REVIEWER', ruthAdeyemi),
};

/** What the request filter adds to a replayed call. */
export interface ProviderSession {
  readonly cookie: string;
  readonly token: string;
}

/** A code that the authenticator of the person who owes one would show now. */
export const currentCode = (): string => new TOTP({ secret: PEOPLE.challenged.secret ?? '' }).generate();

const cookiesOf = (response: Response, before: ReadonlyMap<string, string>): Map<string, string> => {
  const jar = new Map(before);
  for (const header of response.headers.getSetCookie()) {
    const [name = '', ...value] = (header.split(';')[0] ?? '').split('=');
    jar.set(name, value.join('='));
  }
  return jar;
};

const sessionOf = (jar: ReadonlyMap<string, string>): ProviderSession => ({
  cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  token: decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
});

/**
 * Opens a session on a provider as its own sign-in does it: cookies first, then the credentials. Throws when the provider
 * does not let the person in, with what it said.
 */
export const openSession = async (host: string, as: ActsAs): Promise<ProviderSession> => {
  let jar = cookiesOf(await fetch(`${host}/sanctum/csrf-cookie`), new Map());
  if (as === 'nobody') return sessionOf(jar);
  const { email, password } = PEOPLE[as];
  const { cookie, token } = sessionOf(jar);
  const response = await fetch(`${host}/login`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', cookie, 'x-xsrf-token': token },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The provider did not sign in ${email}: ${response.status} ${await response.text()}`);
  jar = cookiesOf(response, jar);
  return sessionOf(jar);
};
