import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useApi } from '#api/api-context.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { watched } from '#current/actor-log.ts';
import { config } from '#current/config.ts';
import { comingTo } from '#machines/subscriptions/attempt.ts';
import { subscribingMachine } from '#machines/subscriptions/subscribing.machine.ts';
import { readAttempts, storeAttempts } from './stored-attempts.ts';
import { subscribingImplementations } from './subscribing.actors.ts';

export interface SubscribingOptions {
  readonly path: string;
  readonly profile: Profile | null;
  /** The query of the page's address. */
  readonly search: string;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
  /** Opens the payment page in this tab. */
  readonly leaveFor: (href: string) => void;
  readonly goHome: () => void;
}

/**
 * The chart of subscribing with the effects that it was promised. Another path or person is another page: give it a
 * key.
 */
export const useSubscribing = ({ path, profile, search, now, leaveFor, goHome }: SubscribingOptions) => {
  const client = useApi();
  const queries = useQueryClient();
  const [machine] = useState(() =>
    subscribingMachine.provide(
      subscribingImplementations({
        client,
        queries,
        path,
        profile,
        hasIdempotencyKeys: config.hasIdempotencyKeys,
        origin: location.origin,
        now,
        storeAttempts,
        leaveFor,
        goHome,
        reportUnexpectedError: (error) => globalThis.reportError(error),
      }),
    ),
  );
  const userId = profile?.id ?? null;
  const [snapshot, send] = useMachine(
    machine,
    watched({
      input: {
        path,
        userId,
        isViewing: profile?.impersonated === true,
        ...comingTo({ path, userId, search }, readAttempts()),
      },
    }),
  );
  useEffect(() => {
    // The page as it was left stands again, with its chart: nothing of it was loaded anew.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) send({ type: 'returned' });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [send]);
  return { snapshot, send };
};

export type SubscribingFlow = ReturnType<typeof useSubscribing>;
export type SubscribingState = SnapshotFrom<typeof subscribingMachine>;
