import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { createActor } from 'xstate';
import { lazyClient } from '#api/lazy-client.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { TOAST_MILLISECONDS } from '#contracts/constants.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import { createToastStore } from '#ui/messages/toast/toast-store.ts';
import { App } from './App.tsx';
import { config } from '#current/config.ts';
import { createConnection } from '#current/connection.ts';
import { createTrayStore } from './errors/tray-store.ts';
import { ShellSkeleton } from './pages/ShellSkeleton.tsx';
import { routes } from './routes.tsx';
import type { Services } from './services/services.ts';
import { createSessionOver } from './session/session-over.ts';
import { createViewAs } from './session/view-as.ts';
import { createAppClock } from '#current/clock.ts';
import { readAddress } from './state/boot-link.ts';

/** Only the build runs this file: it draws the app as it looks before anything is known. */

const nothing = (): void => undefined;

/** What a page has that knows nobody, asks nobody and remembers nothing. */
const servicesOfNobody = (): Services => {
  const bootLink = readAddress('/login', '');
  const client = lazyClient(() => Promise.reject(new Error('Nothing is asked while a page is built.')));
  const queries = new QueryClient();
  const login = createActor(loginMachine, {
    input: { remembered: false, email: null, link: null, organisationId: null },
  });
  const sessionOver = createSessionOver({
    login,
    client,
    profile: nothing as () => undefined,
    unsentWork,
    onRenewed: nothing,
    onLeft: nothing,
    reportUnexpectedError: nothing,
  });
  return {
    client,
    queries,
    login,
    tray: createTrayStore(),
    sessionOver,
    viewAs: createViewAs({
      login,
      queries,
      profile: nothing as () => undefined,
      hasUnsavedWork: () => false,
      isOwed: () => false,
      onIdentityLoaded: nothing,
      onMissing: nothing,
      begin: () => Promise.reject(new Error('Nobody views while a page is built.')),
    }),
    toasts: createToastStore(TOAST_MILLISECONDS),
    clock: createAppClock(),
    connection: createConnection({ probe: () => Promise.resolve(true) }),
    bootLink,
  };
};

const drawn = async (page: React.ReactNode): Promise<string> => new Response((await prerender(page)).prelude).text();

/** The sign-in page as markup, its title included. */
export const drawSignIn = (): Promise<string> => {
  const basename = config.basePath.replace(/\/$/, '');
  const router = createMemoryRouter(routes, {
    basename: basename === '' ? '/' : basename,
    initialEntries: [`${basename}/login`],
  });
  return drawn(<App services={servicesOfNobody()} router={router} />);
};

/** What every other page shows until the app is there. */
export const drawShell = (): Promise<string> => drawn(<ShellSkeleton />);

export const { productName } = config;
