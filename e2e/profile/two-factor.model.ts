import { startAnew, startSession } from '#e2e/lib/enter.ts';
import { TwoFactorPage } from '#e2e/pages/two-factor-page.ts';
import { tellTabs } from '#e2e/session/view-as.world.ts';
import {
  model,
  passedThrough,
  UNEXPECTED_ERROR,
  type EffectModel,
  type OutcomeSetup,
  type Visitor,
} from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { twoFactorMachine } from '#machines/profile/two-factor.machine.ts';
import type { TwoFactorInput, TwoFactorPurpose } from '#machines/profile/two-factor.setup.ts';
import { clearSetup, ensureSetup, wrongCode, setTwoFactor } from './two-factor-world.ts';

/** What the catalogue keeps of the context. */
interface Position extends TwoFactorInput {
  readonly areCodesNew: boolean;
}

const PATHS: Readonly<Record<TwoFactorPurpose, string>> = {
  setUp: '/profile/security/two-factor',
  turnOff: '/profile/security/two-factor/off',
  codes: '/profile/security/two-factor/codes',
};

/** Longer than a password stays confirmed (L12). */
const PAST_THE_CONFIRMATION = '181m';
const FAILED: OutcomeSetup = { fault: { status: 500 } };
const REFUSED: OutcomeSetup = { fault: { status: 403 } };
const EXPIRED: OutcomeSetup = { fault: { status: 423 } };
const THROTTLED: OutcomeSetup = { fault: { status: 429 } };
const LOST: OutcomeSetup = { fault: { kind: 'lost' } };
const CAME = 'loadSetup: QR code and key came';
const NOT_BEGUN = 'loadSetup: no set-up has begun';

/** The server is down, and the tray above the page says so (J-06). */
const DOWN: OutcomeSetup = {
  fault: { status: 503 },
  tells: async ({ page }) => see(page.getByRole('alert').filter({ hasText: 'Undergoing Maintenance' })).toBeVisible(),
};

/** A call in which one of these is active is on its way: what happens elsewhere comes before or after it. */
const BUSY = /\.(checking|asking|enabling|loadingQr|loadingCodes|replacing|sending)$/u;
const ASKS_PERSON = 'twoFactor.showingCodes.asking';

const screenOf = ({ page }: Visitor) => new TwoFactorPage(page);

/** Outcomes of the calls that follow by themselves. */
const answersAhead = ({ ahead }: Visitor): readonly string[] => {
  const end = ahead.findIndex((name) => !name.includes(': '));
  return end === -1 ? ahead : ahead.slice(0, end);
};

/** Makes true on the server what the next answer says of a set-up, unless a call before it does. */
const arrange = async (visitor: Visitor): Promise<void> => {
  const answers = answersAhead(visitor);
  const first = answers.find((name) => name === CAME || name === NOT_BEGUN);
  if (first === NOT_BEGUN) await clearSetup(visitor.demo);
  else if (first === CAME) await ensureSetup(visitor.demo);
};

const press = (name: string) => async (visitor: Visitor) => {
  await arrange(visitor);
  await screenOf(visitor).button(name).click();
};

const whether: EffectModel = {
  call: 'getMe',
  setups: {
    'it is on': { prepare: ({ demo }) => setTwoFactor(demo, true) },
    'it is off': { prepare: ({ demo }) => setTwoFactor(demo, false) },
    'the call failed': FAILED,
    unexpectedError: UNEXPECTED_ERROR,
  },
};

const seeHeading = async (visitor: Visitor, text: string | RegExp): Promise<void> =>
  see(screenOf(visitor).heading).toHaveText(text);
const seeText = async (visitor: Visitor, text: string | RegExp): Promise<void> =>
  see(screenOf(visitor).main.getByText(text)).toBeVisible();
const seeAlert = async (visitor: Visitor, text: string | RegExp): Promise<void> =>
  see(screenOf(visitor).main.getByRole('alert').filter({ hasText: text })).toBeVisible();
const seeNoAlert = async (visitor: Visitor): Promise<void> =>
  see(
    screenOf(visitor)
      .main.getByRole('alert')
      .filter({ hasText: /Oops|heard back/ }),
  ).toHaveCount(0);
const seeBusy = async (visitor: Visitor, text: RegExp): Promise<void> =>
  see(screenOf(visitor).page.getByRole('button', { name: text })).toHaveAttribute('aria-disabled', 'true');
