import { type Call, forbidden, invalid, noContent, ok, refused, type Reply } from './http.ts';
import type { Rules } from './rules.ts';
import type { Visitor } from './sessions.ts';
import { partsOf, submit } from './submissions.ts';
import type { Assessment, Person, World } from './world.ts';

/** What a route works with. */
interface Context {
  readonly world: World;
  readonly rules: Rules;
  readonly call: Call;
  readonly visitor: Visitor;
}

const NO_MATCH = 'These credentials do not match our records.';
const SECONDS_TO_WAIT = 60;

const signIn = ({ world, rules, visitor }: Context, person: Person): Reply => {
  world.failedTries.delete(person.email);
  const needsCode = rules.needsCode(person);
  visitor.renew(needsCode ? { challengedId: person.id } : { personId: person.id });
  return ok({ two_factor: needsCode });
};

const logIn = (context: Context): Reply => {
  const { world, rules, call } = context;
  const { email, password, token } = call.body;
  if (typeof email !== 'string' || email === '') return invalid('email', 'The email field is required.');
  if (token === undefined && (typeof password !== 'string' || password === ''))
    return invalid('password', 'The password field is required.');
  const tries = world.failedTries.get(email) ?? 0;
  if (rules.isThrottled(tries)) {
    const reply = invalid('email', `Too many login attempts. Please try again in ${SECONDS_TO_WAIT} seconds.`);
    return { ...reply, status: 429, headers: { 'Retry-After': `${SECONDS_TO_WAIT}` } };
  }
  const person = world.people.find((one) => one.email === email);
  const isKnown =
    person !== undefined &&
    (token === undefined ? rules.isPassword(person, password) : rules.isLinkToken(world, email, token));
  if (isKnown) return signIn(context, person);
  world.failedTries.set(email, tries + 1);
  return invalid('email', NO_MATCH);
};

const confirmCode = ({ world, rules, call, visitor }: Context): Reply => {
  const challenged = world.people.find(({ id }) => id === visitor.session().challengedId);
  const { code, recovery_code: recoveryCode } = call.body;
  if (recoveryCode !== undefined) {
    if (challenged === undefined || !rules.isRecoveryCode(challenged, recoveryCode))
      return invalid('recovery_code', 'The provided two factor recovery code was invalid.');
  } else if (challenged === undefined || !rules.isCode(challenged, code))
    return invalid('code', 'The provided two factor authentication code was invalid.');
  visitor.renew({ personId: challenged.id });
  return noContent;
};

const logOut = ({ visitor }: Context): Reply => {
  visitor.renew();
  return noContent;
};

const viewAs = ({ world, call, visitor }: Context, person: Person): Reply => {
  if (!person.isSuper || person.totpSecret === null || visitor.session().viewedId !== null) return forbidden;
  const viewed = world.people.find(({ email }) => email === call.body['email']);
  if (viewed === undefined || Number(call.query.get('organisation_id')) !== world.organisation.id)
    return invalid('email', 'The selected email is invalid.');
  visitor.update({ viewedId: viewed.id });
  return noContent;
};

const showProfile = ({ world, rules, visitor }: Context, person: Person): Reply =>
  ok(rules.profileOf(person, world.organisation, visitor.session().viewedId !== null));

const assessmentOf = ({ world, rules, call }: Context, person: Person): Assessment | undefined =>
  rules.assessmentOf(world, person, Number(call.path.split('/')[1]), Number(call.query.get('organisation_id')));

const noAssessment = ({ call }: Context): Reply =>
  refused(404, `No query results for model [App\\Models\\Assessment] ${call.path.split('/')[1] ?? ''}`);

const showAssessment = (context: Context, person: Person): Reply => {
  const found = assessmentOf(context, person);
  return found === undefined ? noAssessment(context) : ok(context.rules.assessmentAsJson(found, partsOf(context.call)));
};

const submitAnswers = (context: Context, person: Person): Reply => {
  const assessment = assessmentOf(context, person);
  return assessment === undefined ? noAssessment(context) : submit(context, assessment, context.call);
};

/** Calls that anybody may make, and calls of somebody signed in. */
const OPEN: Readonly<Record<string, (context: Context) => Reply>> = {
  'GET sanctum/csrf-cookie': () => noContent,
  'POST login': logIn,
  'POST two-factor-authentication-confirm': confirmCode,
  'POST logout': logOut,
};
const SIGNED_IN: Readonly<Record<string, (context: Context, person: Person) => Reply>> = {
  'GET me': showProfile,
  'GET assessments/{id}': showAssessment,
  'POST assessments/{id}/answers': submitAnswers,
  'POST impersonate': viewAs,
};

/** Answers a call in the order in which Laravel decides: maintenance, CSRF token, session, and then the route itself. */
export const answer = (context: Context): Reply => {
  const { world, rules, call, visitor } = context;
  if (world.isDown) return refused(503, 'Service Unavailable');
  if (call.method !== 'GET' && !rules.isCsrfToken(visitor.session(), call.headers['x-xsrf-token']))
    return refused(419, 'CSRF token mismatch.');
  const route = `${call.method} ${call.path.replace(/\/\d+/, '/{id}')}`;
  const open = OPEN[route];
  if (open !== undefined) return open(context);
  const signedIn = SIGNED_IN[route];
  if (signedIn === undefined) return refused(404, `The route ${call.path} could not be found.`);
  const person = rules.personOf(world, visitor.session());
  return person === undefined ? refused(401, 'Unauthenticated.') : signedIn(context, person);
};
