import type { Catalogue } from '#contracts/catalogue.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { sendMail } from '../mail/send-mail.ts';
import { isLive, issueToken, mailedJustNow, spend } from './link-tokens.ts';
import { newPasswordErrors } from './new-password.ts';
import { invalid, reply, throttleHeaders, tooMany, unauthenticated } from './reply.ts';
import type { Rule } from './rule.ts';
import { clearFailures, codeKey, countFailure, loginKey, secondsToWait } from './throttle.ts';
import { acceptCode, acceptRecoveryCode } from './two-factor.ts';
import { tellViewingEnded } from './view-as.rules.ts';
import { endSessionsOf } from './visitor.ts';

const WRONG_CREDENTIALS = { email: ['These credentials do not match our records.'] };
const UNKNOWN_PERSON = { email: ["We can't find a user with that email address."] };
const WRONG_CODE = { code: ['The provided two factor authentication code was invalid.'] };
const WRONG_RECOVERY_CODE = { recovery_code: ['The provided two factor recovery code was invalid.'] };

export const userByEmail = (db: Database, email: string): UserRecord | undefined =>
  db.tables.users.first((user) => user.email.toLowerCase() === email.toLowerCase());

/** L1. */
export const getCsrfCookie: Rule<Catalogue['getCsrfCookie']> = ({ visitor }) => {
  visitor.greet();
  return reply(204, null);
};

/** L4, L5, L6: only failures count, and a success clears them. A person with two-factor owes the code, link or password. */
export const login: Rule<Catalogue['login']> = ({ db, visitor, body, nowMs }) => {
  const key = loginKey(body.email);
  const wait = secondsToWait(db, key, nowMs);
  if (wait > 0)
    return invalid(
      { email: [`Too many login attempts. Please try again in ${wait} seconds.`] },
      429,
      throttleHeaders(wait),
    );

  const user = userByEmail(db, body.email);
  const proven =
    'token' in body ? isLive(db, 'sign-in', body.email, body.token, nowMs) : user?.password === body.password;
  if (user === undefined || !proven) {
    countFailure(db, key, nowMs);
    return invalid(WRONG_CREDENTIALS);
  }

  clearFailures(db, key);
  if ('token' in body) spend(db, 'sign-in', body.email);
  if (user.two_factor_secret !== null) {
    visitor.challenge(user.id);
    return reply(200, { two_factor: true });
  }
  visitor.signIn(user.id);
  return reply(200, { two_factor: false });
};

/** neither payload nor answer is known; the same answer for everybody tells nobody who has an account. */
export const identify: Rule<Catalogue['identify']> = () => reply(204, null);

/** L7. Wrong codes are throttled as wrong passwords are. */
export const confirmTwoFactor: Rule<Catalogue['confirmTwoFactor']> = async ({ db, visitor, body, nowMs, realMs }) => {
  const user = db.tables.users.get(visitor.session?.challenged_user_id ?? 0);
  if (user === undefined) return unauthenticated();
  const wait = secondsToWait(db, codeKey(user.id), nowMs);
  if (wait > 0) return tooMany(wait);
  const isRight =
    'code' in body
      ? acceptCode(db, user, body.code, realMs, nowMs)
      : await acceptRecoveryCode(db, user, body.recovery_code);
  if (!isRight) {
    countFailure(db, codeKey(user.id), nowMs);
    return invalid('code' in body ? WRONG_CODE : WRONG_RECOVERY_CODE);
  }
  clearFailures(db, codeKey(user.id));
  visitor.signIn(user.id);
  return reply(204, null);
};

/** L8. */
export const logout: Rule<Catalogue['logout']> = (call) => {
  tellViewingEnded(call, call.visitor.endViewing());
  call.visitor.leave();
  return reply(204, null);
};

/** L9. */
export const forgotPassword: Rule<Catalogue['forgotPassword']> = (call) => {
  const { db, body, nowMs } = call;
  const user = userByEmail(db, body.email);
  if (user === undefined) return invalid(UNKNOWN_PERSON);
  if (mailedJustNow(db, 'reset', user.email, nowMs)) return invalid({ email: ['Please wait before retrying.'] });
  const token = issueToken(db, 'reset', user.email, nowMs);
  sendMail(call, user, 'passwordReset', { email: user.email, token });
  return reply(200, { message: 'We have emailed your password reset link.' });
};

/** L10: a link works once. Whoever was signed in as this person is signed out. */
export const resetPassword: Rule<Catalogue['resetPassword']> = async ({ db, body, nowMs }) => {
  const messages = newPasswordErrors(body);
  if (messages.length > 0) return invalid({ password: messages });
  const user = userByEmail(db, body.email);
  if (user === undefined) return invalid(UNKNOWN_PERSON);
  if (!isLive(db, 'reset', user.email, body.token, nowMs))
    return invalid({ email: ['This password reset token is invalid.'] });
  spend(db, 'reset', user.email);
  await db.tables.users.update(user.id, { password: body.password });
  endSessionsOf(db, user.id);
  return reply(200, { message: 'Your password has been reset.' });
};
