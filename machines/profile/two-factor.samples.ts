import { entry } from '../catalogue-entry.ts';
import { twoFactorMachine } from './two-factor.machine.ts';
import type {
  ConfirmPasswordResult,
  ConfirmSetupResult,
  DisableResult,
  EnableResult,
  LoadCodesResult,
  LoadSetupResult,
  PasswordStatusResult,
  ReplaceCodesResult,
  StepRefusal,
  WhetherOnResult,
} from './two-factor.setup.ts';

const unexpectedError = { error: new Error('an effect broke') };
const WAIT_SECONDS = 42;

const refused = <const Reason extends string>(
  reason: Reason,
  waitSeconds: number | null = null,
): { readonly output: StepRefusal<Reason> } => ({ output: { ok: false, reason, waitSeconds } });

const expired = refused('expired');
const throttled = refused('throttled', WAIT_SECONDS);
const unknown = refused('unknown');
const told = refused('told');
const failed = refused('failed');

const whether = {
  'it is on': { output: { ok: true, isOn: true } satisfies WhetherOnResult },
  'it is off': { output: { ok: true, isOn: false } satisfies WhetherOnResult },
  'the call failed': { output: { ok: false } satisfies WhetherOnResult },
  unexpectedError,
};

/** The chart of two-factor with everything that can happen to it. */
export const twoFactorEntry = entry({
  name: 'two-factor',
  area: 'profile',
  description: 'Setting two-factor up with a QR code and recovery codes, turning it off, and new recovery codes.',
  machine: twoFactorMachine,
  inputs: {
    'set up, and it is off': { purpose: 'setUp', isOn: false },
    'set up, and it is on': { purpose: 'setUp', isOn: true },
    'turn off, and it is on': { purpose: 'turnOff', isOn: true },
    'turn off, and it is off': { purpose: 'turnOff', isOn: false },
    'recovery codes, and it is on': { purpose: 'codes', isOn: true },
    'recovery codes, and it is off': { purpose: 'codes', isOn: false },
  },
  events: {
    'password submitted': { type: 'password.submitted', password: 'waymark-demo' },
    'nothing submitted': { type: 'password.submitted', password: '' },
    'added to the phone': { type: 'added' },
    'QR code requested again': { type: 'qr.requested' },
    'code submitted': { type: 'code.submitted', code: '123 456' },
    'short code submitted': { type: 'code.submitted', code: '123' },
    retried: { type: 'retried' },
    'recovery codes saved': { type: 'codes.saved' },
    'box ticked': { type: 'box.ticked' },
    'box cleared': { type: 'box.cleared' },
    finished: { type: 'finished' },
    'new codes requested': { type: 'replacement.requested' },
    'new codes confirmed': { type: 'replacement.confirmed' },
    'new codes declined': { type: 'replacement.declined' },
    'turned on elsewhere': { type: 'flag.changed', isOn: true },
    'turned off elsewhere': { type: 'flag.changed', isOn: false },
    started: { type: 'started' },
  },
  outcomes: {
    confirmPassword: {
      'the password is right': { output: { ok: true } satisfies ConfirmPasswordResult },
      'the password is wrong': refused('wrong') satisfies { output: ConfirmPasswordResult },
      'there were too many tries': throttled satisfies { output: ConfirmPasswordResult },
      'no answer came': unknown satisfies { output: ConfirmPasswordResult },
      'the server is down': told satisfies { output: ConfirmPasswordResult },
      'the call failed': failed satisfies { output: ConfirmPasswordResult },
      unexpectedError,
    },
    askPasswordStatus: {
      'it is confirmed': { output: { ok: true, confirmed: true } satisfies PasswordStatusResult },
      'it is not confirmed': { output: { ok: true, confirmed: false } satisfies PasswordStatusResult },
      'the call failed': { output: { ok: false } satisfies PasswordStatusResult },
      unexpectedError,
    },
    enableTwoFactor: {
      'a set-up began': { output: { ok: true } satisfies EnableResult },
      'the confirmation has expired': expired satisfies { output: EnableResult },
      'it was too often': throttled satisfies { output: EnableResult },
      'no answer came': unknown satisfies { output: EnableResult },
      'the call failed': failed satisfies { output: EnableResult },
      unexpectedError,
    },
    loadSetup: {
      'QR code and key came': { output: { ok: true } satisfies LoadSetupResult },
      'no set-up has begun': refused('notBegun') satisfies { output: LoadSetupResult },
      'the confirmation has expired': expired satisfies { output: LoadSetupResult },
      'it was too often': throttled satisfies { output: LoadSetupResult },
      'the call failed': failed satisfies { output: LoadSetupResult },
      unexpectedError,
    },
    confirmSetup: {
      'the code is right': { output: { ok: true } satisfies ConfirmSetupResult },
      'the code is wrong': refused('wrong') satisfies { output: ConfirmSetupResult },
      'the confirmation has expired': expired satisfies { output: ConfirmSetupResult },
      'there were too many codes': throttled satisfies { output: ConfirmSetupResult },
      'no answer came': unknown satisfies { output: ConfirmSetupResult },
      'the server is down': told satisfies { output: ConfirmSetupResult },
      'the call failed': failed satisfies { output: ConfirmSetupResult },
      unexpectedError,
    },
    askAfterCode: whether,
    askAfterDisabling: whether,
    loadCodes: {
      'the codes came': { output: { ok: true } satisfies LoadCodesResult },
      'this API has none': refused('absent') satisfies { output: LoadCodesResult },
      'the confirmation has expired': expired satisfies { output: LoadCodesResult },
      'it was too often': throttled satisfies { output: LoadCodesResult },
      'the call failed': failed satisfies { output: LoadCodesResult },
      unexpectedError,
    },
    replaceCodes: {
      'new codes were made': { output: { ok: true } satisfies ReplaceCodesResult },
      'the confirmation has expired': expired satisfies { output: ReplaceCodesResult },
      'it was too often': throttled satisfies { output: ReplaceCodesResult },
      'no answer came': unknown satisfies { output: ReplaceCodesResult },
      'the call failed': failed satisfies { output: ReplaceCodesResult },
      unexpectedError,
    },
    disableTwoFactor: {
      'it is off': { output: { ok: true } satisfies DisableResult },
      'the confirmation has expired': expired satisfies { output: DisableResult },
      'it was too often': throttled satisfies { output: DisableResult },
      'no answer came': unknown satisfies { output: DisableResult },
      'the server is down': told satisfies { output: DisableResult },
      'the call failed': failed satisfies { output: DisableResult },
      unexpectedError,
    },
  },
  distinguish: ({ purpose, isOn, next, areCodesNew, hasJustBegun }) => ({
    purpose,
    isOn,
    next,
    areCodesNew,
    hasJustBegun,
  }),
});
