import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiContext } from '#api/api-context.ts';
import type { ApiFailure } from '#api/failure.ts';
import { testClient, type Door } from '#api/testing/test-client.ts';
import type { Fault } from '#contracts/demo.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { SubscribePage } from '../SubscribePage.tsx';

/** Monday, 2nd Mar '26, 9:00 am. */
export const TODAY = Date.UTC(2026, 2, 2, 9);

export const setUpPlans = (): void => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
};

export interface OpenedPlans {
  readonly door: InProcess;
  readonly user: UserEvent;
  /** Where the page led to, the payment page or home. */
  readonly left: readonly string[];
  /** What the tray heard. */
  readonly failures: readonly ApiFailure[];
  readonly fault: (...faults: readonly Fault[]) => Promise<void>;
  /** Pays, or not, at the payment page that was opened last, and says where that leads. */
  readonly payWith: (card: string) => Promise<string>;
  readonly checkouts: () => Promise<number>;
}

export interface OpenPlansOptions {
  /** Of who is signed in; nobody unless said. */
  readonly email?: string;
  readonly door?: InProcess;
  /** What stands between the door and the page. */
  readonly through?: (door: InProcess) => Door;
  readonly path?: string;
  readonly search?: string;
  readonly isViewing?: boolean;
}

/** Opens the page of plans before a backend; opening it again is a reload. */
export const openPlans = async ({
  email,
  door = createInProcess({ now: () => TODAY }),
  through = (same) => same,
  path = 'northgate',
  search = '',
  isViewing = false,
}: OpenPlansOptions = {}): Promise<OpenedPlans> => {
  if (email !== undefined) await door.demo.as(email);
  const client = testClient(through(door));
  const found = email === undefined ? null : await client.fetch(getMe, {});
  const profile = found === null ? null : { ...found, ...(isViewing ? { impersonated: true } : {}) };
  const [left, failures]: [string[], ApiFailure[]] = [[], []];
  client.onFailure((failure) => failures.push(failure));
  render(
    <ApiContext value={client}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SubscribePage
          path={path}
          profile={profile}
          search={search}
          now={() => TODAY}
          leaveFor={(href) => left.push(href)}
          goHome={() => left.push('/')}
          newKey={() => crypto.randomUUID()}
        />
      </QueryClientProvider>
    </ApiContext>,
  );
  return {
    door,
    user: userEvent.setup(),
    left,
    failures,
    fault: (...faults) => door.demo.faults.set(faults),
    payWith: async (card) => {
      const address = `http://fake.local${left.at(-1) ?? ''}?${new URLSearchParams({ card }).toString()}`;
      return (await door.fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
    },
    checkouts: () => door.backend.read((db) => Promise.resolve(db.tables.checkouts.where(() => true).length)),
  };
};

/** Parts of the page. */
export const plan = (name: RegExp) => screen.findByRole('radio', { name });
export const goOn = () => screen.findByRole('button', { name: 'Go to payment' });
