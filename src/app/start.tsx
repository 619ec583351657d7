import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { unsentWork } from '#persistence/unsent-work.ts';
import { config } from '#current/config.ts';
import { applyBrand } from '#ui/drawings/brand/brand.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { applyTheme, storedTheme } from '#ui/theme/theme.ts';
import { App } from './App.tsx';
import './app.css';
import { checkOnReturn } from './boot/check-on-return.ts';
import { createServices } from './boot/create-services.ts';
import { fetchCodeAhead } from './boot/fetch-code-ahead.ts';
import { createLatePort } from './boot/late-port.ts';
import { hearPlayer } from './boot/hear-player.ts';
import { loadSignedIn, sendWhatWaits } from './boot/load-calls.ts';
import { nameEntry } from './boot/name-entry.ts';
import { readArrival } from './boot/read-arrival.ts';
import { signInInstead } from './boot/sign-in-instead.ts';
import { reportsCaught } from './errors/caught-error.ts';
import { watchForNewRelease } from './errors/new-release.ts';
import { routes } from './routes.tsx';
import type { Services } from './services/services.ts';
import { codeDueOnLoad } from './state/code-due.ts';
import { isSessionRemembered } from './state/remembered.ts';

/** The form stands in the page, and nothing is known that would change it: React takes it over as it is. */
const isFormServed = (element: HTMLElement, { login, bootLink }: Services): boolean =>
  element.dataset['served'] === 'form' && login.getSnapshot().matches('signedOut') && bootLink.signInToken === null;

/** Between two steps of the start: a press or a key that came meanwhile is answered first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts the app in an element of the page. */
export const start = async (element: HTMLElement): Promise<void> => {
  const basename = config.basePath.replace(/\/$/, '');
  applyTheme(storedTheme());
  applyBrand(document.documentElement, null);
  const addresses = createLatePort<['/' | '/login'], void>(() => undefined);
  const bootLink = readArrival(window, basename);
  const remembered = isSessionRemembered(() => localStorage);
  const { services, client, report } = createServices({
    bootLink,
    remembered,
    codeDueFor: codeDueOnLoad(history),
    goTo: addresses.call,
  });
  loadSignedIn(() => import('./signed-in.ts'), client, services, remembered);
  sendWhatWaits(services);
  checkOnReturn(element, services.sessionOver.verify);
  const { verify } = services.sessionOver;
  // The endpoint comes with the pages of whoever is signed in.
  const ask = async (): Promise<unknown> => {
    const { getMe } = await import('#contracts/profile/profile.endpoints.ts');
    await client.attempt(getMe, {});
    return verify();
  };
  hearPlayer(window, { verify, ask });
  watchForNewRelease(() => unsentWork() !== null || hasUnsavedWork());
  services.login.start();
  await nextTask();
  const elsewhere = services.login.getSnapshot().matches('signedOut')
    ? signInInstead(routes, basename, location)
    : null;
  if (elsewhere !== null) history.replaceState(history.state, '', elsewhere);
  nameEntry(history);
  const router = createBrowserRouter(routes, { basename: basename === '' ? '/' : basename });
  addresses.supply((path) => void router.navigate(path, { replace: true }));
  fetchCodeAhead(document, routes, basename);
  const onCaught = reportsCaught(report);
  await nextTask();
  const app = <App services={services} router={router} onError={onCaught} />;
  const options = { onCaughtError: onCaught };
  if (isFormServed(element, services)) hydrateRoot(element, app, options);
  else {
    window.capturedPresses?.release();
    // At once, so that nobody sees the served page without what hides it.
    flushSync(() => createRoot(element, options).render(app));
  }
  delete element.dataset['served'];
  window.bootWatch?.started();
};
