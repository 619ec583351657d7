import { act, cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { openPage, type OpenOptions } from '#api/testing/open-page.tsx';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '#contracts/constants.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { createConnection } from '#current/connection.ts';
import { CurrentContext } from '#current/current-context.ts';
import { SurroundingsContext, type Surroundings } from '#current/surroundings.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { pageByItself, PersistenceContext } from '#persistence/persistence.ts';
import { AddressesRoute } from '../AddressesRoute.tsx';

/** Monday, 2nd Mar '26, 9:00 am: the day of the design page. */
const TODAY = Date.UTC(2026, 2, 2, 9);
const KEY = 'address_history';

/** Each test begins with an empty device. */
export const setUpAddresses = (): void => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);
};

/** Time passes when the test says so: `pass`. */
export const stopTime = (): void => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
};

/** Lets everything that waits for no timer come to its end. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Lets time pass, in steps: what a step leads to is drawn at its end. */
export const pass = async (milliseconds: number): Promise<void> => {
  await act(settle);
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(50);
      await settle();
    });
  }
};

/** The pause after which a look-up is sent, and its answer. */
export const passPause = (): Promise<void> => pass(SEARCH_DEBOUNCE_MILLISECONDS + 100);

/** The backend with Amara signed in, after a scenario. */
export const enter = async (scenario?: string): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  if (scenario !== undefined) await door.demo.scenario(scenario);
  await door.demo.as(amaraOsei.email);
  return door;
};

export interface OpenAddressesOptions extends OpenOptions {
  /** Of the field, as the server tells it. */
  readonly change?: Readonly<Record<string, unknown>>;
  /** What Amara has stored, where it is not that of the scenario. */
  readonly stored?: unknown;
  readonly settings?: Partial<OrganisationMembership['settings']>;
}

/** Opens the page in Brightwater. Opening it again with the cache of before is a reload. */
export const openAddresses = async (
  door: InProcess,
  { change = {}, stored, settings = {}, ...options }: OpenAddressesOptions = {},
) => {
  const persistence = pageByItself({ now: () => TODAY });
  const surroundings: Surroundings = {
    clock: { now: () => TODAY, hear: () => undefined },
    connection: createConnection({ probe: () => Promise.resolve(true) }),
  };
  const opened = await openPage(
    door,
    ({ profile, organisation }) => (
      <CurrentContext
        value={{
          profile: stored === undefined ? profile : { ...profile, fields: { ...profile.fields, [KEY]: stored } },
          organisation: {
            ...organisation,
            settings: { ...organisation.settings, ...settings },
            fields: (organisation.fields ?? []).map((field) => (field.key === KEY ? { ...field, ...change } : field)),
          },
        }}
      >
        <SurroundingsContext value={surroundings}>
          <PersistenceContext value={() => persistence}>
            <MemoryRouter initialEntries={[`/profile/addresses/${KEY}`]}>
              <Routes>
                <Route path="/profile/addresses/:key" element={<AddressesRoute />} />
              </Routes>
            </MemoryRouter>
          </PersistenceContext>
        </SurroundingsContext>
      </CurrentContext>
    ),
    options,
  );
  await act(settle);
  return opened;
};

/** What never breaks in a line is read as a space. */
const readable = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');

/** The sum with what stands beside it. */
export const sum = (): string =>
  readable([...document.querySelectorAll('.addr__sum > *')].map(({ textContent }) => textContent).join(' | '));

/** Each stop of the list as one line, from now backwards. */
export const stops = (): readonly string[] =>
  within(screen.getByRole('list', { name: /^Addresses/ }))
    .getAllByRole('listitem')
    .map((stop) =>
      readable(
        [...stop.querySelectorAll('.path__title, .path__why, .addr__n')].map((part) => part.textContent).join(' | '),
      ),
    );

/** The time line in words. */
export const line = (): string => readable(screen.getByRole('img', { name: /covered/i }).getAttribute('aria-label'));
