/**
 * Verifies an API against Waymark's pacts with Pact's own verifier. Copy this file and the pact files into an empty
 * folder:
 *
 * npm install @pact-foundation/pact
 * node verify-with-pact.mjs --host https://api.example --states https://api.example/pact-states waymark-portal.json
 *
 * --host    base URL of the API; it may hold a path
 * --states  receives `{ state, action: "setup", params: { as } }` before each interaction, makes that sentence true and
 * answers with its own ids, people and texts (`contracts/provider-states.json` lists sentences and names)
 *
 * A pact cannot hold a session. This script opens one before each interaction, as the app does, for the person of whom
 * the state speaks, and its request filter adds that session's cookies and CSRF token. The person comes from the answer
 * to the state, `"session": { "email", "password", "totp_secret", "viewed_email" }`, or from the environment:
 * WAYMARK_LEARNER_EMAIL, WAYMARK_LEARNER_PASSWORD, and the same for CHALLENGED, ADMINISTRATOR, AUTHOR, REVIEWER and
 * SUPER; AUTHOR, CHALLENGED and SUPER also have a _TOTP_SECRET. Replaying changes data: never name a production system.
 * Exit code: 0 where every interaction holds, 1 otherwise.
 */
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Verifier } from '@pact-foundation/pact';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string' }, states: { type: 'string' } },
});
if (values.host === undefined || values.states === undefined || files.length === 0) {
  process.stderr.write('Usage: node verify-with-pact.mjs --host URL --states URL pact.json…\n');
  process.exit(1);
}
const host = values.host.replace(/\/$/, '');
const { states } = values;

/** This token in a pact says: another session's token must be refused. It stays as it is. */
const FOREIGN_TOKEN = 'a-token-of-another-session';
/** Nobody can sign in then; the replayed call itself must say so. */
const MAINTENANCE = 'the service is down for maintenance';
/** The variables of the person whom a state names as `params.as`. A viewer is the super user, viewing as the learner. */
const ROLES = {
  learner: 'LEARNER',
  confirmedLearner: 'LEARNER',
  challenged: 'CHALLENGED',
  administrator: 'ADMINISTRATOR',
  author: 'AUTHOR',
  reviewer: 'REVIEWER',
  superUser: 'SUPER',
  confirmedSuperUser: 'SUPER',
  viewer: 'SUPER',
};

const personOf = (as, supplied) => {
  const variable = (name) => process.env[`WAYMARK_${ROLES[as]}_${name}`];
  const person = supplied ?? {
    email: variable('EMAIL'),
    password: variable('PASSWORD'),
    totp_secret: variable('TOTP_SECRET'),
  };
  return { viewed_email: process.env.WAYMARK_LEARNER_EMAIL, ...person };
};

/** The six digits that an authenticator shows now (RFC 6238): SHA-1, 30 seconds. The secret is base32. */
const codeOf = (secret = '') => {
  const bits = secret
    .toUpperCase()
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .filter((five) => five >= 0);
  const bytes =
    bits
      .map((five) => five.toString(2).padStart(5, '0'))
      .join('')
      .match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  return String((hash.readUInt32BE(hash[19] & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/**
 * Signs in as the app does: cookies, password, a code where one is due, the password again or View As. Gives the
 * cookies and the CSRF token.
 */
const openSession = async (as, person, organisationId = 1) => {
  const cookies = new Map();
  const session = () => ({
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    token: decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  });
  const call = async (path, body) => {
    const { cookie, token } = session();
    const post = {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', cookie, 'x-xsrf-token': token },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${host}/${path}`, body === undefined ? {} : post);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status} to ${person.email ?? 'a visitor'}: ${text}`);
    for (const cookieLine of response.headers.getSetCookie())
      cookies.set(...cookieLine.split(';')[0].split(/=(.*)/s).slice(0, 2));
    return text === '' ? {} : JSON.parse(text);
  };
  await call('sanctum/csrf-cookie');
  if (as === 'nobody') return session();
  const { two_factor: owesCode } = await call('login', { email: person.email, password: person.password });
  // Who is `challenged` gives the code in the interaction itself.
  if (owesCode && as !== 'challenged')
    await call('two-factor-authentication-confirm', { code: codeOf(person.totp_secret) });
  // Two-factor is behind a password that was confirmed in the same session.
  if (as.startsWith('confirmed')) await call('user/confirm-password', { password: person.password });
  if (as === 'viewer') await call(`impersonate?organisation_id=${organisationId}`, { email: person.viewed_email });
  return session();
};

let session = { cookie: '', token: '' };
/** States that could not be entered. Pact itself goes on after one, so the end of this script counts them. */
const problems = [];

/** Makes a state true and opens the session. What it gives stands in the requests in the place of the pact's examples. */
const enter = async (state, params) => {
  const response = await fetch(states, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, action: 'setup', params }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${states} answered ${response.status}: ${text}`);
  const { session: supplied, ...provides } = text.startsWith('{') ? JSON.parse(text) : {};
  const person = personOf(params.as, supplied);
  session =
    state === MAINTENANCE ? { cookie: '', token: '' } : await openSession(params.as, person, provides.organisation_id);
  return params.as === 'challenged' ? { code: codeOf(person.totp_secret), ...provides } : provides;
};
const handlerOf = (state) => (params) =>
  enter(state, params).catch((error) => {
    problems.push(`'${state}': ${error.message}`);
    throw error;
  });

/** The one documented filter: cookies and CSRF token of the session. Everything else of a request is as the pact has it. */
const requestFilter = (request, _response, next) => {
  if (!request.path.startsWith('/_pactSetup')) {
    request.headers.cookie = session.cookie;
    const sent = request.headers['x-xsrf-token'];
    if (sent !== undefined && sent !== FOREIGN_TOKEN) request.headers['x-xsrf-token'] = session.token;
  }
  next();
};

const folder = await mkdtemp(join(tmpdir(), 'pact-'));
for (const file of files) {
  const pact = JSON.parse(await readFile(file, 'utf8'));
  // Real-time events travel over sockets, which Pact does not speak; Waymark's own verifier hears them.
  const calls = pact.interactions.filter(({ type }) => type === 'Synchronous/HTTP');
  const copy = join(folder, basename(file));
  await writeFile(copy, JSON.stringify({ ...pact, interactions: calls }));
  const names = calls.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  const stateHandlers = Object.fromEntries(names.map((state) => [state, handlerOf(state)]));
  const verifier = new Verifier({
    provider: pact.provider.name,
    providerBaseUrl: host,
    pactUrls: [copy],
    stateHandlers,
    requestFilter,
    logLevel: 'error',
  });
  const holds = await verifier.verifyProvider().then(
    () => true,
    () => false,
  ); // Pact has printed every difference.
  if (!holds) process.exitCode = 1;
  const events = pact.interactions.length - calls.length;
  process.stdout.write(
    `${basename(file)}: ${calls.length} interactions replayed, ${holds ? 'all hold' : 'NOT ALL HOLD'}; ${events} real-time events skipped\n`,
  );
}
await rm(folder, { recursive: true });
for (const problem of problems) process.stderr.write(`The provider could not enter ${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
