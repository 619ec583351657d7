// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { TRAINING_STATES } from '#cards/state-labels.ts';
import { documentInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until } from './testing/open-app.tsx';

/** L-15: each state of a module has the marker and the word of the table, on every screen that shows it. */
setUpApp();

/** The code of the pages, which comes in real time. */
beforeAll(async () => {
  await Promise.all([
    import('./pages/SearchWithOrganisations.tsx'),
    import('#features/library/listing/ModulesRoute.tsx'),
    import('#features/library/module/ModuleRoute.tsx'),
    import('#features/library/onward/OnwardSource.tsx'),
    import('#features/builder/view/AuthoredContent.tsx'),
    import('./shell/WorkPage.tsx'),
    import('#features/awards/AwardsRoute.tsx'),
  ]);
});

const DAY = 86_400;
const now = (): number => Math.floor(Date.now() / 1000);
const { title, module_id: ID, entity_id: ENTITY } = documentInProgress;

/** What makes the module stand in this state; `after` what it waits for. */
const STATES = {
  completed: { status: 'completed', last_viewed_at: now() - DAY, last_completed_at: now() - DAY },
  exempt: { status: 'exempt' },
  overdue: { status: 'pending', due_at: now() - 40 * DAY },
  expired: { status: 'completed', last_completed_at: now() - 90 * DAY, expires_at: now() - 40 * DAY },
  pending: { status: 'pending' },
  started: { status: 'pending', last_viewed_at: now() - DAY },
} as const;
type State = keyof typeof STATES;
const UNTOUCHED = {
  due_at: null,
  expires_at: null,
  last_viewed_at: null,
  last_started_at: null,
  last_completed_at: null,
};

const SEARCH = encodeURIComponent(title);

interface Screen {
  readonly address: string;
  /** Pressed once it stands. */
  readonly opens?: RegExp;
  /** The element around its title and its state. */
  readonly part: string;
  /** What asks for what somebody is exempt from; null where nothing does. */
  readonly exempt?: string | null;
}
const SCREENS: Readonly<Record<string, Screen>> = {
  'the list of modules, as cards': { address: `/modules?q=${SEARCH}`, part: 'article', exempt: '&status=exempt' },
  'the list of modules, as rows': {
    address: `/modules?q=${SEARCH}`,
    opens: /^List$/,
    part: 'li',
    exempt: '&status=exempt',
  },
  'the search': { address: `/search?q=${SEARCH}&tab=modules`, part: 'li', exempt: '&status=exempt' },
  'its own page': { address: `/modules/${ID}`, part: 'header' },
  // E-03: it takes nothing from which its person is exempt.
  'an award': { address: '/awards', opens: /: Infection Control Certificate$/, part: 'li', exempt: null },
};

const stateOf = (part: string): string | null => {
  const titled = [...document.querySelectorAll('main a, main h1')].filter(({ textContent }) => textContent === title);
  const state = titled.map((one) => one.closest(part)?.querySelector('.state')).find((one) => one instanceof Element);
  const shape = /mk--(?!s\b|l\b)(\w+)/.exec(state?.querySelector('svg')?.getAttribute('class') ?? '')?.[1];
  return state === undefined || state === null ? null : `${shape} ${state.textContent}`;
};

const opened = async (state: State) => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  await door.backend.write(async (db) => {
    const row = db.tables.user_entities.first((one) => one.user_id === amaraOsei.id && one.entity_id === ENTITY);
    await db.tables.user_entities.update(row?.user_entity_id ?? 0, { ...UNTOUCHED, ...STATES[state] });
  });
  return door;
};

const pressable = (name: RegExp): Element => {
  const found = [...document.querySelectorAll('main button, main summary')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  if (found === undefined) throw new Error(`Nothing is called ${name}.`);
  return found;
};

const CASES = Object.entries(SCREENS).flatMap(([name, shownOn]) =>
  (Object.keys(STATES) as State[])
    .filter((state) => state !== 'exempt' || shownOn.exempt !== null)
    .map((state) => [name, state, shownOn] as const),
);

test.each(CASES)('%s: %s', async (_, state, { address, opens, part, exempt }) => {
  const door = await opened(state);
  openApp({ door, address: state === 'exempt' ? `${address}${exempt ?? ''}` : address, remembered: true });
  if (opens !== undefined) await until(() => fireEvent.click(pressable(opens)));
  const { shape, word } = TRAINING_STATES[state];
  await until(() => expect(stateOf(part)).toMatch(new RegExp(`^${shape} ${word}`)));
});
