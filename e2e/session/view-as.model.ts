import type { Fault } from '#contracts/demo.ts';
import { enter, rememberSession } from '#e2e/lib/enter.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ViewAs } from '#e2e/pages/view-as.ts';
import {
  model,
  passedThrough,
  UNEXPECTED_ERROR,
  type EffectModel,
  type Visitor,
  type OutcomeSetup,
} from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';
import type { viewAsMachine } from '#machines/session/view-as.machine.ts';
import { setViewing, tellTabs } from './view-as.world.ts';

const CHANGED = 'it changed elsewhere';
const SOMEBODY_ELSE = 'somebody else is here';
const ONESELF = 'the person who signed in is here';
const REFUSED = "Sorry, this user was not found, or you cannot 'View As' this user.";
const FAILED: OutcomeSetup = { fault: { status: 500 } };
/** After these a call is on its way: what changes elsewhere then comes in the same breath. */
const CALLS_FOLLOW: readonly (string | null)[] = [
  'address submitted',
  'exit requested',
  'retried',
  CHANGED,
  'startViewing: it began',
  'startViewing: no answer came',
  'endViewing: it ended',
  'endViewing: the call failed',
];

const screenOf = ({ page }: Visitor) => new ViewAs(page);
const home = ({ page }: Visitor) => new HomePage(page);
const loading = ({ page }: Visitor) => page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });

/** Makes true on the server what an outcome says of it; a failed call says nothing. */
const arrange = async ({ page }: Visitor, outcome: string | undefined): Promise<void> => {
  if (outcome?.endsWith(SOMEBODY_ELSE) === true) await setViewing(page, amaraOsei.email);
  if (outcome?.endsWith(ONESELF) === true) await setViewing(page, null);
};

/** Something that stands for a moment only: the page itself watches for it. */
const appears = ({ page }: Visitor, selector: string, text: string): Promise<void> =>
  page.evaluate(
    ([where, text], { document } = window) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector(where)?.textContent?.includes(text) !== true) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [selector, text] as const,
  );

/** What shows that the call after this answer is on its way. */
const hasStarted = async (visitor: Visitor, answer: string): Promise<void> => {
  if (answer === 'startViewing: no answer came') await appears(visitor, '[role=dialog] .btn--go', 'Checking…');
  else if (answer === 'endViewing: the call failed')
    await see
      .poll(async () => (await visitor.demo.log()).at(-1)?.call, { timeout: 5000, intervals: [50] })
      .toBe('endImpersonation');
  else await appears(visitor, 'main.boot', '');
};

/**
 * Of a call that must not come to anything, because something else changes it meanwhile: it fails when that has
 * happened.
 */
const overtaken = (call: string): Fault => ({ call, kind: 'offline', pause: 'overtaken' });

/** The page may ask who is here before it makes this call, so what waits for the change is armed when the call is there. */
const pauseFirst = async (visitor: Visitor, call: string): Promise<void> => {
  if (visitor.ahead[0] === CHANGED) await visitor.arm(overtaken(call));
};

/** Where it changes elsewhere while a call is on its way: waits beside the walk until it is, then changes it. */
const changeInTheSameBreath = async (visitor: Visitor, call?: string): Promise<void> => {
  const [first = '', second = '', third] = visitor.ahead;
  const change = async (next: string | undefined): Promise<void> => {
    await arrange(visitor, next);
    await new Promise((r) => setTimeout(r, 500));
    if (call !== undefined) await visitor.armBeside(overtaken(call));
    await tellTabs(visitor.page);
  };
  if (first === CHANGED) {
    if (call !== undefined) {
      await see
        .poll(() => visitor.demo.pausedCalls('overtaken'), { timeout: 5000, intervals: [50] })
        .toBeGreaterThan(0);
      visitor.later(() => visitor.demo.release('overtaken'));
    }
    visitor.meanwhile(change(second));
  } else if (second === CHANGED && CALLS_FOLLOW.includes(first)) {
    visitor.meanwhile(hasStarted(visitor, first).then(() => change(third)));
  }
};

