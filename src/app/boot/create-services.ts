import { QueryClient } from '@tanstack/react-query';
import type { LazyClient } from '#api/lazy-client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { rolesIn } from '#api/permissions.ts';
import { keys } from '#api/queries/keys.ts';
import { personOf } from '#api/viewing.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { TOAST_MILLISECONDS } from '#contracts/constants.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { createAppClock } from '#current/clock.ts';
import { config } from '#current/config.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { createToastStore } from '#ui/messages/toast/toast-store.ts';
import { watchConnection } from '../connection/watch-connection.ts';
import { openErrorTrayController } from '../errors/error-tray-controller.ts';
import { messageFor } from '#features/session/failure-message.ts';
import { problemOf } from '#features/session/problem-of.ts';
import { openReporter, type Reporter } from '../errors/reporter.ts';
import { createTrayStore, type TrayStore } from '../errors/tray-store.ts';
import type { Services } from '../services/services.ts';
import { endOnServer } from '../session/end-on-server.ts';
import { forgetSession } from '../session/forget-session.ts';
import { arrivalToast, createIdentity, forgetIdentity, VIEW_AS_MISSING } from '../session/identity.ts';
import type { LoginActor } from '../session/login-actor.ts';
import { followProfile } from '../session/profile-tabs.ts';
import { createSessionOver } from '../session/session-over.ts';
import { createSessionTabs } from '../session/session-tabs.ts';
import { createViewAs } from '../session/view-as.ts';
import { owedTotalOf } from '#persistence/owed-total.ts';
import type { BootLink } from '../state/boot-link.ts';
import { deviceStore } from '#current/device-store.ts';
import { rememberSession } from '../state/remembered.ts';
import { createClients } from './create-clients.ts';
import { createLogin } from './create-login.ts';
import { followTabs } from './follow-tabs.ts';
import { createLatePort } from './late-port.ts';

export interface StartInput {
  readonly bootLink: BootLink;
  /** W-03: this device remembers a session. */
  readonly remembered: boolean;
  /** Whose code was due when this page was loaded anew (S9). */
  readonly codeDueFor?: string | null;
  /** Leads to an address without another load, in the place of the present one. */
  readonly goTo: (path: '/' | '/login') => void;
}

export interface Started {
  readonly services: Services;
  readonly client: LazyClient;
  readonly report: Reporter;
}

/** Whether there is a connection is told by calls, never by the browser: the demo answers without one. */
const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

/** Looks at the keys of some replies. What looks at them is loaded with the first. */
const sampleReplies =
  (report: Reporter) =>
  (endpoint: Endpoint, body: unknown): void => {
    if (Math.random() < config.reportedReplies)
      void import('../errors/shape-reports.ts').then(
        ({ reportShape }) => reportShape(report, endpoint, body),
        // What does not load compares nothing, and is nobody's trouble.
        () => undefined,
      );
  };

/** J-05: an effect broke where it should have answered. */
const showUnexpected = (store: TrayStore) => () =>
  store.show(messageFor({ kind: 'shape', status: null, message: null, errors: {} }, config.productName));

/** S2: nothing that failed before somebody was signed in stands above their page. */
const clearOnArrival = (login: LoginActor, tray: TrayStore): void => {
  let wasHere = false;
  login.subscribe((state) => {
    // Signing out that failed leaves its words.
    const isHere = state.matches('signedIn') || state.matches('signingOut');
    if (isHere && !wasHere) tray.clear();
    wasHere = isHere;
  });
};

