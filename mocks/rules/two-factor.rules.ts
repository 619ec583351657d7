import { renderSVG } from 'uqr';
import type { Catalogue } from '#contracts/catalogue.ts';
import { behindPassword, isPasswordConfirmed, refusedWhileViewing } from './own-account.ts';
import { invalid, refuse, reply, tooMany } from './reply.ts';
import type { Rule } from './rule.ts';
import { clearFailures, countFailure, passwordKey, secondsToWait } from './throttle.ts';
import {
  acceptCode,
  authenticatorSecret,
  forgetUsedCodes,
  newRecoveryCodes,
  newSecret,
  otpauthAddress,
} from './two-factor.ts';

/** Fortify's drawing of a QR code has no white around it either. */
const QR_STYLE = { border: 0 };

/** L11: wrong passwords are throttled as at sign-in. */
export const confirmPassword: Rule<Catalogue['confirmPassword']> = refusedWhileViewing(
  ({ db, visitor, user, body, nowMs }) => {
    const wait = secondsToWait(db, passwordKey(user.id), nowMs);
    if (wait > 0) return tooMany(wait);
    if (body.password !== user.password) {
      countFailure(db, passwordKey(user.id), nowMs);
      return invalid({ password: ['The provided password was incorrect.'] });
    }
    clearFailures(db, passwordKey(user.id));
    visitor.confirmPassword(nowMs);
    return reply(201, null);
  },
);

/** L12: a confirmation counts for three hours of the virtual clock. */
export const getPasswordStatus: Rule<Catalogue['getPasswordStatus']> = refusedWhileViewing(({ visitor, nowMs }) =>
  reply(200, { confirmed: isPasswordConfirmed(visitor, nowMs) }),
);

/** L14: asked for twice the first secret stays, and so does one that is on. */
export const enableTwoFactor: Rule<Catalogue['enableTwoFactor']> = behindPassword(async ({ db, user }) => {
  if (authenticatorSecret(user) !== null) return reply(200, null);
  await db.tables.users.update(user.id, {
    two_factor_pending: { secret: newSecret(), recovery_codes: newRecoveryCodes() },
  });
  forgetUsedCodes(db, user.id);
  return reply(200, null);
});

/** L15: an empty list where no set-up was begun. */
export const getQrCode: Rule<Catalogue['getQrCode']> = behindPassword(({ user }) => {
  const secret = authenticatorSecret(user);
  if (secret === null) return reply(200, []);
  const url = otpauthAddress(user.email, secret);
  return reply(200, { svg: renderSVG(url, QR_STYLE), url });
});

/** L15: a secret that is set up, or on; not found where there is none. */
export const getSecretKey: Rule<Catalogue['getSecretKey']> = behindPassword(({ user }) => {
  const secret = authenticatorSecret(user);
  return secret === null
    ? refuse(404, 'Two factor authentication has not been enabled.')
    : reply(200, { secretKey: secret });
});

/** L16: a code of the set-up that was begun turns two-factor on, with its recovery codes. */
export const confirmTwoFactorSetup: Rule<Catalogue['confirmTwoFactorSetup']> = behindPassword(
  async ({ db, user, body, realMs, nowMs }) => {
    const authenticator = { id: user.id, two_factor_secret: authenticatorSecret(user) };
    if (!acceptCode(db, authenticator, body.code, realMs, nowMs))
      return invalid({ code: ['The provided two factor authentication code was invalid.'] });
    const { two_factor_pending: begun } = user;
    if (begun !== undefined && begun !== null)
      await db.tables.users.update(user.id, {
        two_factor_secret: begun.secret,
        two_factor_recovery_codes: begun.recovery_codes,
        two_factor_pending: null,
      });
    return reply(200, null);
  },
);

/** L14: off, with its recovery codes, or the set-up that was begun given up. */
export const disableTwoFactor: Rule<Catalogue['disableTwoFactor']> = behindPassword(async ({ db, user }) => {
  await db.tables.users.update(user.id, {
    two_factor_secret: null,
    two_factor_recovery_codes: [],
    two_factor_pending: null,
  });
  forgetUsedCodes(db, user.id);
  return reply(200, null);
});

/** L17: of a set-up that was begun those that will count; none where there is none. */
export const listRecoveryCodes: Rule<Catalogue['listRecoveryCodes']> = behindPassword(({ user }) =>
  reply(200, [...(user.two_factor_pending?.recovery_codes ?? user.two_factor_recovery_codes ?? [])]),
);

/** L17: the former ones sign nobody in any more. Where two-factor is off there are none to replace. */
export const replaceRecoveryCodes: Rule<Catalogue['replaceRecoveryCodes']> = behindPassword(async ({ db, user }) => {
  const { two_factor_pending: begun } = user;
  if (user.two_factor_secret !== null)
    await db.tables.users.update(user.id, { two_factor_recovery_codes: newRecoveryCodes() });
  else if (begun !== undefined && begun !== null)
    await db.tables.users.update(user.id, { two_factor_pending: { ...begun, recovery_codes: newRecoveryCodes() } });
  return reply(200, null);
});
