import { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createActor } from 'xstate';
import { askAhead } from '#api/ask-ahead.ts';
import { browserPorts } from '#api/browser-ports.ts';
import { lazyClient, type LazyClient } from '#api/lazy-client.ts';
import { unsentWork } from '#api/unsent-work.ts';
import { PRODUCT_VERSION, TOAST_MILLISECONDS } from '#contracts/constants.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { loginActors } from '#features/session/login.actors.ts';
import { sendDecisionsNow } from '#ui/keep/decisions-under-way.ts';
import { hasUnsavedWork } from '#ui/keep/unsaved-work.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import { applyBrand } from '#ui/brand/brand.ts';
import { applyTheme, storedTheme } from '#ui/theme/theme.ts';
import { createToastStore } from '#ui/toast/toast-store.ts';
import { onFirstTouch } from '#ui/touched/on-first-touch.ts';
import { App } from './App.tsx';
import './app.css';
import { readAddress, type Arrived } from './boot/arrived.ts';
import { askFirstPage } from './boot/ask-first-page.ts';
import { fetchCodeAhead } from './boot/fetch-code-ahead.ts';
import { holdToken } from './boot/hold-token.ts';
import { nameEntry } from './boot/name-entry.ts';
import { watchForNewRelease } from './boot/new-release.ts';
import { signInInstead } from './boot/sign-in-instead.ts';
import { config } from './config.ts';
import { watchConnection } from './connection/watch-connection.ts';
import { reportsCaught } from './errors/caught-error.ts';
import { openErrorDesk } from './errors/error-desk.ts';
import { messageFor } from './errors/failure-message.ts';
import { openReporter, type Reporter } from './errors/reporter.ts';
import { createTrayStore, type TrayStore } from './errors/tray-store.ts';
import { routes } from './routes.tsx';
import type { LoginActor, Services } from './services.ts';
import { forgetSession } from './session/forget-session.ts';
import { createSessionOver } from './session/session-over.ts';
import { createSessionTabs } from './session/session-tabs.ts';
import { arrivalToast, createIdentity, forgetIdentity, VIEW_AS_MISSING } from './session/identity.ts';
import { createViewAs } from './session/view-as.ts';
import { createAppClock } from './state/clock.ts';
import { deviceStore } from './state/device-store.ts';
import { isSessionRemembered, rememberSession } from './state/remembered.ts';

const basename = config.basePath.replace(/\/$/, '');

/** Reads what the address brought. Where the page has no script of its own (the dev server), its token is taken away here. */
const arrive = (): Arrived => {
  const held = window.arrivedAt ?? holdToken(window) ?? `${location.pathname}${location.search}`;
  delete window.arrivedAt;
  const { pathname, search } = new URL(`${location.origin}${held}`);
  return readAddress(pathname.slice(basename.length) || '/', search);
};

/** Loads what a call needs, and what every signed-in page hangs in, side by side. A failure shows when it is needed. */
const loadCalls = (client: LazyClient, services: Services): void => {
  client.load();
  void import('./connection/follow-connection.ts').then(({ followConnection }) => followConnection(services)).catch(() => undefined);
  void Promise.allSettled([import('#features/session/session.calls.ts'), import('./session/SignedInFrame.tsx'), import('./shell/SignedInLayout.tsx')]);
};

