import { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import type { Client } from '#api/client.ts';
import { createEmitter } from '#api/emitter.ts';
import type { ApiFailure } from '#api/failure.ts';
import type { UnsentWork } from '#persistence/unsent-work.ts';
import { failureOutcome } from '#contracts/failure.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { watched } from '#current/actor-log.ts';
import { loginActors } from '#features/session/login.actors.ts';
import { keys } from '#api/queries/keys.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import type { LoginActor } from './login-actor.ts';
import { endOnServer } from './end-on-server.ts';
import { isSameIdentity } from './identity.ts';

/** Signing in stands over the page: whose page it is, what waits on it, why, and the chart of signing in again. */
export interface Interruption {
  readonly failure: ApiFailure;
  readonly profile: Profile;
  readonly work: UnsentWork;
  readonly login: LoginActor;
}

export interface SessionOverInput {
  /** The page's own chart. It stays signed in while somebody signs in over the page, so that the page stands. */
  readonly login: LoginActor;
  /** A client that asks nobody to renew the session: its calls are those that renew it. */
  readonly client: Client;
  /** Whose page it is. */
  readonly profile: () => Profile | undefined;
  readonly unsentWork: () => UnsentWork | null;
  /** the other tabs hear that a session began. */
  readonly onRenewed: () => void;
  /**
   * The page that stood here is nobody's any more: whoever is here now begins at `/`, whoever comes at the form of
   * `/login`. The form stands there already, and an address that led to it again would lose what is typed.
   */
  readonly onLeft: (next: '/' | '/login') => void;
  readonly reportUnexpectedError: () => void;
}

/** J-01, J-02: a session that ended while something unsent is on the page. */
export interface SessionOver {
  /** The client's question: true once the same person is back. False at once where nothing unsent is on the page. */
  readonly renew: (failure: ApiFailure) => Promise<boolean>;
  /** The same for a call that does not go on (403): whether signing in stands over the page now. */
  readonly interrupt: (failure: ApiFailure) => boolean;
  /** Leaves the page for the sign-in page. What is on the device stays there. */
  readonly leave: () => void;
  /** A session began in another tab: closes the dialog, or begins anew where it is somebody else's. */
  readonly recognise: () => Promise<void>;
  /**
   * Asks the server whether the session is still that of the person whose page this is; begins the page anew where it
   * is somebody else's. True where there is no page of anybody, or nobody can tell.
   */
  readonly verify: () => Promise<boolean>;
  readonly current: () => Interruption | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Wires it; nothing happens before the first failure. */
export const createSessionOver = (input: SessionOverInput): SessionOver => {
  const { login: page, client, profile: pageProfile, unsentWork, onRenewed, onLeft, reportUnexpectedError } = input;
  const changes = createEmitter();
  let current: Interruption | null = null;
  let waiting: ((renewed: boolean) => void)[] = [];

  const become = (next: Interruption | null): void => {
    current = next;
    changes.emit();
  };

  const close = (renewed: boolean): void => {
    if (current === null) return;
    current.login.stop();
    const answered = waiting;
    waiting = [];
    become(null);
    for (const answer of answered) answer(renewed);
  };

  /** Somebody holds a session: whose page this is decides what follows. */
  const welcome = (profile: Profile): void => {
    const before = pageProfile();
    const isSame = before !== undefined && isSameIdentity(profile, before);
    close(isSame);
    if (isSame) return;
    // Nothing of the person before may stand beside the next one's session: forgotten first, then asked anew.
    page.send({ type: 'session.ended', problem: null });
    page.send({ type: 'session.started' });
    onLeft('/');
  };

  const open = (failure: ApiFailure): boolean => {
    if (current !== null) return true;
    const profile = pageProfile();
    const work = unsentWork();
    // H-15: the session of whoever viewed is over as a whole; nobody signs in over the page of somebody else.
    if (
      !page.getSnapshot().matches('signedIn') ||
      profile === undefined ||
      profile.impersonated === true ||
      work === null
    )
      return false;
    work.flushDraft();
    // Whoever signs in stays apart from the page until it is known who they are.
    const apart = new QueryClient();
    const login = createActor(
      loginMachine.provide({
        actors: loginActors({ client, queries: apart, onProfile: () => undefined }),
        actions: {
          removeTokenFromAddress: () => undefined,
          forgetSession: () => undefined,
          tellOtherTabs: () => undefined,
          reportUnexpectedError,
          showUnexpectedError: () => undefined,
        },
      }),
      watched({ input: { remembered: false, email: profile.email, link: null, organisationId: null } }),
    );
    login.subscribe((state) => {
      const back = state.matches('signedIn') ? apart.getQueryData<Profile>(keys.me()) : undefined;
      if (back === undefined) return;
      onRenewed();
      welcome(back);
    });
    login.start();
    become({ failure, profile, work, login });
    return true;
  };

  // Signed out in another tab, or this page begins anew: nobody signs in over it any more.
  page.subscribe((state) => {
    if (!state.matches('signedIn')) close(false);
  });

  return {
    renew: (failure) =>
      open(failure)
        ? new Promise((resolve) => {
            waiting.push(resolve);
          })
        : Promise.resolve(false),
    interrupt: open,
    leave: () => {
      // J-01: a 403 may have left the session alive on the server; the next person must not find it.
      if (current !== null && failureOutcome(current.failure) === 'denied') endOnServer(client);
      page.send({ type: 'session.ended', problem: null });
      onLeft('/login');
    },
    recognise: async () => {
      const profile = await (await import('#features/session/session.calls.ts')).recogniseProfile(client);
      if (profile !== null && page.getSnapshot().matches('signedIn')) welcome(profile);
    },
    verify: async () => {
      const before = pageProfile();
      if (before === undefined || !page.getSnapshot().matches('signedIn')) return true;
      const now = await (await import('#features/session/session.calls.ts')).recogniseProfile(client);
      if (now === null || isSameIdentity(now, before)) return true;
      welcome(now);
      return false;
    },
    current: () => current,
    subscribe: changes.subscribe,
  };
};
