import { startAnew, startSession } from '#e2e/lib/enter.ts';
import { RegistrationPage } from '#e2e/pages/registration-page.ts';
import {
  exempt,
  model,
  passedThrough,
  UNEXPECTED_ERROR,
  type EffectModel,
  type OutcomeSetup,
  type Visitor,
} from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { forgetJonah, knowJonah, removeGroups, setMembership } from './registration-world.ts';

/** What the catalogue keeps of the context. */
interface Position {
  readonly isSignedIn: boolean;
}

const PATH = '/register/harbour';
const WHERE_AMARA_BELONGS = '/register/northgate';
const MEMBER = 'loadRegistration: the person belongs to it';
const FAILED: OutcomeSetup = { fault: { status: 500 } };

const screenOf = ({ page }: Visitor) => new RegistrationPage(page);

const seeText = async (visitor: Visitor, text: string | RegExp): Promise<void> =>
  see(screenOf(visitor).main.getByText(text)).toBeVisible();
const seeForm = async (visitor: Visitor): Promise<void> => see(screenOf(visitor).human).toBeVisible();
const seeBusy = async (visitor: Visitor): Promise<void> =>
  see(visitor.page.getByRole('button', { name: /^(Registering|Joining)…$/ })).toHaveAttribute('aria-disabled', 'true');
