import type { Page } from '@playwright/test';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { nextRecoveryCode } from '#e2e/lib/recovery-code.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import {
  DELAYED_MS,
  model,
  passedThrough,
  UNEXPECTED_ERROR,
  type EffectModel,
  type Visitor,
  type OutcomeSetup,
} from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { endByServer } from './end-by-server.ts';
import { tellTabs } from './view-as.world.ts';

/** By what the attempt on its way signs in, null when none is. */
type Position = 'password' | 'link' | null;

const REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';
const FAILED: OutcomeSetup = { fault: { status: 500 } };
const OOPS = 'Oops, something went wrong!';
/** The same, of a call that leaves its failures to the tray (J-05). */
const FAILED_WITH_TRAY: OutcomeSetup = {
  ...FAILED,
  tells: async ({ page }) => see(page.getByRole('alert').filter({ hasText: OOPS })).toBeVisible(),
};

const signIn = ({ page }: Visitor) => new SignInPage(page);
const codeStep = ({ page }: Visitor) => new CodeStep(page);
const assigned = ({ page }: Visitor) => new HomePage(page);

/** Does something in another tab of the same browser, which closes once this one has shown what came of it. */
const elsewhere = async (visitor: Visitor, work: (page: Page) => Promise<void>): Promise<void> => {
  const page = await visitor.page.context().newPage();
  await work(page);
  visitor.later(() => page.close());
};

/** By the form: a production build offers nobody to choose from. */
const signInByForm = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await new SignInPage(page).signIn(amaraOsei.email);
};

/** This device remembers a session of Amara's, because she signed in here. */
const remember = async ({ page }: Visitor): Promise<void> => {
  await signInByForm(page);
  await see(new HomePage(page).account).toBeVisible({ timeout: 30_000 });
};

const mailLink = ({ demo }: Visitor): Promise<void> => demo.scenario('a sign-in link was mailed');

const followLink = async ({ page }: Visitor): Promise<void> => {
  await page.goto(`/login?email=${encodeURIComponent(amaraOsei.email)}&token=sign-in-token-of-amara`, {
    waitUntil: 'commit',
  });
};

const profile: EffectModel = {
  call: 'getMe',
  setups: {
    'somebody is signed in': {},
    'nobody is signed in': { fault: { status: 401 } },
    'the call failed': FAILED,
    unexpectedError: UNEXPECTED_ERROR,
  },
};

/** The form with everything in it, on its way. */
const seeBusyForm = async (visitor: Visitor, position: Position): Promise<void> => {
  await see(signIn(visitor).email).toBeVisible();
  await see(signIn(visitor).button('Signing in…')).toHaveAttribute('aria-disabled', 'true');
  await see(visitor.page).not.toHaveURL(/token=/);
  if (position === 'link') await see(signIn(visitor).email).toHaveValue(amaraOsei.email);
};

/** J-05, in the form and nowhere else (0130). */
const seeFailureInForm = async (visitor: Visitor): Promise<void> => {
  const notice = signIn(visitor).main.locator('form').getByRole('alert');
  await see(notice).toContainText(OOPS);
  await see(notice).toBeFocused();
  await see(visitor.page.getByRole('alert').filter({ hasText: OOPS })).toHaveCount(1);
};

