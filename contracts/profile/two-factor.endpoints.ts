import { authenticatedGet, authenticatedPost, NO_REPLY, OWN_ERRORS } from '../endpoint-presets.ts';
import { endpoint } from '../endpoint.ts';
import {
  PasswordConfirmation,
  PasswordStatus,
  QrCode,
  RecoveryCodes,
  SecretKey,
  SetupCode,
} from './two-factor.schema.ts';

export const confirmPassword = authenticatedPost({
  name: 'confirmPassword',
  number: 'X-010',
  description: 'Confirms the own password for three hours (G-12, L11).',
  path: 'user/confirm-password',
  viewing: 'refused',
  body: PasswordConfirmation,
  success: [201],
  ...NO_REPLY,
  errors: OWN_ERRORS,
  contract: 'assumed',
});

export const getPasswordStatus = authenticatedGet({
  name: 'getPasswordStatus',
  number: 'X-011',
  description: 'Whether the password is still confirmed (L12): asked where a confirmation was left without an answer.',
  path: 'user/confirmed-password-status',
  reply: PasswordStatus,
  errors: { preset: 'silent' },
  contract: 'assumed',
});

export const enableTwoFactor = authenticatedPost({
  name: 'enableTwoFactor',
  number: 'X-012',
  description:
    'Begins to set up two-factor: a secret and recovery codes that count once a code of it was right (L14). Asked for twice, the first secret stays.',
  path: 'user/two-factor-authentication',
  viewing: 'refused',
  ...NO_REPLY,
  errors: OWN_ERRORS,
  contract: 'assumed',
});

export const getQrCode = authenticatedGet({
  name: 'getQrCode',
  number: 'X-013',
  description:
    'The secret as a picture and as the address of an authenticator (L15). An empty list where none was begun.',
  path: 'user/two-factor-qr-code',
  reply: QrCode,
  errors: OWN_ERRORS,
  contract: 'assumed',
});

export const getSecretKey = authenticatedGet({
  name: 'getSecretKey',
  number: 'X-014',
  description: 'The secret as text, for whoever cannot scan it (G-17).',
  path: 'user/two-factor-secret-key',
  reply: SecretKey,
  errors: { preset: 'silent' },
  contract: 'assumed',
});

export const confirmTwoFactorSetup = authenticatedPost({
  name: 'confirmTwoFactorSetup',
  number: 'X-015',
  description: 'Turns two-factor on with a code of the authenticator (L16).',
  path: 'user/confirmed-two-factor-authentication',
  viewing: 'refused',
  body: SetupCode,
  ...NO_REPLY,
  errors: OWN_ERRORS,
  contract: 'assumed',
});

export const disableTwoFactor = endpoint({
  name: 'disableTwoFactor',
  number: 'X-016',
  description: 'Turns two-factor off, or gives up a set-up that was begun (G-13, L14, W-11).',
  method: 'DELETE',
  path: 'user/two-factor-authentication',
  viewing: 'refused',
  success: [200],
  ...NO_REPLY,
  session: 'required',
  errors: OWN_ERRORS,
  contract: 'assumed',
});

export const listRecoveryCodes = authenticatedGet({
  name: 'listRecoveryCodes',
  number: 'X-017',
  description: 'The recovery codes (G-18, L17). An API without them answers 404.',
  path: 'user/two-factor-recovery-codes',
  reply: RecoveryCodes,
  errors: OWN_ERRORS,
  contract: 'assumed',
});

export const replaceRecoveryCodes = authenticatedPost({
  name: 'replaceRecoveryCodes',
  number: 'X-017',
  description: 'Makes new recovery codes; the former ones sign nobody in any more (L17).',
  path: 'user/two-factor-recovery-codes',
  viewing: 'refused',
  ...NO_REPLY,
  errors: OWN_ERRORS,
  contract: 'assumed',
});
