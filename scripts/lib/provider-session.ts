import { TOTP } from 'otpauth';
import * as z from 'zod/mini';
import type { ActsAs, Provides } from '#contracts/provider-state.ts';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import { amaraOsei, helenCho, marcusBell, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';

/** Somebody whom the verifier can be. */
interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Base32; for a person with two-factor on. */
  readonly secret: string | null;
}

/** Another provider's people come from the environment: `WAYMARK_LEARNER_EMAIL`, `_PASSWORD`, `_TOTP_SECRET` and so on. */
const fromEnvironment = (
  role: string,
  seeded: { email: string; password: string; two_factor_secret: string | null },
): Credentials => ({
  email: process.env[`WAYMARK_${role}_EMAIL`] ?? seeded.email,
  password: process.env[`WAYMARK_${role}_PASSWORD`] ?? seeded.password,
  secret: process.env[`WAYMARK_${role}_TOTP_SECRET`] ?? seeded.two_factor_secret,
});

const LEARNER = fromEnvironment('LEARNER', amaraOsei);
const SUPER_USER = fromEnvironment('SUPER', sofiaLindqvist);

const PEOPLE: Readonly<Record<Exclude<ActsAs, 'nobody'>, Credentials>> = {
  learner: LEARNER,
  confirmedLearner: LEARNER,
  challenged: fromEnvironment('CHALLENGED', tomWhitfield),
  administrator: fromEnvironment('ADMINISTRATOR', marcusBell),
  author: fromEnvironment('AUTHOR', helenCho),
  reviewer: fromEnvironment('REVIEWER', ruthAdeyemi),
  superUser: SUPER_USER,
  confirmedSuperUser: SUPER_USER,
  viewer: SUPER_USER,
};

/** Who has confirmed the own password before the call (L11). */
const CONFIRMED: ReadonlySet<ActsAs> = new Set(['confirmedLearner', 'confirmedSuperUser']);

/** Whom a provider may supply with a state as `session`: the person to sign in as, and as whom to view then (0122). */
const SuppliedSession = z.object({
  email: z.string(),
  password: z.string(),
  totp_secret: z.optional(z.string()),
  viewed_email: z.optional(z.string()),
});

/**
 * Who acts in a state, and as whom a super user views: the person whom the provider supplied with it, or the one of the
 * environment.
 */
const actorOf = (
  as: Exclude<ActsAs, 'nobody'>,
  { session }: Provides,
): Credentials & { readonly viewedEmail: string } => {
  if (session === undefined) return { ...PEOPLE[as], viewedEmail: PEOPLE.learner.email };
  const supplied = SuppliedSession.safeParse(session);
  if (!supplied.success)
    throw new Error(`The session that the provider supplied cannot be read:\n${z.prettifyError(supplied.error)}`);
  const {
    email,
    password,
    totp_secret: secret = null,
    viewed_email: viewedEmail = PEOPLE.learner.email,
  } = supplied.data;
  return { email, password, secret, viewedEmail };
};

/** What the request filter adds to a replayed call. */
export interface ProviderSession {
  readonly cookie: string;
  readonly token: string;
}

const codeOf = ({ secret }: Pick<Credentials, 'secret'>): string => new TOTP({ secret: secret ?? '' }).generate();

/**
 * A code that the authenticator of the person who owes one would show now; of the person whom the provider supplied, if
 * any.
 */
export const currentCode = (supplied: Provides = {}): string => codeOf(actorOf('challenged', supplied));

/** The learner to sign in as. */
export const learnerOf = (supplied: Provides): Credentials => actorOf('learner', supplied);

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
 * Opens a session on a provider as its own sign-in does it: cookies first, then the credentials, then the code where
 * one is due, then the password once more or View As. `provides`: what the state provides, with the `session` that the
 * provider may have supplied. Throws when the provider does not let the person in, with what it said.
 */
export const openSession = async (host: string, as: ActsAs, provides: Provides = {}): Promise<ProviderSession> => {
  let jar = cookiesOf(await fetch(`${host}/sanctum/csrf-cookie`), new Map());
  if (as === 'nobody') return sessionOf(jar);
  const person = actorOf(as, provides);
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const { cookie, token } = sessionOf(jar);
    const headers = { accept: 'application/json', 'content-type': 'application/json', cookie, 'x-xsrf-token': token };
    const response = await fetch(`${host}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`The provider did not take ${person.email} through ${path}: ${response.status} ${text}`);
    jar = cookiesOf(response, jar);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  const { two_factor: owesCode } = (await post('login', { email: person.email, password: person.password })) as {
    two_factor: boolean;
  };
  if (owesCode && as !== 'challenged') await post('two-factor-authentication-confirm', { code: codeOf(person) });
  if (CONFIRMED.has(as)) await post('user/confirm-password', { password: person.password });
  if (as === 'viewer')
    await post(`impersonate?organisation_id=${Number(provides['organisation_id'] ?? 1)}`, {
      email: person.viewedEmail,
    });
  return sessionOf(jar);
};