const who: EffectModel = {
  call: 'getMe',
  setups: { [SOMEBODY_ELSE]: {}, [ONESELF]: {}, 'the call failed': FAILED, unexpectedError: UNEXPECTED_ERROR },
};

const seeExit = async (visitor: Visitor): Promise<void> => see(screenOf(visitor).exit).toHaveText('Exiting…');
const seeNobody = async (visitor: Visitor): Promise<void> => {
  await see(loading(visitor)).toBeAttached();
  await see(screenOf(visitor).banner).toHaveCount(0);
  await see(home(visitor).account).toHaveCount(0);
};

/** View As, over home. */
export const flow = model<typeof viewAsMachine, 'viewAs', null>({
  // 401, 403: the channel of whoever was here before.
  statuses: [401, 403, 422, 500, 503],
  inputs: {
    'nobody is viewed as': {
      prepare: async ({ page, demo }) => void (await enter(page, demo, sofiaLindqvist, '/')),
      open: async ({ page }) => void (await page.goto('/', { waitUntil: 'commit' })),
    },
    'somebody is viewed as': {
      prepare: async ({ page, demo }) => {
        await demo.scenario('a learner is viewed as');
        await rememberSession(page);
      },
      open: async ({ page }) => void (await page.goto('/', { waitUntil: 'commit' })),
    },
  },
  events: {
    opened: async (visitor, { twoFactorConfirmed }) => {
      // Whoever signs in anew has the two-factor that this step is about.
      await visitor.demo.scenario(
        twoFactorConfirmed ? 'a super user is signed in' : 'a super user without two-factor is signed in',
      );
      await enter(visitor.page, visitor.demo, sofiaLindqvist, '/');
      await screenOf(visitor).open();
      if (twoFactorConfirmed) return;
      await screenOf(visitor).dialog.waitFor();
      // The page goes by what its profile said; what comes next must not depend on it. Another world would end the
      // session under it.
      await visitor.demo.edit<Pick<World, 'users'>>(['users'], ({ users }) => ({
        users: users.map((user) =>
          user.id === sofiaLindqvist.id ? { ...user, two_factor_secret: sofiaLindqvist.two_factor_secret } : user,
        ),
      }));
    },
    closed: (visitor) => screenOf(visitor).button('Cancel').click(),
    'email.submitted': async (visitor, { email }) => {
      await pauseFirst(visitor, 'impersonate');
      await screenOf(visitor).submit(email);
      await changeInTheSameBreath(visitor, 'impersonate');
    },
    'exit.requested': async (visitor) => {
      await pauseFirst(visitor, 'endImpersonation');
      await screenOf(visitor).exit.click();
      await changeInTheSameBreath(visitor, 'endImpersonation');
    },
    retried: async (visitor) => {
      await arrange(visitor, visitor.ahead[0]);
      await visitor.page.getByRole('button', { name: /^(Check|Try) again$/ }).click();
      await changeInTheSameBreath(visitor);
    },
    'identity.changed': async (visitor) => {
      await arrange(visitor, visitor.ahead[0]);
      await tellTabs(visitor.page);
      await changeInTheSameBreath(visitor);
    },
  },
  effects: {
    startViewing: {
      call: 'impersonate',
      setups: {
        // Something else than the server said yes.
        'it began': ([next]) => (next === `loadLearner: ${ONESELF}` ? { fault: { status: 204 } } : {}),
        'the server said no': { fault: { status: 422 } },
        'no answer came': ([next]) =>
          next === `askAfterStart: ${SOMEBODY_ELSE}` ? { fault: { kind: 'lost' } } : FAILED,
        'the call failed': { fault: { status: 503 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    askAfterStart: who,
    askAfterExit: who,
    loadLearner: who,
    loadProfile: who,
    endViewing: {
      call: 'endImpersonation',
      setups: {
        'it ended': ([next]) => (next === `loadProfile: ${SOMEBODY_ELSE}` ? { fault: { status: 204 } } : {}),
        'the call failed': ([next]) => (next === `askAfterExit: ${ONESELF}` ? { fault: { kind: 'lost' } } : FAILED),
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
  },
  states: {
    'viewAs.arriving': passedThrough('the profile has told already'),
    'viewAs.off': async (visitor) => {
      await see(home(visitor).account).toHaveAccessibleName(
        `${sofiaLindqvist.first_name} ${sofiaLindqvist.last_name}, your account`,
      );
      await see(screenOf(visitor).banner).toHaveCount(0);
      await see(screenOf(visitor).dialog).toHaveCount(0);
    },
    'viewAs.entering': async (visitor) => {
      await see(screenOf(visitor).dialog).toContainText('Before you start');
      await see(screenOf(visitor).button('Cancel')).toBeVisible();
    },
    'viewAs.entering.blocked': async (visitor) => {
      await see(screenOf(visitor).dialog.getByRole('link', { name: 'Set up two-factor' })).toBeVisible();
      await see(screenOf(visitor).email).toHaveCount(0);
    },
    'viewAs.entering.form': async (visitor) => see(screenOf(visitor).email).toBeEditable(),
    'viewAs.entering.form.plain': async (visitor) => see(screenOf(visitor).alert).toHaveCount(0),
    'viewAs.entering.form.refused': async (visitor) => see(screenOf(visitor).alert).toHaveText(REFUSED),
    'viewAs.entering.form.notStarted': async (visitor) =>
      see(screenOf(visitor).alert).toContainText('You are still yourself'),
    'viewAs.starting': async (visitor) =>
      see(screenOf(visitor).button('Starting…')).toHaveAttribute('aria-disabled', 'true'),
    'viewAs.asking': async (visitor) =>
      see(screenOf(visitor).button('Checking…')).toHaveAttribute('aria-disabled', 'true'),
    'viewAs.unconfirmed': async (visitor) => {
      await see(screenOf(visitor).alert).toContainText("We haven't heard back yet");
      await see(screenOf(visitor).button('Close')).toHaveCount(0);
    },
    'viewAs.becoming': seeNobody,
    'viewAs.switching': seeNobody,
    'viewAs.unanswered': async (visitor) => {
      await see(home(visitor).heading).toHaveText("We can't reach your training");
      await see(home(visitor).account).toHaveCount(0);
    },
    'viewAs.active': async (visitor) => {
      await see(screenOf(visitor).banner).toContainText(
        `You are viewing as ${amaraOsei.first_name} ${amaraOsei.last_name} a${'*'.repeat(amaraOsei.email.length - 1)}`,
      );
      await see(screenOf(visitor).exit).toHaveText('Exit View As…');
    },
    'viewAs.active.viewing': async (visitor) => see(screenOf(visitor).banner).not.toContainText('did not work'),
    'viewAs.active.exitFailed': async (visitor) =>
      see(screenOf(visitor).banner.getByRole('alert')).toContainText('you are still viewing as them'),
    'viewAs.ending': seeExit,
    'viewAs.askingAfterExit': seeExit,
  },
  comesAtOnce: ({ name }, previous) => name === CHANGED && CALLS_FOLLOW.includes(previous),
  isPossible: ({ name }, { previous, states }) => {
    if (name === 'loadProfile: the call failed')
      return previous !== CHANGED && previous?.startsWith('askAfter') !== true;
    // What the server has just said it goes on saying.
    if (previous === `askAfterStart: ${SOMEBODY_ELSE}`) return name === `loadProfile: ${SOMEBODY_ELSE}`;
    if (previous === `askAfterExit: ${ONESELF}`) return name === `loadProfile: ${ONESELF}`;
    // Twice in one breath is enough.
    return !(name === CHANGED && states.includes('viewAs.switching') && previous === 'retried');
  },
});
