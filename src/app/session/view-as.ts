import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom, EventFromLogic } from 'xstate';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { createEmitter } from '#api/emitter.ts';
import { isBelow, keys } from '#api/queries/keys.ts';
import type { viewAsMachine } from '#machines/session/view-as.machine.ts';
import type { LoginActor } from './login-actor.ts';
import { isSameIdentity } from './identity.ts';

export type ViewAsActor = ActorRefFrom<typeof viewAsMachine>;

export interface ViewAsInput {
  readonly login: LoginActor;
  readonly queries: QueryClient;
  readonly profile: () => Profile | undefined;
  /** Loads the chart and starts it. It is code for few, so nobody loads it before it is needed. */
  readonly begin: (impersonated: boolean) => Promise<ViewAsActor>;
  /** Whether what stands on the page would be lost with it (C-29). */
  readonly hasUnsavedWork: () => boolean;
  /** Whether something is owed to whoever is here: named before the page is another person's. */
  readonly isOwed: (userId: number) => boolean;
  /** Somebody is here after nobody was: what the page shows has changed as a whole, and is told. */
  readonly onIdentityLoaded: (profile: Profile) => void;
  /** The code of what was pressed did not come. */
  readonly onMissing: () => void;
}

/** What is asked before the page becomes another person's. `owed`: nothing is lost, but something paid is not settled. */
export interface ViewAsQuestion {
  readonly about: 'unsaved' | 'owed';
  readonly leave: () => void;
  readonly stay: () => void;
}

/** What the rest of the app knows of View As (H-01 to H-17). */
export interface ViewAs {
  /** The running chart; null while nobody views, nor ever wanted to. */
  readonly current: () => ViewAsActor | null;
  /** `between`: nobody is here, and nothing of anybody may be shown. `unanswered`: nor does the server say who is. */
  readonly phase: () => 'here' | 'between' | 'unanswered';
  /** What waits for an answer, because it would lose what is on the page. */
  readonly question: () => ViewAsQuestion | null;
  readonly open: (organisationId: number, twoFactorConfirmed: boolean) => void;
  readonly exit: () => void;
  readonly retry: () => void;
  /** H-11: another tab has begun, or ended. */
  readonly identityChanged: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Wires it. The chart runs from the first wish, or from the boot of somebody who is viewed as (H-16), until the session
 * ends.
 */
export const createViewAs = ({
  login,
  queries,
  profile,
  begin,
  hasUnsavedWork,
  isOwed,
  onIdentityLoaded,
  onMissing,
}: ViewAsInput): ViewAs => {
  const { emit: tell, subscribe } = createEmitter();
  let current: ViewAsActor | null = null;
  let beginning: Promise<ViewAsActor> | null = null;
  let question: ReturnType<ViewAs['question']> = null;

  const isSignedIn = (): boolean => login.getSnapshot().matches('signedIn');

  const stop = (): void => {
    current?.stop();
    current = null;
    beginning = null;
    question = null;
    tell();
  };

  const running = (): Promise<ViewAsActor> => {
    if (beginning !== null) return beginning;
    const mine: Promise<ViewAsActor> = begin(profile()?.impersonated === true).then(
      (actor) => {
        // Signed out while the code was on its way.
        if (beginning !== mine) {
          actor.stop();
          return actor;
        }
        current = actor;
        let wasHere = true;
        actor.subscribe((state) => {
          const isHere = !state.hasTag('between');
          const somebody = profile();
          if (isHere && !wasHere && somebody !== undefined) onIdentityLoaded(somebody);
          wasHere = isHere;
          tell();
        });
        tell();
        return actor;
      },
      (error: unknown) => {
        if (beginning === mine) beginning = null;
        throw error;
      },
    );
    beginning = mine;
    return mine;
  };

  const send = (event: EventFromLogic<typeof viewAsMachine>, onFailure: () => void = () => undefined): void => {
    if (!isSignedIn()) return;
    if (current === null) void running().then((actor) => actor.send(event), onFailure);
    else current.send(event);
  };

  /** C-29: asks first where leaving the page would lose something, or leaves something paid unsettled. */
  const afterAsking = (work: () => void): void => {
    const userId = profile()?.id;
    const about = hasUnsavedWork() ? 'unsaved' : userId !== undefined && isOwed(userId) ? 'owed' : null;
    if (about === null) return work();
    const close = (): void => {
      question = null;
      tell();
    };
    question = {
      about,
      stay: close,
      leave: () => {
        close();
        work();
      },
    };
    tell();
  };

  /** Without the chart's code: the page begins anew, as for anybody whose session began elsewhere. */
  const beginAnew = (): void => {
    login.send({ type: 'session.ended', problem: null });
    login.send({ type: 'session.started' });
  };

  const identityChanged = (): void => send({ type: 'identity.changed' }, beginAnew);

  const phase: ViewAs['phase'] = () => {
    const state = current?.getSnapshot();
    if (state?.hasTag('between') !== true) return 'here';
    return state.matches('unanswered') ? 'unanswered' : 'between';
  };

  // H-11: a profile that arrives by itself may be another person's: everything beside it is the former one's then.
  let known = profile();
  queries.getQueryCache().subscribe(({ query }) => {
    if (!isBelow(query.queryKey, keys.me())) return;
    const before = known;
    known = profile();
    if (before === undefined || known === undefined || phase() !== 'here' || isSameIdentity(before, known)) return;
    identityChanged();
  });

  login.subscribe((state) => {
    if (!state.matches('signedIn') && !state.matches('signingOut')) {
      if (beginning !== null) stop();
    } else if (profile()?.impersonated === true) {
      // H-16. Where its code does not come, the way out tries again.
      void running().catch(() => undefined);
    }
  });

  return {
    current: () => current,
    phase,
    question: () => question,
    open: (organisationId, twoFactorConfirmed) =>
      afterAsking(() => send({ type: 'opened', organisationId, twoFactorConfirmed }, onMissing)),
    exit: () => afterAsking(() => send({ type: 'exit.requested' }, onMissing)),
    retry: () => send({ type: 'retried' }),
    identityChanged,
    subscribe,
  };
};