/** Makes everything that exists once per page and wires it together. `goHome` leads to `/` without another load. */
const createServices = (goHome: () => void): { readonly services: Services; readonly report: Reporter } => {
  const arrived = arrive();
  const { productName } = config;
  // Whether there is a connection is told by calls, never by the browser: the demo answers without one.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000, networkMode: 'always' }, mutations: { networkMode: 'always' } } });
  const tray = createTrayStore();
  const signInTray = createTrayStore();
  const toasts = createToastStore(TOAST_MILLISECONDS);
  const clock = createAppClock();
  const tabs = createSessionTabs();
  const identity = createIdentity();
  const profile = (): Profile | undefined => queries.getQueryData<Profile>(ME_KEY);
  const ports = browserPorts({
    baseUrl: config.apiBase,
    appCode: config.appCode,
    appVersion: PRODUCT_VERSION,
    onServerDate: clock.hear,
    onReply: () => connection.heard(),
    identity: identity.current,
    roles: () => profile()?.organisations.flatMap((membership) => membership.roles) ?? [],
  });
  const transport = () => import('#api/client.ts');
  const ahead = askAhead(
    lazyClient(async () => (await transport()).createClient({ ...ports, renewSession: (failure) => sessionOver.renew(failure) })),
    lazyClient(async () => (await transport()).createClient(ports)),
  );
  const { client } = ahead;
  const onSession = (): void => {
    rememberSession(deviceStore(), true);
    tabs.tell('session.started');
  };
  const surprised = (store: TrayStore) => () => store.show(messageFor({ kind: 'shape', status: null, message: null, errors: {} }, productName));
  const login: LoginActor = createActor(
    loginMachine.provide({
      actors: loginActors({
        client,
        queries,
        onProfile: onSession,
      }),
      actions: {
        // It has left the address already, before anything was loaded.
        removeTokenFromAddress: () => undefined,
        forgetSession: () => forgetSession(queries, toasts),
        tellOtherTabs: () => tabs.tell('session.ended'),
        reportSurprise: surprised(tray),
      },
    }),
    {
      input: {
        remembered: isSessionRemembered(deviceStore()),
        email: arrived.email,
        link: arrived.signInToken === null || arrived.email === null ? null : { email: arrived.email, token: arrived.signInToken },
        organisationId: arrived.organisationId,
      },
    },
  );
  /** Once the page has gone, so that it has no say; what its calls still said is nobody's news. */
  const leavePage = (): void => {
    setTimeout(() => {
      tray.clear();
      goHome();
    });
  };
  // Its calls are those that renew the session: they ask nobody to.
  const signInClient = lazyClient(async () => (await transport()).createClient(ports));
  const connection = watchConnection(client, signInClient);
  const sessionOver = createSessionOver({
    login,
    client: signInClient,
    profile,
    unsentWork,
    onRenewed: onSession,
    onLeft: leavePage,
    onSurprise: surprised(signInTray),
  });
  const viewAs = createViewAs({
    login,
    queries,
    profile,
    hasUnsavedWork,
    onArrived: (arrivedAs) => toasts.show(arrivalToast(arrivedAs)),
    onMissing: () => toasts.show(VIEW_AS_MISSING),
    begin: async (impersonated) =>
      (await import('./session/begin-view-as.ts')).beginViewAs({
        client,
        queries,
        impersonated,
        userId: () => profile()?.id,
        forgetIdentity: () => {
          forgetIdentity(identity, queries, toasts, tray);
          leavePage();
        },
        warnOtherTabs: () => tabs.tell('identity.changing'),
        tellOtherTabs: () => tabs.tell('identity.changed'),
        onSurprise: surprised(tray),
      }),
  });
  tabs.listen((message) => {
    if (message === 'identity.changing') return void sendDecisionsNow();
    if (message === 'identity.changed') return viewAs.identityChanged();
    if (message === 'session.started' && login.getSnapshot().matches('signedIn')) void sessionOver.recognise().catch(() => undefined);
    else login.send({ type: message });
  });
  const hasSession = (): boolean => (['checking', 'unanswered', 'signedIn', 'signingOut'] as const).some((state) => login.getSnapshot().matches(state));
  openErrorDesk({ client, tray, productName, interrupt: sessionOver.interrupt, hasSession, onSessionEnded: () => login.send({ type: 'session.ended' }) });
  openErrorDesk({ client: signInClient, tray: signInTray, productName, onSessionEnded: () => undefined });
  const report = openReporter(config.reportTo, [client, signInClient]);
  const services = { client, queries, login, tray, sessionOver, viewAs, signInTray, toasts, clock, connection, arrived };
  // Where a session is remembered the first call follows at once; else its code comes when somebody is at the form.
  if (isSessionRemembered(deviceStore()) || arrived.signInToken !== null) loadCalls(client, services);
  else onFirstTouch(() => loadCalls(client, services));
  if (isSessionRemembered(deviceStore())) askFirstPage(ahead, services, location.pathname.slice(basename.length));
  // What waits on this device is sent from any page (C-29); nothing of it is needed before somebody is signed in.
  const sending = login.subscribe((state) => {
    if (!state.matches('signedIn')) return;
    sending.unsubscribe();
    void import('./outbox/open-outbox.ts').then(({ openOutbox }) => openOutbox(services)).catch(() => undefined);
    void import('./outbox/open-kept-decisions.ts').then(({ openKeptDecisions }) => openKeptDecisions(services)).catch(() => undefined);
  });
  return { services, report };
};

/** The form stands in the page, and nothing is known that would change it: React takes it over as it is. */
const isFormServed = (element: HTMLElement, { login, arrived }: Services): boolean =>
  element.dataset['served'] === 'form' && login.getSnapshot().matches('signedOut') && arrived.signInToken === null;

/** Between two steps of the start: a press or a key that came meanwhile is answered first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts the app in an element of the page. */
export const start = async (element: HTMLElement): Promise<void> => {
  applyTheme(storedTheme());
  applyBrand(document.documentElement, null);
  const { services, report } = createServices(() => void router.navigate('/', { replace: true }));
  watchForNewRelease(() => unsentWork() !== null || hasUnsavedWork());
  services.login.start();
  await nextTask();
  const elsewhere = services.login.getSnapshot().matches('signedOut') ? signInInstead(routes, basename, location) : null;
  if (elsewhere !== null) history.replaceState(history.state, '', elsewhere);
  nameEntry(history);
  const router = createBrowserRouter(routes, { basename: basename === '' ? '/' : basename });
  fetchCodeAhead(document, routes, basename);
  const onCaught = reportsCaught(report);
  await nextTask();
  const app = <App services={services} router={router} onError={onCaught} />;
  const options = { onCaughtError: onCaught };
  if (isFormServed(element, services)) hydrateRoot(element, app, options);
  else {
    window.held?.release();
    // At once, so that nobody sees the served page without what hides it.
    flushSync(() => createRoot(element, options).render(app));
  }
  delete element.dataset['served'];
};
