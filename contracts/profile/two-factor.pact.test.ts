import { describe, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { type Interaction, pins } from '../testing/pins.ts';
import {
  confirmPassword,
  confirmTwoFactorSetup,
  disableTwoFactor,
  enableTwoFactor,
  getPasswordStatus,
  getQrCode,
  getSecretKey,
  listRecoveryCodes,
  replaceRecoveryCodes,
} from './two-factor.endpoints.ts';

const PASSWORD = { password: 'waymark-demo' };
const CODE = { code: '287082' };
const WRONG_CODE = 'The provided two factor authentication code was invalid.';

test('G-12, L11: the own password is confirmed', () =>
  pins({
    state: 'a learner may change their profile',
    does: 'confirms the password',
    endpoint: confirmPassword,
    request: { body: PASSWORD },
    replies: { status: 201 },
  }));

test('G-14, L11: a wrong password is a 422 of the password', () =>
  pins({
    state: 'a learner may change their profile',
    does: 'confirms a wrong password',
    endpoint: confirmPassword,
    request: { body: { password: 'not-her-password' } },
    replies: {
      status: 422,
      refusal: {
        message: 'The provided password was incorrect.',
        errors: { password: ['The provided password was incorrect.'] },
      },
    },
  }));

test('L6: the sixth wrong password within a minute is throttled, and so is a right one then', () =>
  pins({
    state: 'five passwords were not confirmed within a minute',
    does: 'confirms the password once more',
    endpoint: confirmPassword,
    request: { body: PASSWORD },
    replies: { status: 429, refusal: { message: 'Too Many Attempts.' } },
  }));

describe('L12: whether the password is confirmed', () => {
  test('it is', () =>
    pins({
      state: 'a learner has just confirmed the password',
      does: 'asks whether the password is confirmed',
      endpoint: getPasswordStatus,
      request: {},
      replies: { status: 200, proves: ['confirmed'], body: { confirmed: true } },
    }));

  test('it is not in a session that has just begun', () =>
    pins({
      state: 'a learner is signed in',
      does: 'asks whether the password is confirmed, before it was',
      endpoint: getPasswordStatus,
      request: {},
      replies: { status: 200, proves: ['confirmed'], body: { confirmed: false } },
    }));
});

test('L14: a set-up is begun', () =>
  pins({
    state: 'a learner has just confirmed the password',
    does: 'begins to set two-factor up',
    endpoint: enableTwoFactor,
    request: {},
    replies: { status: 200 },
  }));

describe('L15: QR code and secret', () => {
  test('a set-up that was begun has a picture and an address', () =>
    pins({
      state: 'a two-factor set-up was begun',
      does: 'loads the QR code',
      endpoint: getQrCode,
      request: {},
      replies: {
        status: 200,
        proves: { nothing: 'the secret is the server’s own' },
        body: {
          svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
          url: 'otpauth://totp/Waymark:amara.osei%40demo.example?secret=GW63BBS5WSAY67SC2YZRPEUTMSJ55KT3&issuer=Waymark',
        },
        pin: { presentAt: ['svg', 'url'] },
      },
    }));

  test('none where nothing was begun', () =>
    pins({
      state: 'a learner has just confirmed the password',
      does: 'loads the QR code before anything was begun',
      endpoint: getQrCode,
      request: {},
      replies: {
        status: 200,
        proves: { nothing: 'that it is empty is pinned' },
        body: [],
        pin: { emptyAt: [''] },
      },
    }));

  test('G-17: the secret as text', () =>
    pins({
      state: 'a two-factor set-up was begun',
      does: 'loads the secret as text',
      endpoint: getSecretKey,
      request: {},
      replies: {
        status: 200,
        proves: { nothing: 'the secret is the server’s own' },
        body: { secretKey: 'GW63BBS5WSAY67SC2YZRPEUTMSJ55KT3' },
      },
    }));

  test('no secret where nothing was begun', () =>
    pins({
      state: 'a learner has just confirmed the password',
      does: 'loads the secret before anything was begun',
      endpoint: getSecretKey,
      request: {},
      // Fortify's own message: a server without the call says something else.
      replies: { status: 404, refusal: { message: 'Two factor authentication has not been enabled.' } },
    }));
});

describe('L16: the code that turns two-factor on', () => {
  test('the right one', () =>
    pins({
      state: 'a two-factor set-up was begun',
      does: 'gives the code of the set-up',
      endpoint: confirmTwoFactorSetup,
      request: { body: CODE },
      replies: { status: 200 },
    }));

  test('G-15: a wrong one is a 422 of the code', () =>
    pins({
      state: 'a two-factor set-up was begun',
      does: 'gives a wrong code of the set-up',
      endpoint: confirmTwoFactorSetup,
      request: { body: { code: 'wrong!' } },
      replies: { status: 422, refusal: { message: WRONG_CODE, errors: { code: [WRONG_CODE] } } },
    }));

  test('without a set-up every code is wrong', () =>
    pins({
      state: 'a learner has just confirmed the password',
      does: 'gives a code before anything was begun',
      endpoint: confirmTwoFactorSetup,
      request: { body: CODE },
      replies: { status: 422, refusal: { message: WRONG_CODE, errors: { code: [WRONG_CODE] } } },
    }));
});

test('G-13, L14, W-11: two-factor is turned off', () =>
  pins({
    state: 'a super user has just confirmed the password',
    does: 'turns two-factor off',
    endpoint: disableTwoFactor,
    request: {},
    replies: { status: 200 },
  }));

test('G-19: a set-up that was begun is given up by the same call', () =>
  pins({
    state: 'a two-factor set-up was begun',
    does: 'gives a set-up up',
    endpoint: disableTwoFactor,
    request: {},
    replies: { status: 200 },
  }));

test('G-18, L17: the recovery codes', () =>
  pins({
    state: 'a super user has just confirmed the password',
    does: 'lists the recovery codes',
    endpoint: listRecoveryCodes,
    request: {},
    replies: {
      status: 200,
      proves: { nothing: 'the codes are those that the state provides' },
      returns: { '': 'recovery_codes' },
      body: Array.from({ length: 8 }, (_, index) => `sofCode00${index + 1}-recovery0${index + 1}`),
    },
  }));

test('L17: they are replaced', () =>
  pins({
    state: 'a super user has just confirmed the password',
    does: 'replaces the recovery codes',
    endpoint: replaceRecoveryCodes,
    request: {},
    replies: { status: 200 },
  }));

/** Without a confirmed password (423), or while viewing as a learner (403). */
const refusal = (endpoint: Endpoint, request: object, status: 403 | 423): Interaction<Endpoint> =>
  status === 403
    ? {
        state: 'a learner is viewed as',
        does: 'while viewing as a learner',
        endpoint,
        request,
        replies: { status, refusal: { message: 'This action is unauthorized.' } },
      }
    : {
        state: 'a learner is signed in',
        does: 'without a confirmed password',
        endpoint,
        request,
        replies: { status, refusal: { message: 'Password confirmation required.' } },
      };

/** What is behind the password. */
const PROTECTED: readonly (readonly [Endpoint, object])[] = [
  [enableTwoFactor, {}],
  [getQrCode, {}],
  [getSecretKey, {}],
  [confirmTwoFactorSetup, { body: CODE }],
  [disableTwoFactor, {}],
  [listRecoveryCodes, {}],
  [replaceRecoveryCodes, {}],
];

test.each(PROTECTED.map(([endpoint, request]) => [endpoint.name, endpoint, request] as const))(
  'G-16, L13: %s wants a confirmed password',
  (_, endpoint, request) => pins(refusal(endpoint, request, 423)),
);

test.each(
  [[confirmPassword, { body: PASSWORD }] as const, [getPasswordStatus, {}] as const, ...PROTECTED].map(
    ([endpoint, request]) => [endpoint.name, endpoint, request] as const,
  ),
)('G-04: %s is refused while viewing as a learner', (_, endpoint, request) => pins(refusal(endpoint, request, 403)));