const seeLoading = async (visitor: Visitor, text: string): Promise<void> =>
  see(visitor.page.getByRole('status').filter({ hasText: text })).toBeAttached();
const seeCodes = async (visitor: Visitor): Promise<void> => see(screenOf(visitor).recoveryCodes).toHaveCount(8);
const seeAddress = async ({ page }: Visitor, { purpose }: Position): Promise<void> =>
  see(page).toHaveURL(new RegExp(`${PATHS[purpose]}$`));

const open = (purpose: TwoFactorPurpose, isOn: boolean) => ({
  prepare: async ({ page, demo }: Visitor) => {
    await startAnew(page, demo);
    await startSession(page, demo, amaraOsei);
    await setTwoFactor(demo, isOn);
  },
  open: async ({ page }: Visitor) => void (await page.goto(PATHS[purpose], { waitUntil: 'commit' })),
});

/** Two-factor, at its three addresses. */
export const flow = model<typeof twoFactorMachine, 'twoFactor', Position>({
  // 401: the session of the walk before.
  statuses: [401, 403, 404, 422, 423, 429, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'set up, and it is off': open('setUp', false),
    'set up, and it is on': open('setUp', true),
    'turn off, and it is on': open('turnOff', true),
    'turn off, and it is off': open('turnOff', false),
    'recovery codes, and it is on': open('codes', true),
    'recovery codes, and it is off': open('codes', false),
  },
  events: {
    'password.submitted': async (visitor, { password }) => {
      await arrange(visitor);
      await screenOf(visitor).confirmPassword(
        visitor.ahead[0] === 'confirmPassword: the password is wrong' ? `not ${password}` : password,
      );
    },
    added: press('I have added it'),
    'qr.requested': press('Show the QR code again'),
    'code.submitted': async (visitor) => {
      const code = await visitor.demo.totp(amaraOsei.email);
      await screenOf(visitor).enterCode(
        visitor.ahead[0] === 'confirmSetup: the code is wrong' ? wrongCode(code) : code,
      );
    },
    retried: async (visitor) => {
      await arrange(visitor);
      await visitor.page.getByRole('button', { name: /^(Check|Try) again$/ }).click();
    },
    'codes.saved': press('Download'),
    'box.ticked': (visitor) => screenOf(visitor).box.click(),
    'box.cleared': (visitor) => screenOf(visitor).box.click(),
    finished: press('Finish'),
    'replacement.requested': press('Make new codes'),
    'replacement.confirmed': (visitor) =>
      screenOf(visitor).question.getByRole('button', { name: 'Make new codes' }).click(),
    'replacement.declined': (visitor) => screenOf(visitor).question.getByRole('button', { name: 'Keep these' }).click(),
    'flag.changed': async ({ page, demo }, { isOn }) => {
      await setTwoFactor(demo, isOn);
      await tellTabs(page, 'profile.changed');
    },
    started: (visitor) =>
      screenOf(visitor)
        .main.getByRole('button', { name: /^(Set up two-factor|Turn it off|Show recovery codes)$/ })
        .click(),
  },
  effects: {
    confirmPassword: {
      call: 'confirmPassword',
      setups: {
        'the password is right': {},
        'the password is wrong': {},
        'there were too many tries': THROTTLED,
        'no answer came': ([next]) => (next === 'askPasswordStatus: it is confirmed' ? LOST : FAILED),
        'the server is down': DOWN,
        'the call failed': REFUSED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    askPasswordStatus: {
      call: 'getPasswordStatus',
      setups: {
        'it is confirmed': {},
        'it is not confirmed': { prepare: ({ demo }) => demo.advance(PAST_THE_CONFIRMATION) },
        'the call failed': FAILED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    enableTwoFactor: {
      call: 'enableTwoFactor',
      setups: {
        // The server says so and has none.
        'a set-up began': ([next]) => (next === NOT_BEGUN ? { fault: { status: 200 } } : {}),
        'the confirmation has expired': EXPIRED,
        'it was too often': THROTTLED,
        'no answer came': FAILED,
        'the call failed': REFUSED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    loadSetup: {
      call: 'getQrCode',
      setups: {
        'QR code and key came': {},
        'no set-up has begun': {},
        'the confirmation has expired': EXPIRED,
        'it was too often': THROTTLED,
        'the call failed': FAILED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    confirmSetup: {
      call: 'confirmTwoFactorSetup',
      setups: {
        'the code is right': {},
        'the code is wrong': {},
        'the confirmation has expired': EXPIRED,
        'there were too many codes': THROTTLED,
        'no answer came': FAILED,
        'the server is down': DOWN,
        'the call failed': REFUSED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    askAfterCode: whether,
    askAfterDisabling: whether,
    loadCodes: {
      call: 'listRecoveryCodes',
      setups: {
        'the codes came': {},
        'this API has none': { fault: { status: 404 } },
        'the confirmation has expired': EXPIRED,
        'it was too often': THROTTLED,
        'the call failed': FAILED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    replaceCodes: {
      call: 'replaceRecoveryCodes',
      setups: {
        'new codes were made': {},
        'the confirmation has expired': EXPIRED,
        'it was too often': THROTTLED,
        'no answer came': LOST,
        'the call failed': REFUSED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    disableTwoFactor: {
      call: 'disableTwoFactor',
      setups: {
        'it is off': {},
        'the confirmation has expired': EXPIRED,
        'it was too often': THROTTLED,
        'no answer came': FAILED,
        'the server is down': DOWN,
        'the call failed': REFUSED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
  },
  states: {
    'twoFactor.opening': passedThrough('the profile is there already'),
    'twoFactor.off': async (visitor, position) => {
      await seeHeading(visitor, 'Two-factor is off');
      await seeAddress(visitor, position);
    },
    'twoFactor.off.arriving': passedThrough('it begins, or stands, at once'),
    'twoFactor.off.already': async (visitor) =>
      see(screenOf(visitor).main.getByRole('link', { name: 'Set up two-factor' })).toBeVisible(),
    'twoFactor.off.finished': (visitor) => seeText(visitor, /^The codes on your phone count no more/),
    'twoFactor.off.elsewhere': (visitor) => seeText(visitor, 'It was turned off in another tab, or on another device.'),
    'twoFactor.on': async (visitor, position) => {
      await seeHeading(visitor, /^(Two-factor is on|Your new recovery codes count)$/);
      await seeAddress(visitor, position);
    },
    'twoFactor.on.arriving': passedThrough('it begins, or stands, at once'),
    'twoFactor.on.already': async (visitor) =>
      see(screenOf(visitor).main.getByRole('link', { name: 'Turn it off' })).toBeVisible(),
    'twoFactor.on.finished': async (visitor, { purpose }) =>
      purpose === 'setUp'
        ? see(screenOf(visitor).step('That is all')).toBeVisible()
        : seeHeading(visitor, 'Your new recovery codes count'),
    'twoFactor.on.elsewhere': (visitor) => seeText(visitor, 'It was turned on in another tab, or on another device.'),
    'twoFactor.on.withoutCodes': (visitor) => seeText(visitor, /^This portal has no recovery codes/),
    'twoFactor.confirmingPassword': async (visitor) => see(screenOf(visitor).password).toBeVisible(),
    'twoFactor.confirmingPassword.entering': async (visitor) => see(screenOf(visitor).submit).toBeVisible(),
    'twoFactor.confirmingPassword.entering.fresh': seeNoAlert,
    'twoFactor.confirmingPassword.entering.expired': async (visitor) => {
      await see(screenOf(visitor).step('Confirm your password again')).toBeVisible();
      await seeAlert(visitor, 'Too much time has passed since you last typed it.');
    },
    'twoFactor.confirmingPassword.entering.wrong': async (visitor) => {
      await seeText(visitor, 'Sorry, the password was incorrect. Please try again.');
      await see(screenOf(visitor).password).toHaveValue('');
      await see(screenOf(visitor).password).toBeFocused();
    },
    'twoFactor.confirmingPassword.entering.throttled': (visitor) => seeText(visitor, /^That was tried too often\./),
    'twoFactor.confirmingPassword.entering.failed': (visitor) => seeAlert(visitor, /^Oops!/),
    'twoFactor.confirmingPassword.checking': (visitor) => seeBusy(visitor, /^(Checking|Turning off)…$/),
    'twoFactor.confirmingPassword.asking': (visitor) => seeBusy(visitor, /^(Checking|Turning off)…$/),
    'twoFactor.goingOn': passedThrough('the step that the password opens comes at once'),
    'twoFactor.enabling': (visitor) => seeLoading(visitor, 'Loading the QR code'),
    'twoFactor.loadingQr': (visitor) => seeLoading(visitor, 'Loading the QR code'),
    'twoFactor.showingQr': async (visitor) => {
      await see(screenOf(visitor).step('Scan this with your phone')).toBeVisible();
      await see(screenOf(visitor).qrCode).toBeVisible();
      await see(screenOf(visitor).secretKey).toBeVisible();
    },
    'twoFactor.confirmingCode': async (visitor) => {
      await see(screenOf(visitor).step('Type the six digits')).toBeVisible();
      await see(screenOf(visitor).qrCode).toHaveCount(0);
    },
    'twoFactor.confirmingCode.entering': async (visitor) => see(screenOf(visitor).code).toBeVisible(),
    'twoFactor.confirmingCode.entering.fresh': seeNoAlert,
    'twoFactor.confirmingCode.entering.wrong': async (visitor) => {
      await seeText(visitor, 'Sorry, the code was incorrect. Please try again.');
      await see(screenOf(visitor).code).toHaveValue('');
      await see(screenOf(visitor).code).toBeFocused();
    },
    'twoFactor.confirmingCode.entering.throttled': (visitor) => seeText(visitor, /^That was tried too often\./),
    'twoFactor.confirmingCode.entering.failed': (visitor) => seeAlert(visitor, /^Oops!/),
    'twoFactor.confirmingCode.checking': (visitor) => seeBusy(visitor, /^Checking the code…$/),
    'twoFactor.confirmingCode.asking': (visitor) => seeBusy(visitor, /^Checking the code…$/),
    'twoFactor.confirmingCode.unconfirmed': (visitor) => seeAlert(visitor, 'Two-factor may be on already.'),
    'twoFactor.interrupted': async (visitor) => see(screenOf(visitor).button('Try again')).toBeVisible(),
    'twoFactor.interrupted.failed': (visitor) => seeAlert(visitor, 'Sorry, something went wrong. Please try again.'),
    'twoFactor.interrupted.throttled': (visitor) => seeAlert(visitor, 'That was tried too often.'),
    'twoFactor.loadingCodes': (visitor) => seeLoading(visitor, 'Loading the recovery codes'),
    'twoFactor.storingCodes': seeCodes,
    'twoFactor.storingCodes.unsaved': async (visitor) => {
      await see(screenOf(visitor).button('Finish')).toHaveAttribute('aria-disabled', 'true');
      await see(screenOf(visitor).box).not.toBeChecked();
    },
    'twoFactor.storingCodes.ticked': async (visitor) => see(screenOf(visitor).box).toBeChecked(),
    'twoFactor.storingCodes.saved': async (visitor) => {
      await seeText(visitor, 'The codes were downloaded.');
      await see(screenOf(visitor).button('Finish')).not.toHaveAttribute('aria-disabled', 'true');
    },
    'twoFactor.showingCodes': seeCodes,
    'twoFactor.showingCodes.reading': async (visitor) => see(screenOf(visitor).button('Make new codes')).toBeVisible(),
    'twoFactor.showingCodes.reading.plain': seeNoAlert,
    'twoFactor.showingCodes.reading.throttled': (visitor) => seeAlert(visitor, 'No new codes were made.'),
    'twoFactor.showingCodes.reading.failed': (visitor) => seeAlert(visitor, /^Oops!/),
    'twoFactor.showingCodes.asking': async (visitor) => see(screenOf(visitor).question).toBeVisible(),
    'twoFactor.showingCodes.replacing': (visitor) => seeBusy(visitor, /^Making new codes…$/),
    'twoFactor.disabling': async (visitor) => seeHeading(visitor, 'Turn off two-factor'),
    'twoFactor.disabling.sending': (visitor) => seeBusy(visitor, /^Turning off…$/),
    'twoFactor.disabling.asking': (visitor) => seeBusy(visitor, /^Turning off…$/),
    'twoFactor.disabling.unconfirmed': (visitor) => seeAlert(visitor, 'Two-factor may be off already.'),
  },
  // What happens elsewhere is heard where nothing is on its way, and only where it changes something.
  isPossible: ({ name }, { position, states }) =>
    !name.endsWith(' elsewhere') ||
    (position.isOn === (name === 'turned off elsewhere') && !states.some((id) => BUSY.test(id) && id !== ASKS_PERSON)),
});