const seeElsewhere = async ({ page }: Visitor): Promise<void> => see(page).not.toHaveURL(/\/register\//);

const signIn: EffectModel = {
  call: 'login',
  setups: {
    'somebody is signed in': { prepare: ({ demo }) => knowJonah(demo, { two_factor_secret: null }) },
    'the account is not known': { fault: { status: 422 } },
    'a code is due': {
      prepare: ({ demo }) => knowJonah(demo, { two_factor_secret: tomWhitfield.two_factor_secret }),
    },
    'no answer came': FAILED,
    unexpectedError: UNEXPECTED_ERROR,
  },
};

const membership: EffectModel = {
  call: 'getMe',
  setups: {
    'the organisation is there': { prepare: ({ demo }) => setMembership(demo, true) },
    'the organisation is not there': { prepare: ({ demo }) => setMembership(demo, false) },
    'no answer came': FAILED,
    unexpectedError: UNEXPECTED_ERROR,
  },
};

/** A new account: what would be arranged for it would be there before it is made. */
const signInOfANewAccount: EffectModel = {
  ...signIn,
  setups: {
    ...signIn.setups,
    'somebody is signed in': {},
    'a code is due': exempt('a new account has no two-factor'),
  },
};
const profileOfANewMember: EffectModel = {
  ...membership,
  setups: {
    ...membership.setups,
    'the organisation is there': {},
    'the organisation is not there': exempt('the server has just taken the person into it'),
  },
};

/** Registration with Harbour, as a stranger and as Amara. */
export const flow = model<typeof registrationMachine, 'registration', Position>({
  // 401: whoever was here before.
  statuses: [401, 403, 419, 422, 429, 500, 503],
  httpDoor: exempt(
    'a production build registers nobody without a human check; one that has it tells the story (session/configured-build.e2e.ts)',
  ),
  inputs: {
    'nobody is signed in': {
      prepare: ({ page, demo }) => startAnew(page, demo),
      open: async ({ page }) => void (await page.goto(PATH, { waitUntil: 'commit' })),
    },
    'somebody is signed in': {
      prepare: async ({ page, demo }) => {
        await startAnew(page, demo);
        await startSession(page, demo, amaraOsei);
      },
      open: async ({ page, ahead: [next] }) =>
        void (await page.goto(next === MEMBER ? WHERE_AMARA_BELONGS : PATH, { waitUntil: 'commit' })),
    },
  },
  events: {
    submitted: async (visitor) => {
      const screen = screenOf(visitor);
      if ((await screen.email.count()) > 0) await screen.introduce();
      await screen.choose();
      await screen.tick();
      await screen.submit.click();
    },
    retried: (visitor) => screenOf(visitor).button('Ask again').click(),
  },
  effects: {
    loadRegistration: {
      call: 'getRegistration',
      setups: {
        'it takes registrations': {},
        'it has no groups': { prepare: ({ demo }) => removeGroups(demo) },
        'the person belongs to it': {},
        'it did not come': FAILED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    register: {
      call: 'register',
      setups: {
        registered: { prepare: ({ demo }) => forgetJonah(demo) },
        'the address is taken': { prepare: ({ demo }) => knowJonah(demo, { password: 'another password' }) },
        'the human check was refused': { fault: { status: 422 } },
        'they belong to it': { prepare: ({ demo }) => setMembership(demo, true) },
        'it was too often': { fault: { status: 429 } },
        'no answer came': FAILED,
        // A server that was seeded anew knows no session.
        'the session is over': { prepare: ({ demo }) => demo.reset() },
        'the server is down': {
          fault: { status: 503 },
          tells: async ({ page }) =>
            see(page.getByRole('alert').filter({ hasText: 'Undergoing Maintenance' })).toBeVisible(),
        },
        'the call failed': { fault: { status: 403 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    signInAfterwards: signInOfANewAccount,
    askBySigningIn: signIn,
    readProfile: profileOfANewMember,
    askMembership: membership,
  },
  states: {
    'registration.loading': (visitor) => seeText(visitor, 'One moment…'),
    'registration.left': seeElsewhere,
    'registration.closed': (visitor) =>
      seeText(visitor, "Sorry, it's not currently possible to register with Harbour Volunteers."),
    'registration.member': (visitor) => seeText(visitor, 'You already belong to Northgate Care Group.'),
    'registration.filling': async (visitor, { isSignedIn }) => {
      await seeForm(visitor);
      await see(screenOf(visitor).submit).toHaveText(isSignedIn ? 'Join' : 'Register');
      if (!isSignedIn) await see(screenOf(visitor).password).toHaveValue('');
    },
    'registration.filling.plain': async (visitor) =>
      see(screenOf(visitor).main.locator('form').getByRole('alert')).toHaveCount(0),
    'registration.filling.refused': async (visitor) =>
      see(screenOf(visitor).main.getByRole('alert')).toContainText('Sorry, please check the following:'),
    'registration.filling.throttled': (visitor) => seeText(visitor, 'That was too often'),
    'registration.filling.notDone': (visitor) => seeText(visitor, 'Oops, something went wrong!'),
    'registration.sending': seeBusy,
    'registration.accepted': seeBusy,
    'registration.accepted.choosing': passedThrough('who is signed in is known'),
    'registration.accepted.signingIn': seeBusy,
    'registration.accepted.reading': seeBusy,
    'registration.asking': async (visitor) => {
      await seeBusy(visitor);
      await seeText(visitor, 'One moment, we are asking whether it worked.');
    },
    'registration.asking.choosing': passedThrough('who is signed in is known'),
    'registration.asking.signingIn': seeBusy,
    'registration.asking.membership': seeBusy,
    'registration.asking.deciding': passedThrough('what the server refused is known'),
    'registration.unconfirmed': (visitor) => seeText(visitor, 'We do not know yet whether it worked.'),
    'registration.registered': (visitor) => seeText(visitor, 'You are registered with Harbour Volunteers.'),
    'registration.codeDue': (visitor) => seeText(visitor, 'This account asks for a code.'),
    'registration.recognised': async (visitor) => see(screenOf(visitor).button('Join')).toBeVisible(),
    'registration.signedOut': async (visitor) => see(screenOf(visitor).button('Register')).toBeVisible(),
    'registration.welcomed': seeElsewhere,
  },
  // A stranger has no membership, and nobody signed in types an address. Where one leads to is another page.
  isPossible: ({ name }, { position, states, previous }) => {
    if (states.some((id) => /\.(left|welcomed|recognised|signedOut)$/u.test(id))) return false;
    if (previous === 'register: they belong to it' && name === 'askMembership: the organisation is not there')
      return false;
    if ([MEMBER, 'register: they belong to it', 'register: the session is over'].includes(name))
      return position.isSignedIn;
    return name !== 'register: the address is taken' || !position.isSignedIn;
  },
});
