import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiContext } from '#api/api-context.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import { openHouse } from '#features/session/testing/house.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { LinkProvider } from '#ui/link/LinkProvider.tsx';
import { createToastStore } from '#ui/toast/toast-store.ts';
import { createTrayStore } from '../../errors/tray-store.ts';
import { ServicesContext, type Services } from '../../services.ts';
import { RequireSession } from '../../session/RequireSession.tsx';
import { createConnection } from '../../connection/connection.ts';
import { createAppClock } from '../../state/clock.ts';
import { createOrganisationChoice, OrganisationChoiceContext } from '../../state/organisation-choice.ts';
import { useCurrent } from '../current-context.ts';
import { RouteEffects } from '../RouteEffects.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { SignedInLayout } from '../SignedInLayout.tsx';

/** Each test starts with an empty device; jsdom has no media and no layout. */
export const setUpShell = (): void => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
};

/** Any page below the bar: says where it stands. */
function Page() {
  const { pathname } = useLocation();
  const { organisation } = useCurrent();
  return (
    <main id="main" tabIndex={-1}>
      <h1>{`${pathname} in ${organisation.name}`}</h1>
    </main>
  );
}

/** What stands on every page of the app, as far as the shell needs it. */
function Frame() {
  return (
    <LinkProvider component={RouterLink}>
      <RouteEffects />
      <Outlet />
    </LinkProvider>
  );
}

const noSessionOver: Services['sessionOver'] = {
  current: () => null,
  subscribe: () => () => undefined,
  interrupt: () => false,
  renew: () => Promise.resolve(false),
  recognise: () => Promise.resolve(),
  leave: () => undefined,
};

export interface ShellOptions {
  readonly path?: string;
  /** `o` of the address. */
  readonly fromAddress?: number;
  /** Puts the profile into another shape than the backend's. */
  readonly change?: (profile: Profile) => Profile;
}

/** The shell over a backend of its own, with somebody signed in. */
export const openShell = async (email: string, { path = '/', fromAddress, change = (profile) => profile }: ShellOptions = {}) => {
  const door = createInProcess();
  await door.demo.as(email);
  const house = openHouse(door, { remembered: true });
  const { client, queries, login } = house;
  const tray = createTrayStore();
  const services: Services = {
    client,
    queries,
    login,
    tray,
    sessionOver: noSessionOver,
    signInTray: createTrayStore(),
    toasts: createToastStore(),
    clock: createAppClock(),
    connection: createConnection({ probe: () => Promise.resolve(true) }),
    arrived: { email: null, signInToken: null, organisationId: fromAddress ?? null, resetToken: null },
  };
  login.start();
  await waitFor(() => {
    if (!login.getSnapshot().matches('signedIn')) throw new Error('not signed in yet');
  });
  queries.setQueryData<Profile>(ME_KEY, (profile) => profile && change(profile));
  const router = createMemoryRouter(
    [{ Component: Frame, children: [{ Component: RequireSession, children: [{ Component: SignedInLayout, children: [{ path: '*', Component: Page }] }] }] }],
    { initialEntries: [path] },
  );
  render(
    <ServicesContext value={services}>
      <ApiContext value={client}>
        <QueryClientProvider client={queries}>
          <OrganisationChoiceContext value={createOrganisationChoice()}>
            <RouterProvider router={router} />
          </OrganisationChoiceContext>
        </QueryClientProvider>
      </ApiContext>
    </ServicesContext>,
  );
  return { user: userEvent.setup(), door, login, queries, tray };
};

/** The same profile with its first organisation changed. */
export const withOrganisation = (change: Partial<OrganisationMembership>) => (profile: Profile): Profile => ({
  ...profile,
  organisations: profile.organisations.map((organisation, at) => (at === 0 ? { ...organisation, ...change } : organisation)),
});