/** Signing in, on `/login` and where it leads. */
export const flow = model<typeof loginMachine, 'login', Position>({
  statuses: [401, 403, 422, 429, 500],
  inputs: {
    'nothing remembered': { open: async ({ page }) => void (await page.goto('/login', { waitUntil: 'commit' })) },
    'a session remembered': {
      prepare: remember,
      open: async ({ page }) => void (await page.goto('/', { waitUntil: 'commit' })),
    },
    'a link': { prepare: mailLink, open: followLink },
    'a link and a session remembered': {
      prepare: async (visitor) => {
        // In this order: what mails the link begins anew, and a page that stands would hear that its session is over.
        await mailLink(visitor);
        await remember(visitor);
      },
      open: followLink,
    },
    'a code is due': {
      prepare: async ({ page }) => {
        await page.goto('/login');
        await new SignInPage(page).signIn(tomWhitfield.email);
        // The code of the step comes when one is due.
        await see(new CodeStep(page).code).toBeFocused({ timeout: 30_000 });
      },
      open: async ({ page }) => void (await page.reload({ waitUntil: 'commit' })),
    },
  },
  events: {
    submitted: async (visitor, { password }) => {
      const next = visitor.ahead.find((name) => name.startsWith('signIn: '));
      if (next === 'signIn: the password is right and a code is due')
        return signIn(visitor).signIn(tomWhitfield.email, password);
      return signIn(visitor).signIn(
        amaraOsei.email,
        next === 'signIn: the credentials are refused' ? `not ${password}` : password,
      );
    },
    'code.submitted': async (visitor, { by, code: typed }) => {
      if (by === 'recovery') {
        const next = visitor.ahead[0];
        return codeStep(visitor).enterRecoveryCode(
          next === 'confirmCode: the code is wrong' ? typed : nextRecoveryCode(),
        );
      }
      const code = await visitor.demo.totp(tomWhitfield.email);
      const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      await codeStep(visitor).enter(visitor.ahead[0] === 'confirmCode: the code is wrong' ? other : code);
    },
    'code.abandoned': (visitor) => codeStep(visitor).otherAccount.click(),
    'link.accepted': (visitor) => signIn(visitor).button(`Sign in as ${amaraOsei.email}`).click(),
    'link.declined': (visitor) =>
      signIn(visitor)
        .main.getByRole('button', { name: /^Stay signed in as / })
        .click(),
    retried: (visitor) => signIn(visitor).button('Try again').click(),
    'session.started': (visitor) =>
      visitor.ahead[0] === 'askWhoIsSignedIn: somebody is signed in'
        ? elsewhere(visitor, async (page) => {
            // That tab tells of it once it has its own answer: held for a time, not until this one has shown that it
            // waits.
            await visitor.arm({ call: 'getMe', delayMs: DELAYED_MS, times: 'always' });
            await signInByForm(page);
          })
        : // Where the profile does not come, it must be this page's call that fails: another tab has its answer already.
          visitor.demo.as(amaraOsei.email).then(() => tellTabs(visitor.page, 'session.started')),
    'session.ended': (visitor, { problem }) => {
      if (problem !== null) return endByServer(visitor);
      // The calls of the link that follows are paused for another tab as well.
      if (visitor.ahead[0]?.startsWith('requestCsrfCookie') === true) return tellTabs(visitor.page, 'session.ended');
      return elsewhere(visitor, async (page) => {
        await page.goto('/');
        await new HomePage(page).signOut();
      });
    },
    'signOut.requested': (visitor) => assigned(visitor).signOut(),
  },
  effects: {
    askWhoIsSignedIn: {
      ...profile,
      setups: {
        ...profile.setups,
        'somebody else is signed in': { prepare: ({ demo }) => demo.as(ruthAdeyemi.email) },
      },
    },
    loadProfile: profile,
    requestCsrfCookie: {
      call: 'getCsrfCookie',
      setups: { 'the cookies are set': {}, 'the call failed': FAILED, unexpectedError: UNEXPECTED_ERROR },
    },
    signIn: {
      call: 'login',
      setups: {
        'the password is right': {},
        'the password is right and a code is due': {},
        'the credentials are refused': {},
        'there were too many tries': { prepare: ({ demo }) => demo.scenario('five sign-ins failed within a minute') },
        'the call failed': FAILED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    confirmCode: {
      call: 'confirmTwoFactor',
      setups: {
        'the code is right': {},
        'the code is wrong': {},
        'there were too many codes': { fault: { status: 429 } },
        'the challenge is forgotten': { fault: { status: 401 } },
        'the call failed': FAILED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    endSession: {
      call: 'logout',
      setups: { 'the session is over': {}, 'the call failed': FAILED_WITH_TRAY, unexpectedError: UNEXPECTED_ERROR },
    },
    leaveSession: {
      call: 'logout',
      setups: { 'the session is over': {}, 'the call failed': FAILED, unexpectedError: UNEXPECTED_ERROR },
    },
  },
  states: {
    'login.checking': async (visitor) => see(signIn(visitor).email).toHaveCount(0),
    'login.checking.remembering': passedThrough('the device answers at once'),
    'login.checking.asking': async ({ page }) =>
      see(page.getByRole('status').filter({ hasText: /^(Loading|Opening your training…)$/ })).toHaveCount(1),
    'login.unanswered': async (visitor) => {
      await see(signIn(visitor).heading).toHaveText("We can't reach your training");
      await see(signIn(visitor).main.getByText('Sorry, there was an unexpected problem.')).toBeVisible();
      await see(signIn(visitor).button('Try again')).toBeVisible();
    },
    'login.signedOut': async (visitor) => {
      await see(signIn(visitor).heading).toHaveText('Sign in');
      await see(signIn(visitor).email).toBeVisible();
      await see(signIn(visitor).password).toBeVisible();
      await see(visitor.page).toHaveURL(/\/login/);
    },
    'login.signedOut.form': async (visitor) => see(signIn(visitor).submit).toBeVisible(),
    'login.signedOut.form.plain': async (visitor) => {
      await see(signIn(visitor).main.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    },
    'login.signedOut.form.refused': async (visitor) =>
      see(signIn(visitor).main.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(REFUSED),
    'login.signedOut.form.throttled': async (visitor) => {
      const notice = signIn(visitor).main.getByRole('alert').filter({ hasText: REFUSED });
      await see(notice).toHaveText(/Too many login attempts\. Please try again in \d+ seconds\./);
    },
    'login.signedOut.form.expired': async (visitor) => {
      const notice = signIn(visitor).main.getByRole('alert').filter({ hasText: 'Session expired' });
      await see(notice).toHaveText(/Sorry, but your session has expired\. Please try signing in again\./);
    },
    'login.signedOut.form.failed': seeFailureInForm,
    'login.signedOut.form.ended': async (visitor) =>
      see(signIn(visitor).main.locator('form').getByRole('alert')).toContainText(REFUSED),
    'login.choosing': async (visitor) => see(signIn(visitor).heading).toHaveText('Whose link is this?'),
    'login.leaving': async (visitor) =>
      see(signIn(visitor).main.getByRole('button', { name: /^Signing .* out…$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    'login.signedOut.tokenLogin': passedThrough('the attempt goes on its way at once'),
    'login.csrf': seeBusyForm,
    'login.authenticating': seeBusyForm,
    'login.twoFactor': async (visitor) => {
      await see(codeStep(visitor).heading).toHaveText('Enter your code');
      await see(codeStep(visitor).code).toBeVisible();
    },
    'login.twoFactor.entering': async (visitor) => see(codeStep(visitor).submit).toBeVisible(),
    'login.twoFactor.entering.fresh': async (visitor) => {
      await see(codeStep(visitor).main.getByText(/^(Sorry, the code was incorrect|Too Many Attempts)/)).toHaveCount(0);
    },
    'login.twoFactor.entering.wrong': async (visitor) => {
      await see(codeStep(visitor).main.getByText('Sorry, the code was incorrect. Please try again.')).toBeVisible();
      await see(codeStep(visitor).code).toHaveValue('');
      await see(codeStep(visitor).code).toBeFocused();
    },
    'login.twoFactor.entering.throttled': async (visitor) => {
      await see(
        codeStep(visitor).main.getByText('Too Many Attempts. Please wait a moment, then try again.'),
      ).toBeVisible();
    },
    'login.twoFactor.entering.failed': seeFailureInForm,
    'login.twoFactor.confirming': async (visitor) => {
      await see(codeStep(visitor).button('Checking the code…')).toHaveAttribute('aria-disabled', 'true');
    },
    'login.loadingProfile': async ({ page }) =>
      see(page.getByRole('button', { name: /^(Signing in|Checking the code)…$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    'login.loadingProfile.afterPassword': seeBusyForm,
    'login.loadingProfile.afterCode': async (visitor) => see(codeStep(visitor).heading).toHaveText('Enter your code'),
    'login.signedIn': async (visitor) => {
      await see(assigned(visitor).account).toBeVisible();
      await see(assigned(visitor).heading).toHaveText(/^Welcome, /);
    },
    // The page stays until the server has answered, and says what it waits for.
    'login.signingOut': async (visitor) => {
      await see(assigned(visitor).account).toBeVisible();
      await see(visitor.page.getByRole('status').filter({ hasText: 'Signing out…' })).toBeVisible();
    },
  },
  // The mailed link is Amara's, who has no authenticator, and the server accepts it.
  isPossible: ({ name }, { position }) =>
    !(
      position === 'link' &&
      (name === 'signIn: the password is right and a code is due' || name === 'signIn: the credentials are refused')
    ),
});
