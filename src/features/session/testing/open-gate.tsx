import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { ApiContext } from '#api/api-context.ts';
import { createClient, type Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import type { ClientPorts } from '#api/ports.ts';
import { loginMachine, type LoginInput } from '#machines/session/login.machine.ts';
import { loginActors } from '../login.actors.ts';
import { SignInPage } from '../SignInPage.tsx';

/** What a page needs of a backend's door; the in-process one fits. */
export type Door = Pick<ClientPorts, 'baseUrl' | 'fetch' | 'readCookie' | 'upload'>;

const NOTHING: LoginInput = { remembered: false, email: null, link: null, organisationId: null };

const clientOf = ({ baseUrl, fetch, readCookie, upload }: Door): Client =>
  createClient({ baseUrl, fetch, readCookie, upload, appCode: 'test', appVersion: '0', roles: () => [] });

const show = (client: Client, queries: QueryClient, page: ReactNode): { readonly failures: readonly ApiFailure[] } => {
  const failures: ApiFailure[] = [];
  client.onFailure((failure) => failures.push(failure));
  // jsdom cannot be asked for the device's preference.
  document.documentElement.dataset['theme'] = 'light';
  render(
    <ApiContext value={client}>
      <QueryClientProvider client={queries}>{page}</QueryClientProvider>
    </ApiContext>,
  );
  return { failures };
};

const newQueries = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A page of the gate over the fake backend, with every failure that its calls met. */
export const openGate = (door: Door, page: ReactNode) => show(clientOf(door), newQueries(), page);

/** The sign-in page with its running chart. What the rest of the app does for the chart is left out. */
export const openSignIn = (door: Door, input: Partial<LoginInput> = {}) => {
  const client = clientOf(door);
  const queries = newQueries();
  const nothing = (): void => undefined;
  const login = createActor(
    loginMachine.provide({
      actors: loginActors({ client, queries, onProfile: nothing }),
      actions: { removeTokenFromAddress: nothing, forgetSession: nothing, tellOtherTabs: nothing, reportSurprise: nothing },
    }),
    { input: { ...NOTHING, ...input } },
  ).start();
  return { login, ...show(client, queries, <SignInPage login={login} productName="Waymark" />) };
};

/** Takes the page away and leaves nothing of the demo behind. */
export const closeGate = (): void => {
  cleanup();
  delete window.demo;
};
