import type { Expectations } from '../expectation.ts';
import type * as profile from './profile.endpoints.ts';
import type * as twoFactor from './two-factor.endpoints.ts';

export const expectations = {
  calls: {
    getMe: {
      failures: 't t t t t t t t t t',
      screen: 'every page (the app does not start without it)',
      // the caller of the boot overrides the policy.
      readings: { errors: ['own at boot, tray later', 'tray'] },
    },
    listUsers: {
      failures: 't s s t s s s t s s',
      screen: 'the reset of training',
      deviations: { query: ['organisation_id, page, per_page', '0115'] },
    },
    viewAvatar: {
      failures: 's s s s s s s s s s',
      screen: 'the person’s picture in the menu',
      deviations: { query: ['avatar_id', '0300'] },
    },
    updateProfile: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'a profile is changed in one’s own name (G-04)'],
      screen: 'saving the profile',
      readings: { errors: ['own + 422', 'own'] },
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'] },
    },
    updatePassword: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'a password is its owner’s alone (G-04)'],
      screen: 'saving a password',
      readings: { errors: ['own + 422', 'own'] },
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'] },
    },
    confirmPassword: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'how somebody signs in is their own (G-04)'],
      screen: 'confirming the password before two-factor changes',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'] },
    },
    getPasswordStatus: {
      failures: 't s s t s s s t s s',
      screen: 'going on after a confirmation whose answer was lost',
    },
    enableTwoFactor: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'how somebody signs in is their own (G-04)'],
      screen: 'beginning to set up two-factor',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'] },
    },
    getQrCode: {
      failures: 't o o t o o o t o o',
      screen: 'the QR code of a set-up',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'] },
    },
    getSecretKey: {
      failures: 't s s t s s s t s s',
      screen: 'the secret as text',
    },
    confirmTwoFactorSetup: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'how somebody signs in is their own (G-04)'],
      screen: 'the code that turns two-factor on',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'] },
    },
    disableTwoFactor: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'how somebody signs in is their own (G-04)'],
      screen: 'turning two-factor off',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'] },
    },
    listRecoveryCodes: {
      failures: 't o o t o o o t o o',
      screen: 'the recovery codes',
      readings: { call: ['GET / POST user/two-factor-recovery-codes', 'GET user/two-factor-recovery-codes'] },
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'] },
    },
    replaceRecoveryCodes: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'how somebody signs in is their own (G-04)'],
      screen: 'new recovery codes',
      deviations: {
        call: ['POST user/two-factor-recovery-codes', '0302'],
        errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0302'],
      },
    },
  },
  assumptions: [
    {
      of: ['getMe'],
      part: 'query',
      at: 'with',
      question: 'Are the parts named `employers`, `groups`, `organisations.clients` and so on?',
      decision: 'X-008',
      isPinned: false,
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.settings.impersonation_super_only',
      question: 'Which setting says that View As is for super users alone?',
      decision: 'H-02',
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.settings.welcome_video_captions_id',
      question: 'Which file holds the captions of the welcome video?',
      decision: 'N-19',
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.settings.late_fee_terms',
      question: 'Which setting holds the Terms and Conditions about late cancellation fees, as authored HTML?',
      decision: '0293',
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.fields.label',
      question: 'Is the name of an organisation’s field `label`?',
      decision: '0299',
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.fields.hint',
      question: 'Is the sentence beside a field `hint`?',
      decision: '0299',
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.fields.required',
      question: 'Does `required` say that a field must be filled in?',
      decision: '0299',
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.fields.options',
      question: 'Are the groups that a field chooses from its `options`, with `id` and `name`?',
      decision: '0299',
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.fields.years',
      question:
        'Are the whole years that a history of addresses must cover `years`, with the message of that condition as `message`?',
      decision: '0299',
    },
    {
      of: ['getMe', 'updateProfile'],
      part: 'reply',
      at: 'organisations.fields.maximum',
      question: 'Is the most addresses `maximum`?',
      decision: '0299',
    },
    {
      of: ['updateProfile'],
      part: 'refusal',
      status: 422,
      question:
        'Do errors of an organisation’s field stand at `fields.<key>`, and those of an address at `fields.<key>.0.from_month`?',
      decision: '0299',
    },
    {
      of: ['viewAvatar'],
      part: 'query',
      at: 'avatar_id',
      question: 'May the address of a picture name it as `avatar_id`?',
      decision: '0300',
    },
    {
      of: ['confirmPassword'],
      part: 'call',
      question: 'Is it Fortify’s `POST user/confirm-password`, answered with 201, and 422 at `password`?',
      decision: 'L11',
    },
    {
      of: ['getPasswordStatus'],
      part: 'call',
      question: 'Is it Fortify’s `GET user/confirmed-password-status`?',
      decision: 'L12',
    },
    {
      of: ['enableTwoFactor', 'disableTwoFactor'],
      part: 'call',
      question: 'Are they Fortify’s calls, and is a second beginning without effect?',
      decision: 'L14',
    },
    {
      of: ['getQrCode', 'getSecretKey'],
      part: 'call',
      question: 'Are they Fortify’s calls, empty or 404 where nothing was begun?',
      decision: 'L15',
    },
    { of: ['getQrCode'], part: 'reply', at: 'svg', question: 'Is the picture an SVG in `svg`?', decision: 'L15' },
    {
      of: ['getSecretKey'],
      part: 'reply',
      at: 'secretKey',
      question: 'Is the secret `secretKey`, in camel case?',
      decision: 'L15',
    },
    {
      of: ['getSecretKey'],
      part: 'refusal',
      status: 404,
      question: 'Is it a 404 where no set-up was begun?',
      decision: 'L15',
    },
    {
      of: ['getSecretKey'],
      part: 'refusal',
      status: 423,
      question: 'Is the secret refused with 423 until the password was confirmed?',
      decision: 'L13',
    },
    {
      of: ['confirmTwoFactorSetup'],
      part: 'call',
      question: 'Is it Fortify’s `POST user/confirmed-two-factor-authentication`, with 422 at `code`?',
      decision: 'L16',
    },
    {
      of: ['listRecoveryCodes', 'replaceRecoveryCodes'],
      part: 'call',
      question: 'Are there recovery codes, as in Fortify?',
      decision: 'L17',
    },
    { of: ['updateProfile'], part: 'call', question: 'Is the profile saved by PUT, or by POST?', decision: 'G-07' },
    { of: ['updatePassword'], part: 'call', question: 'Is the password saved by PUT, or by POST?', decision: 'G-11' },
  ],
} as const satisfies Expectations<typeof profile & typeof twoFactor>;
