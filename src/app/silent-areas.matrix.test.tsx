// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Fault } from '#contracts/demo.ts';
import { moiraKane } from '#fixtures/colleagues.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until, untilStill, type OpenedApp } from './testing/open-app.tsx';
import { press } from './testing/sign-in-steps.ts';

/**
 * J-11: every call of every page of library, search and awards × every failure that the demo's console knows. The page
 * is never empty and never waits for ever: it keeps its heading, says in its place what did not come, and once the
 * failure is gone "Try again" leads to the page as it is without one.
 *
 * Each call meets each kind of treatment; failures of the same treatment take turns from call to call, so that each
 * meets every sort of page (a whole app is opened for each case).
 */
setUpApp();

interface SilentPage {
  readonly address: string;
  readonly email: string;
  /** Calls without which something is missing. */
  readonly calls: readonly string[];
  /** Of those, the one that the page is about: its 404 leads to "not found". */
  readonly entity?: string;
  /** Calls that only name or order what stands on the page anyway. */
  readonly asides?: readonly string[];
  /** What is pressed once the page stands, and before anything fails: it opens a dialog. */
  readonly opens?: string;
}

const LEARNER = amaraOsei.email;
const PAGES = {
  library: { address: '/categories', email: LEARNER, calls: ['listUserPages', 'listCategories'] },
  'library without categories': {
    address: '/categories',
    email: moiraKane.email,
    calls: ['listUserPages', 'listCategories', 'listUserCollections', 'listUserModules'],
  },
  category: {
    address: '/categories/201',
    email: LEARNER,
    calls: ['getCategory', 'listCategoryPages', 'listCategoryCollections', 'listCategoryModules'],
    entity: 'getCategory',
  },
  collections: { address: '/collections', email: LEARNER, calls: ['listUserCollections'] },
  modules: { address: '/modules', email: LEARNER, calls: ['listUserModules'] },
  collection: {
    address: '/collections/301',
    email: LEARNER,
    calls: ['getCollection', 'listCollectionModules', 'listCollectionCollections', 'listCollectionAssessments'],
    entity: 'getCollection',
  },
  journey: {
    address: '/collections/301?tab=journey',
    email: LEARNER,
    calls: ['getCollection'],
    entity: 'getCollection',
  },
  module: {
    address: '/modules/717',
    email: LEARNER,
    calls: ['getModule', 'listModuleAssessments'],
    entity: 'getModule',
  },
  'locked module': {
    address: '/modules/708',
    email: LEARNER,
    calls: ['getModule'],
    entity: 'getModule',
    asides: ['listUserModules', 'listUserCollections'],
  },
  video: {
    address: '/modules/706',
    email: LEARNER,
    calls: ['getModule', 'listModuleAssessments'],
    entity: 'getModule',
  },
  'help page': { address: '/pages/151', email: LEARNER, calls: ['getPage', 'listUserModules'], entity: 'getPage' },
  'search: collections': {
    address: '/search?q=infection',
    email: LEARNER,
    calls: ['listUserCollections'],
    asides: ['listUserModules', 'listUserPages'],
  },
  'search: modules': {
    address: '/search?q=infection&tab=modules',
    email: LEARNER,
    calls: ['listUserModules'],
    asides: ['listUserCollections', 'listUserPages'],
  },
  'search: help': {
    address: '/search?q=infection&tab=pages',
    email: LEARNER,
    calls: ['listUserPages'],
    asides: ['listUserCollections', 'listUserModules'],
  },
  'search in a category': {
    address: '/search?category=201&tab=modules',
    email: LEARNER,
    calls: ['listCategoryModules'],
    asides: ['listCategories', 'listCategoryCollections', 'listUserPages'],
  },
  awards: {
    address: '/awards',
    email: LEARNER,
    calls: ['listAwards', 'getPoints', 'getUserOrganisationStats', 'getAward'],
  },
  'points by date': { address: '/awards', email: LEARNER, calls: ['getPoints'], opens: 'Points by date' },
  'command palette': {
    address: '/profile',
    email: LEARNER,
    calls: [
      'listUserModules',
      'listUserCollections',
      'listAssessments',
      'listCategories',
      'listUserPages',
      'listAwards',
      'listBookings',
    ],
    opens: 'Find anything',
  },
} as const satisfies Readonly<Record<string, SilentPage>>;

/** The code of the pages, which comes in real time. */
beforeAll(async () => {
  await Promise.all([
    import('#features/library/categories/LibraryRoute.tsx'),
    import('./pages/CategoryWithContent.tsx'),
    import('./pages/CollectionWithContent.tsx'),
    import('./pages/PageWithContent.tsx'),
    import('./pages/SearchWithOrganisations.tsx'),
    import('#features/library/listing/CollectionsRoute.tsx'),
    import('#features/library/listing/ModulesRoute.tsx'),
    import('#features/library/module/ModuleRoute.tsx'),
    import('#features/awards/AwardsRoute.tsx'),
    import('#features/builder/view/AuthoredContent.tsx'),
    import('#features/awards/points/PointsDialog.tsx'),
    import('./shell/commands/CommandPalette.tsx'),
    import('./shell/WorkPage.tsx'),
  ]);
});

/** Failures that the page treats in one way, by what it is to show. */
const KINDS = {
  session: [{ status: 401 }, { status: 419 }],
  denied: [{ status: 403 }],
  missing: [{ status: 404 }],
  maintenance: [{ status: 503 }],
  refused: [
    { status: 422 },
    { status: 500 },
    { status: 429 },
    { status: 400 },
    { status: 423 },
    { status: 502 },
    { status: 409 },
    { status: 413 },
  ],
  unanswered: [{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'lost' }],
  unreadable: [{ kind: 'malformed' }, { kind: 'html' }, { kind: 'truncated' }, { kind: 'empty' }],
  late: [{ kind: 'slow' }, { kind: 'huge' }],
} as const satisfies Readonly<Record<string, readonly Pick<Fault, 'status' | 'kind'>[]>>;
type Kind = keyof typeof KINDS;

