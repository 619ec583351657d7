// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { login } from '#contracts/session/session.endpoints.ts';
import { failuresOf, nameOf, type Failing } from '#features/session/testing/failures.ts';
import { lukeFenwick } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until, untilStill } from './testing/open-app.tsx';
import { signIn } from './testing/sign-in-steps.ts';

/**
 * T12: every call, and every part of the code, that a start needs × every failure × who was here before. The page is
 * never empty: it comes to rest with a heading and a way on, also when it is loaded anew while the failure lasts; and
 * once the failure is gone, the page that was wanted stands.
 */
setUpApp();
beforeEach(() => sessionStorage.clear());

const VISITS = ['first', 'remembered', 'expired'] as const;
type Visit = (typeof VISITS)[number];

/** A device after its last visit, and the server that it meets. */
const arrive = async (visit: Visit): Promise<InProcess> => {
  const door = createInProcess();
  if (visit === 'remembered') await door.demo.as(lukeFenwick.email);
  if (visit !== 'first') {
    localStorage.setItem('waymark.session', `1/${lukeFenwick.id}`);
    localStorage.setItem('waymark.state', JSON.stringify({ version: '0.3', state: { organisation_id: 1 } }));
  }
  return door;
};

const hasForm = (): boolean => document.querySelector('input[type=password]') !== null;
/** What can be read and pressed: a heading, and a way on that is not the one past the bar. */
const isStanding = (): boolean =>
  (document.querySelector('h1')?.textContent ?? '').trim() !== '' &&
  document.querySelector('button, a[href]:not(.skip)') !== null;
/** Nothing that is still on its way. */
const isAtRest = (): boolean =>
  document.querySelector('main[aria-busy=true], main .boot [aria-busy=true], .boot') === null;

/** Until the page has come to rest; throws where it stays empty. */
const comesToRest = (): Promise<void> => until(() => expect([isStanding(), isAtRest()]).toEqual([true, true]));
const home = (): Promise<void> =>
  until(() => expect(document.querySelector('h1')?.textContent).toContain(`Welcome, ${lukeFenwick.first_name}`));

/** As somebody who came to sign in goes on: the form, where it stands. */
const goOn = async (): Promise<void> => {
  if (hasForm()) await signIn(lukeFenwick.email);
};

let cases = 0;
const failed: string[] = [];
afterAll(
  () =>
    void process.stdout.write(
      `start-up: ${cases} cases, ${failed.length} failed${failed.length === 0 ? '' : `: ${failed.join(', ')}`}.\n`,
    ),
);

/** Calls of a start on `/`, as the backend heard them. The cover's (U-02) is made on a wide page alone, and is silent. */
const callsOf = async (visit: Visit): Promise<readonly string[]> => {
  const door = await arrive(visit);
  const { queries } = openApp({ door, address: '/' });
  await comesToRest();
  await goOn();
  await home();
  await untilStill(() => expect(queries.isFetching()).toBe(0));
  return [...new Set((await door.demo.log()).map(({ call }) => call))];
};

const endpoints = catalogue as Readonly<Record<string, Endpoint>>;
/** What a start asks; a test below compares it with what the backend heard. */
const OF_FORM = ['getCsrfCookie', 'login'];
const OF_HOME = ['getBand', 'listAssessments', 'listUserModules', 'listUserCollections'];
const endpointNamed = (name: string): Endpoint => endpoints[name] ?? login;

interface Case {
  readonly call: string;
  readonly failing: Failing;
  readonly visit: Visit;
}
const casesOf = (calls: readonly string[], visits: readonly Visit[]): readonly Case[] =>
  calls.flatMap((call) =>
    visits.flatMap((visit) => failuresOf(endpointNamed(call)).map((failing) => ({ call, failing, visit }))),
  );
/** A session that expired leads to the form of a first visit, and signing in to the home of a remembered one. */
const CASES = [
  ...casesOf(OF_FORM, ['first']),
  ...casesOf(['getMe'], VISITS),
  ...casesOf(OF_HOME, ['remembered']),
  ...casesOf(['*'], VISITS),
];

describe('T12: a call of the start fails', () => {
  test.each(CASES.map((each) => [`${each.call} ${nameOf(each.failing)}, ${each.visit}`, each] as const))(
    '%s',
    async (name, { call, failing, visit }) => {
      cases += 1;
      failed.push(name);
      const door = await arrive(visit);
      await door.demo.faults.set([{ call, ...failing, times: 'always' }]);
      const first = openApp({ door, address: '/' });
      await comesToRest();
      if (visit !== 'remembered') {
        await goOn();
        await comesToRest();
      }
      first.close();
      const again = openApp({ door, address: '/' });
      await comesToRest();
      again.close();
      await door.demo.faults.clear();
      openApp({ door, address: '/' });
      await comesToRest();
      await goOn();
      await home();
      expect(document.querySelector('h1')).not.toBeNull();
      failed.pop();
    },
  );

  test('every call of a start is here, and no other', async () => {
    expect([...(await callsOf('first'))].toSorted()).toEqual([...OF_FORM, 'getMe', ...OF_HOME].toSorted());
  });
});

/** The code that a page waits for on its way to home, each in a file of its own. */
const PARTS = [
  '#api/client.ts',
  '#features/session/session.calls.ts',
  './guards/SignedInFrame.tsx',
  './shell/SignedInLayout.tsx',
  '#features/home/HomeRoute.tsx',
  './realtime/start-realtime.ts',
] as const;

describe('T12: a part of the start does not come', () => {
  test.each(PARTS.flatMap((part) => VISITS.map((visit) => [`${part}, ${visit}`, part, visit] as const)))(
    '%s',
    async (name, part, visit) => {
      cases += 1;
      failed.push(name);
      let isAsked = false;
      vi.doMock(part, () => {
        isAsked = true;
        throw new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js');
      });
      const door = await arrive(visit);
      try {
        const first = openApp({ door, address: '/' });
        await comesToRest();
        await goOn();
        await comesToRest();
        await until(() => expect(isAsked).toBe(true));
        await comesToRest();
        first.close();
      } finally {
        vi.doUnmock(part);
      }
      openApp({ door, address: '/' });
      await comesToRest();
      await goOn();
      await home();
      expect(document.querySelector('h1')).not.toBeNull();
      failed.pop();
    },
  );
});