/** Makes everything that exists once per page and wires it together, each part from those above it. Starts nothing. */
export const createServices = ({ bootLink, remembered, codeDueFor = null, goTo }: StartInput): Started => {
  const queries = createQueries();
  const tray = createTrayStore();
  const toasts = createToastStore(TOAST_MILLISECONDS);
  const clock = createAppClock();
  const tabs = createSessionTabs();
  const identity = createIdentity();
  const profile = (): Profile | undefined => queries.getQueryData<Profile>(keys.me());
  const renewal = createLatePort<[ApiFailure], Promise<boolean>>(() => Promise.resolve(false));
  const verification = createLatePort<[], Promise<boolean>>(() => Promise.resolve(true));
  const replies = createLatePort<[], void>(() => undefined);
  const reports = createLatePort<Parameters<Reporter>, void>(() => undefined);
  const reportUnexpectedError = (): void =>
    reports.call({ call: 'page', kind: 'crash', status: null, requestId: null });
  const reads = createLatePort<[Endpoint, unknown], void>(() => undefined);

  const { client, signInClient } = createClients({
    onServerDate: clock.hear,
    onReply: replies.call,
    ...(config.reportedReplies > 0 ? { onRead: reads.call } : {}),
    identity: identity.current,
    roles: (organisationId) => rolesIn(profile()?.organisations ?? [], organisationId),
    renewSession: renewal.call,
    isSamePerson: verification.call,
    person: () => personOf(profile()),
  });
  const connection = watchConnection(client, signInClient);
  replies.supply(connection.heard);

  const onSession = (): void => {
    rememberSession(deviceStore(), profile()?.id ?? true);
    tabs.tell('session.started');
  };
  const login = createLogin({
    client,
    queries,
    bootLink,
    remembered,
    onSession,
    forgetSession: () => forgetSession(queries, toasts, tray),
    tellOtherTabs: () => tabs.tell('session.ended'),
    codeDueFor,
    showUnexpectedError: showUnexpected(tray),
    reportUnexpectedError,
  });
  clearOnArrival(login, tray);
  /** Once the page has gone, so that it has no say; what its calls still said is nobody's news. */
  const leavePage = (next: '/' | '/login'): void => {
    setTimeout(() => {
      tray.clear();
      goTo(next);
    });
  };
  const sessionOver = createSessionOver({
    login,
    client: signInClient,
    profile,
    unsentWork,
    onRenewed: onSession,
    onLeft: leavePage,
    reportUnexpectedError,
  });
  renewal.supply(sessionOver.renew);
  verification.supply(sessionOver.verify);

  const viewAs = createViewAs({
    login,
    queries,
    profile,
    hasUnsavedWork,
    isOwed: (userId) => owedTotalOf(userId) > 0,
    onIdentityLoaded: (newIdentity) => toasts.show(arrivalToast(newIdentity)),
    onMissing: () => toasts.show(VIEW_AS_MISSING),
    begin: async (impersonated) =>
      (await import('../session/begin-view-as.ts')).beginViewAs({
        client,
        queries,
        impersonated,
        userId: () => profile()?.id,
        forgetIdentity: () => {
          forgetIdentity(identity, queries, toasts, tray);
          leavePage('/');
        },
        warnOtherTabs: () => tabs.tell('identity.changing'),
        tellOtherTabs: () => tabs.tell('identity.changed'),
        onUnexpectedError: showUnexpected(tray),
      }),
  });
  followTabs(
    tabs,
    { login, viewAs, sessionOver },
    followProfile(queries, () => tabs.tell('profile.changed')),
  );

  const hasSession = (): boolean =>
    (['checking', 'unanswered', 'signedIn', 'signingOut'] as const).some((state) => login.getSnapshot().matches(state));
  openErrorTrayController({
    client,
    tray,
    productName: config.productName,
    interrupt: sessionOver.interrupt,
    hasSession,
    endOnServer: () => endOnServer(signInClient),
    onSessionEnded: (problem) => login.send({ type: 'session.ended', problem: problemOf(problem) }),
  });
  const report = openReporter(config.reportTo, [client, signInClient]);
  reports.supply(report);
  if (config.reportedReplies > 0) reads.supply(sampleReplies(report));
  return {
    services: { client, queries, login, tray, sessionOver, viewAs, toasts, clock, connection, bootLink },
    client,
    report,
  };
};
