import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import {
  confirmTwoFactor,
  forgotPassword,
  getCsrfCookie,
  identify,
  login,
  logout,
  resetPassword,
} from './session.endpoints.ts';

const AMARA = { email: 'amara.osei@demo.example', password: 'waymark-demo' };
const TOM = { email: 'tom.whitfield@demo.example', password: 'waymark-demo' };

test('L1, A-10: the CSRF cookie comes before everything else', () =>
  pins({
    state: 'nobody is signed in',
    does: 'asks for the cookies',
    endpoint: getCsrfCookie,
    request: {},
    replies: { status: 204 },
  }));

test('A-10, L4: a password alone signs in', () =>
  pins({
    state: 'a person without two-factor',
    does: 'signs in with a password',
    endpoint: login,
    request: { body: AMARA },
    replies: { status: 200, proves: ['two_factor'], body: { two_factor: false } },
  }));

test('A-04: the organisation of the address travels along', () =>
  pins({
    state: 'a person without two-factor',
    does: 'signs in for an organisation',
    endpoint: login,
    request: { body: { ...AMARA, organisation_id: 81 } },
    replies: { status: 200, proves: ['two_factor'], body: { two_factor: false } },
  }));

test('A-11, L4: with two-factor on, the password alone is not enough', () =>
  pins({
    state: 'a person with two-factor',
    does: 'signs in with a password and owes the code',
    endpoint: login,
    request: { body: TOM },
    replies: { status: 200, proves: ['two_factor'], body: { two_factor: true } },
  }));

test('A-03: the token of a link signs in without a password', () =>
  pins({
    state: 'a sign-in link was mailed',
    does: 'signs in with the token of a link',
    endpoint: login,
    request: { body: { email: AMARA.email, token: 'sign-in-token-of-amara' } },
    replies: { status: 200, proves: ['two_factor'], body: { two_factor: false } },
  }));

test('A-13, L5: a wrong password is a 422', () =>
  pins({
    state: 'a person without two-factor',
    does: 'signs in with a wrong password',
    endpoint: login,
    request: { body: { ...AMARA, password: 'not-her-password' } },
    replies: {
      status: 422,
      refusal: {
        message: 'These credentials do not match our records.',
        errors: { email: ['These credentials do not match our records.'] },
      },
    },
  }));

test('L19: a field that is missing is named', () =>
  pins({
    state: 'a person without two-factor',
    does: 'signs in without a password',
    endpoint: login,
    request: { body: { ...AMARA, password: '' } },
    replies: {
      status: 422,
      refusal: {
        message: 'The password field is required.',
        errors: { password: ['The password field is required.'] },
      },
    },
  }));

test('L6: the sixth try within a minute is throttled', () =>
  pins({
    state: 'five sign-ins failed within a minute',
    does: 'signs in once more',
    endpoint: login,
    request: { body: AMARA },
    replies: {
      status: 429,
      // Laravel's limiter names no field, Fortify's own does; what matters is how long to wait.
      refusal: { message: 'Too many login attempts. Please try again in 60 seconds.' },
    },
  }));

test('A-30: identify stands in the catalogue', () =>
  pins({
    state: 'nobody is signed in',
    does: 'names a person',
    endpoint: identify,
    request: { body: { email: AMARA.email } },
    replies: { status: 204 },
  }));

test('A-11, L7: the right code completes the sign-in', () =>
  pins({
    state: 'a password was accepted and a code is due',
    does: 'gives the code',
    endpoint: confirmTwoFactor,
    request: { body: { code: '287082' } },
    replies: { status: 204 },
  }));

test('A-12, L7: a wrong code is a 422 of the code', () =>
  pins({
    state: 'a password was accepted and a code is due',
    does: 'gives a wrong code',
    endpoint: confirmTwoFactor,
    request: { body: { code: 'wrong!' } },
    replies: {
      status: 422,
      refusal: {
        message: 'The provided two factor authentication code was invalid.',
        errors: { code: ['The provided two factor authentication code was invalid.'] },
      },
    },
  }));

test('L7: a recovery code completes the sign-in', () =>
  pins({
    state: 'a password was accepted and a code is due',
    does: 'gives a recovery code',
    endpoint: confirmTwoFactor,
    request: { body: { recovery_code: 'tomCode001-recovery01' } },
    replies: { status: 204 },
  }));

test('L7: a wrong recovery code is a 422 of the recovery code', () =>
  pins({
    state: 'a password was accepted and a code is due',
    does: 'gives a wrong recovery code',
    endpoint: confirmTwoFactor,
    request: { body: { recovery_code: 'no-recovery-code' } },
    replies: {
      status: 422,
      refusal: {
        message: 'The provided two factor recovery code was invalid.',
        errors: { recovery_code: ['The provided two factor recovery code was invalid.'] },
      },
    },
  }));

test('A-28, L8: sign-out', () =>
  pins({
    state: 'a learner is signed in',
    does: 'signs out',
    endpoint: logout,
    request: {},
    replies: { status: 204 },
  }));

test('A-16, L9: the instructions are mailed', () =>
  pins({
    state: 'a person without two-factor',
    does: 'asks for the instructions to reset a password',
    endpoint: forgotPassword,
    request: { body: { email: AMARA.email } },
    replies: { status: 200, proves: ['message'], body: { message: 'We have emailed your password reset link.' } },
  }));

test('A-16, L9: an unknown address is a 422', () =>
  pins({
    state: 'nobody is signed in',
    does: 'asks for an address that nobody has',
    endpoint: forgotPassword,
    request: { body: { email: 'nobody@demo.example' } },
    replies: {
      status: 422,
      refusal: {
        message: "We can't find a user with that email address.",
        errors: { email: ["We can't find a user with that email address."] },
      },
    },
  }));

const RESET = { email: AMARA.email, password: 'a-new-password', password_confirmation: 'a-new-password' };

test('A-17, L10: the link of the mail sets a new password', () =>
  pins({
    state: 'a reset link was mailed',
    does: 'sets a new password',
    endpoint: resetPassword,
    request: { body: { ...RESET, token: 'reset-token-of-amara' } },
    replies: { status: 200, proves: ['message'], body: { message: 'Your password has been reset.' } },
  }));

test('A-17, L10: a used or invented token is a 422', () =>
  pins({
    state: 'a person without two-factor',
    does: 'sets a new password with a token that is not valid',
    endpoint: resetPassword,
    request: { body: { ...RESET, token: 'not-a-token' } },
    replies: {
      status: 422,
      refusal: {
        message: 'This password reset token is invalid.',
        errors: { email: ['This password reset token is invalid.'] },
      },
    },
  }));
