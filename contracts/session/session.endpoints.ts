import * as z from 'zod/mini';
import { NO_REPLY, publicPost } from '../endpoint-presets.ts';
import { endpoint } from '../endpoint.ts';
import { AuthResponse, Credentials, ForgottenPassword, NewPassword, Spoken, TwoFactorCode } from './session.schema.ts';

export const getCsrfCookie = endpoint({
  name: 'getCsrfCookie',
  number: 'X-001',
  description: 'Sets the session cookie and the readable XSRF-TOKEN cookie (L1).',
  method: 'GET',
  path: 'sanctum/csrf-cookie',
  success: [204],
  ...NO_REPLY,
  session: 'none',
  errors: { preset: 'own' },
  contract: 'known',
});

export const login = publicPost({
  name: 'login',
  number: 'X-002',
  description:
    'Signs in with a password or with the token of a link (A-10, A-03). The name of the organisation in the body is assumed (A-04).',
  path: 'login',
  viewing: 'harmless',
  body: Credentials,
  reply: AuthResponse,
  // the catalogue of errors ties the words to 401 and 403, Laravel refuses with 422 and 429 (L5, L6).
  errors: { preset: 'own', on: { 401: 'own', 403: 'own', 422: 'own', 429: 'own' } },
  contract: 'partly',
});

export const identify = publicPost({
  name: 'identify',
  number: 'X-003',
  description: 'Stands in the catalogue only: neither payload nor answer is shown (A-30).',
  path: 'identify',
  viewing: 'harmless',
  body: z.looseObject({ email: z.string() }),
  success: [204],
  ...NO_REPLY,
  errors: { preset: 'own' },
  contract: 'partly',
});

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  number: 'X-004',
  description:
    'Completes a sign-in with the six digits of an authenticator (A-11), or with a recovery code (L7, assumed).',
  method: 'POST',
  path: 'two-factor-authentication-confirm',
  viewing: 'harmless',
  body: TwoFactorCode,
  success: [204, 200],
  ...NO_REPLY,
  session: 'challenged',
  // A-12; a challenge that ran out answers 401 and 403 is on J-01's list.
  errors: { preset: 'own', on: { 401: 'own', 403: 'own', 422: 'own', 429: 'own' } },
  contract: 'known',
});

export const logout = publicPost({
  name: 'logout',
  number: 'X-005',
  description: 'Ends the session (A-28, L8).',
  path: 'logout',
  viewing: 'harmless',
  success: [204],
  ...NO_REPLY,
  errors: { preset: 'silent' },
  contract: 'assumed',
});

export const forgotPassword = publicPost({
  name: 'forgotPassword',
  number: 'X-006',
  description: 'Mails the instructions to reset a password (A-16, L9).',
  path: 'forgot-password',
  viewing: 'harmless',
  body: ForgottenPassword,
  reply: Spoken,
  // The screen answers an unknown address as it answers a known one.
  errors: { preset: 'own', on: { 422: 'own', 429: 'own' } },
  contract: 'assumed',
});

export const resetPassword = publicPost({
  name: 'resetPassword',
  number: 'X-007',
  description: 'Sets a new password with the token of a mail, once (A-17, A-18, L10).',
  path: 'reset-password',
  viewing: 'harmless',
  body: NewPassword,
  reply: Spoken,
  errors: { preset: 'tray' },
  contract: 'assumed',
});