/**
 * Without an aside a page says nothing, whatever the failure was: one that is answered and one that is not stand for
 * all.
 */
const KINDS_OF_ASIDES: readonly Kind[] = ['refused', 'unreadable'];

interface Case {
  readonly name: keyof typeof PAGES;
  readonly page: SilentPage;
  readonly call: string;
  readonly isAside: boolean;
  readonly kind: Kind;
  readonly fault: Pick<Fault, 'status' | 'kind'>;
}

let turn = 0;
const CASES: readonly Case[] = (Object.entries(PAGES) as [keyof typeof PAGES, SilentPage][]).flatMap(([name, page]) =>
  [...page.calls, ...(page.asides ?? [])].flatMap((call) => {
    turn += 1;
    const isAside = !page.calls.includes(call);
    return (isAside ? KINDS_OF_ASIDES : (Object.keys(KINDS) as Kind[])).map((kind) => ({
      name,
      page,
      call,
      isAside,
      kind,
      fault: KINDS[kind][turn % KINDS[kind].length] ?? {},
    }));
  }),
);

const shown = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role=dialog]') ?? document.querySelector('main');
const textOf = (): string => shown()?.textContent ?? '';
const headingOf = (): string => document.querySelector('main h1')?.textContent ?? '';
const retries = (): readonly HTMLElement[] =>
  [...(shown()?.querySelectorAll('button') ?? [])].filter(({ textContent }) => textContent === 'Try again');

/** What a page makes of a failure. */
type Outcome = 'stands' | 'says so' | 'not found' | 'sign-in';
const outcomeOf = (): Outcome => {
  if (document.querySelector('input[type=password]') !== null) return 'sign-in';
  if (headingOf() === "Sorry, can't find that page") return 'not found';
  return retries().length > 0 ? 'says so' : 'stands';
};
const expectedOf = ({ kind, call, page, isAside }: Case): Outcome => {
  // J-01: awards are no silent area, so a 403 ends the session there.
  if (kind === 'session' || (kind === 'denied' && call === 'listAwards')) return 'sign-in';
  if (kind === 'missing' && call === page.entity) return 'not found';
  return kind === 'late' || isAside ? 'stands' : 'says so';
};

const isWaiting = (): boolean =>
  document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true], .boot') !== null;

const busyQueries = (queries: OpenedApp['queries']): number =>
  queries.getQueryCache().findAll({ predicate: ({ state }) => state.fetchStatus !== 'idle' }).length;

const comesToRest = ({ queries }: OpenedApp): Promise<void> =>
  untilStill(() =>
    // A query that waits for the line is not at rest either.
    expect({ fetching: busyQueries(queries), heading: headingOf() !== '', waiting: isWaiting() }).toEqual({
      fetching: 0,
      heading: true,
      waiting: false,
    }),
  );

/** The page as it comes to rest; `fail` happens before what fails is asked for. */
const openPage = async (
  door: InProcess,
  { address, opens }: SilentPage,
  fail: () => Promise<void>,
): Promise<OpenedApp> => {
  if (opens === undefined) await fail();
  const app = openApp({ door, address, remembered: true });
  await vi.advanceTimersByTimeAsync(0);
  if (opens !== undefined) {
    await comesToRest(app);
    await fail();
    press(opens);
    await until(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  }
  return app;
};

const signedIn = async (email: string): Promise<InProcess> => {
  const door = createInProcess();
  await door.demo.as(email);
  return door;
};

/** What each page says where nothing fails. */
const whole = new Map<string, string>();

let failed = 0;
afterAll(() => void process.stdout.write(`silent areas: ${CASES.length} cases, ${failed} failed.\n`));

describe('J-11: a call of the library, the search or the awards fails', () => {
  test.each(Object.entries(PAGES) as [string, SilentPage][])(
    '%s asks what stands here, and nothing else',
    async (name, page) => {
      const door = await signedIn(page.email);
      let before = 0;
      const app = await openPage(door, page, async () => {
        before = (await door.demo.log()).length;
      });
      await comesToRest(app);
      const asked = new Set((await door.demo.log()).slice(before).map(({ call }) => call));
      asked.delete('getMe');
      expect([...asked].toSorted()).toEqual([...page.calls, ...(page.asides ?? [])].toSorted());
      expect(retries()).toEqual([]);
      whole.set(name, textOf());
    },
  );

  test.each(CASES.map((each) => [`${each.name}: ${each.call} ${each.fault.status ?? each.fault.kind}`, each] as const))(
    '%s',
    async (_, each) => {
      failed += 1;
      const { name, page, call, fault } = each;
      const door = await signedIn(page.email);
      const app = await openPage(door, page, () => door.demo.faults.set([{ call, ...fault, times: 'always' }]));
      if (fault.kind === 'timeout' || fault.kind === 'slow') await vi.advanceTimersByTimeAsync(61_000);
      await comesToRest(app);
      // What a detail asks for may begin only now, and is not answered either.
      const outcome = await until(() => {
        expect(outcomeOf()).toBe(expectedOf(each));
        return outcomeOf();
      });
      await door.demo.faults.clear();
      for (const button of retries()) fireEvent.click(button);
      if (outcome !== 'says so' && each.kind !== 'late') {
        app.close();
        await door.demo.as(page.email);
        await comesToRest(await openPage(door, page, () => Promise.resolve()));
      }
      await until(() => expect(textOf()).toBe(whole.get(name)), 200);
      failed -= 1;
    },
  );
});
