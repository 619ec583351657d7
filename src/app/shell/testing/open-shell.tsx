import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiContext } from '#api/api-context.ts';
import { TOAST_MILLISECONDS } from '#contracts/constants.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { wipeWork } from '#persistence/registry.ts';
import { owedTotalOf } from '#persistence/owed-total.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { personOf } from '#api/viewing.ts';
import { keys } from '#api/queries/keys.ts';
import { problemOf } from '#features/session/problem-of.ts';
import { openHouse, type House } from '#features/session/testing/house.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { SurroundingsContext } from '#current/surroundings.ts';
import { LinkProvider } from '#ui/actions/link/LinkProvider.tsx';
import { createToastStore } from '#ui/messages/toast/toast-store.ts';
import { openErrorTrayController } from '../../errors/error-tray-controller.ts';
import { createTrayStore } from '../../errors/tray-store.ts';
import { ServicesContext, type Services } from '../../services/services.ts';
import { forgetSession } from '../../session/forget-session.ts';
import { arrivalToast, createIdentity, forgetIdentity, VIEW_AS_MISSING } from '../../session/identity.ts';
import { RequireSession } from '../../guards/RequireSession.tsx';
import { SignedInFrame } from '../../guards/SignedInFrame.tsx';
import { createViewAs } from '../../session/view-as.ts';
import { createConnection } from '#current/connection.ts';
import { createAppClock } from '#current/clock.ts';
import { createOrganisationChoice, OrganisationChoiceContext } from '#current/organisation-choice.ts';
import { useCurrent } from '#current/current-context.ts';
import { RouteEffects } from '../RouteEffects.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { SignedInLayout } from '../SignedInLayout.tsx';

/**
 * What each shell of a test knows: without it nobody is there, and nothing of theirs is sent by the worker that the
 * palette opens.
 */
const known = new Set<QueryClient>();

/** Each test starts with an empty device; jsdom has no media and no layout. */
export const setUpShell = (): void => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // What a test of another file made the page keep, because the device refused.
    for (const { id } of [amaraOsei, priyaNair]) wipeWork(id, { outbox: browserOutbox(), storage: browserStorage });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    cleanup();
    for (const queries of known) queries.clear();
    known.clear();
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
  verify: () => Promise.resolve(true),
  leave: () => undefined,
};

export interface ShellOptions {
  readonly path?: string;
  /** `o` of the address. */
  readonly fromAddress?: number;
  /** Puts the profile into another shape than the backend's. */
  readonly change?: (profile: Profile) => Profile;
  /** A situation of the backend, before anybody is signed in. */
  readonly scenario?: string;
  /** What stands below the bar; a page that says where it stands unless given. */
  readonly page?: ComponentType;
  /** The code of the pages at `/later` and, without the bar, at `/a/later`, which comes when it comes. */
  readonly later?: Promise<ComponentType>;
  /** Puts the backend into a state after somebody was signed in. */
  readonly prepare?: (door: InProcess) => Promise<void>;
}

/** The shell over a backend of its own, with somebody signed in. */
export const openShell = async (
  email: string,
  { path = '/', fromAddress, change, scenario, page = Page, later, prepare }: ShellOptions = {},
) => {
  const door = createInProcess();
  if (scenario !== undefined) await door.demo.scenario(scenario);
  await door.demo.as(email);
  await prepare?.(door);
  const identity = createIdentity();
  const tray = createTrayStore();
  const toasts = createToastStore(TOAST_MILLISECONDS);
  const house: House = openHouse(
    door,
    { remembered: true },
    { identity: identity.current, person: () => personOf(house.queries.getQueryData<Profile>(keys.me())) },
    (all) => forgetSession(all, toasts, tray),
  );
  const { client, queries, login } = house;
  known.add(queries);
  const tellOtherTabs = vi.fn<() => void>();
  let goHome = (): void => undefined;
  const viewAs = (): Services['viewAs'] =>
    createViewAs({
      login,
      queries,
      profile: () => queries.getQueryData<Profile>(keys.me()),
      hasUnsavedWork,
      isOwed: (userId) => owedTotalOf(userId) > 0,
      onIdentityLoaded: (profile) => toasts.show(arrivalToast(profile)),
      onMissing: () => toasts.show(VIEW_AS_MISSING),
      begin: async (impersonated) =>
        (await import('../../session/begin-view-as.ts')).beginViewAs({
          client,
          queries,
          impersonated,
          userId: () => queries.getQueryData<Profile>(keys.me())?.id,
          forgetIdentity: () => {
            forgetIdentity(identity, queries, toasts, tray);
            setTimeout(() => goHome());
          },
          warnOtherTabs: () => undefined,
          tellOtherTabs,
          onUnexpectedError: () => undefined,
        }),
    });
  openErrorTrayController({
    client,
    tray,
    productName: 'Waymark',
    onSessionEnded: (failure) => login.send({ type: 'session.ended', problem: problemOf(failure) }),
  });
  const services = (): Services => ({
    client,
    queries,
    login,
    tray,
    sessionOver: noSessionOver,
    viewAs: viewAs(),
    toasts,
    clock: createAppClock(),
    connection: createConnection({ probe: () => Promise.resolve(true) }),
    bootLink: { email: null, signInToken: null, organisationId: fromAddress ?? null, resetToken: null },
  });
  login.start();
  await waitFor(() => {
    if (!login.getSnapshot().matches('signedIn')) throw new Error('not signed in yet');
  });
  if (change !== undefined) queries.setQueryData<Profile>(keys.me(), (profile) => profile && change(profile));
  const wired = services();
  const comes = (address: string) => (later === undefined ? [] : [{ path: address, lazy: { Component: () => later } }]);
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          {
            Component: RequireSession,
            children: [
              {
                Component: SignedInFrame,
                children: [
                  ...comes('/a/later'),
                  { path: '/a/:key', Component: page },
                  { Component: SignedInLayout, children: [...comes('/later'), { path: '*', Component: page }] },
                ],
              },
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  goHome = () => void router.navigate('/', { replace: true });
  render(
    <ServicesContext value={wired}>
      <SurroundingsContext value={wired}>
        <ApiContext value={client}>
          <QueryClientProvider client={queries}>
            <OrganisationChoiceContext value={createOrganisationChoice()}>
              <RouterProvider router={router} />
            </OrganisationChoiceContext>
          </QueryClientProvider>
        </ApiContext>
      </SurroundingsContext>
    </ServicesContext>,
  );
  return {
    user: userEvent.setup(),
    door,
    login,
    queries,
    tray,
    client,
    router,
    toasts,
    viewAs: wired.viewAs,
    tellOtherTabs,
  };
};

/** The same profile with its first organisation changed. */
export const withOrganisation =
  (change: Partial<OrganisationMembership>) =>
  (profile: Profile): Profile => ({
    ...profile,
    organisations: profile.organisations.map((organisation, at) =>
      at === 0 ? { ...organisation, ...change } : organisation,
    ),
  });
