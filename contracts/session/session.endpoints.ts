import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Anything } from '../wire.schema.ts';
import { AuthResponse, Credentials, ForgottenPassword, NewPassword, Spoken, TwoFactorCode } from './session.schema.ts';

export const getCsrfCookie = endpoint({
  name: 'getCsrfCookie',
  number: 'X-001',
  says: 'Sets the session cookie and the readable XSRF-TOKEN cookie (L1).',
  method: 'GET',
  path: 'sanctum/csrf-cookie',
  success: [204],
  reply: Anything,
  replies: 'empty',
  session: 'none',
  errors: { preset: 'own' },
  contract: 'known',
});

export const login = endpoint({
  name: 'login',
  number: 'X-002',
  says: 'Signs in with a password or with the token of a link (A-10, A-03). The name of the organisation in the body is assumed (A-04).',
  method: 'POST',
  path: 'login',
  body: Credentials,
  success: [200],
  reply: AuthResponse,
  session: 'none',
  // the catalogue of errors ties the words to 401 and 403, Laravel refuses with 422 and 429 (L5, L6).
  errors: { preset: 'own', on: { 401: 'own', 403: 'own', 422: 'own', 429: 'own' } },
  contract: 'partly',
});

export const identify = endpoint({
  name: 'identify',
  number: 'X-003',
  says: 'Stands in the catalogue only: neither payload nor answer is shown (A-30).',
  method: 'POST',
  path: 'identify',
  body: z.looseObject({ email: z.string() }),
  success: [204],
  reply: Anything,
  replies: 'empty',
  session: 'none',
  errors: { preset: 'own' },
  contract: 'partly',
});

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  number: 'X-004',
  says: 'Completes a sign-in with the six digits of an authenticator (A-11, L7).',
  method: 'POST',
  path: 'two-factor-authentication-confirm',
  body: TwoFactorCode,
  success: [204, 200],
  reply: Anything,
  replies: 'empty',
  session: 'challenged',
  // A-12; a challenge that ran out answers 401 and 403 is on J-01's list.
  errors: { preset: 'own', on: { 401: 'own', 403: 'own', 422: 'own', 429: 'own' } },
  contract: 'known',
});

export const logout = endpoint({
  name: 'logout',
  number: 'X-005',
  says: 'Ends the session (A-28, L8).',
  method: 'POST',
  path: 'logout',
  success: [204],
  reply: Anything,
  replies: 'empty',
  session: 'none',
  errors: { preset: 'silent' },
  contract: 'assumed',
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  number: 'X-006',
  says: 'Mails the instructions to reset a password (A-16, L9).',
  method: 'POST',
  path: 'forgot-password',
  body: ForgottenPassword,
  success: [200],
  reply: Spoken,
  session: 'none',
  // The screen answers an unknown address as it answers a known one.
  errors: { preset: 'own', on: { 422: 'own', 429: 'own' } },
  contract: 'assumed',
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  number: 'X-007',
  says: 'Sets a new password with the token of a mail, once (A-17, A-18, L10).',
  method: 'POST',
  path: 'reset-password',
  body: NewPassword,
  success: [200],
  reply: Spoken,
  session: 'none',
  errors: { preset: 'tray' },
  contract: 'assumed',
});
