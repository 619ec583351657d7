import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { watched } from '#current/actor-log.ts';
import { subscriptionChangeMachine } from '#machines/subscriptions/subscription-change.machine.ts';
import type { ChangeOffers } from '#machines/subscriptions/subscription-change.setup.ts';
import { createSubscriptionCard } from './subscription-card.ts';
import { subscriptionImplementations, type SubscriptionServices } from './subscription.actors.ts';

export interface SubscriptionChangeOptions
  extends ChangeOffers, Pick<SubscriptionServices, 'payer' | 'id' | 'settings' | 'now'> {}

/** The chart of a subscription's changes with the effects that it was promised, and the provider's fields. */
export const useSubscriptionChange = ({
  mayCancel,
  mayChangeCard,
  payer,
  id,
  settings,
  now,
}: SubscriptionChangeOptions) => {
  const client = useApi();
  const queries = useQueryClient();
  const [{ machine, card }] = useState(() => {
    const created = createSubscriptionCard();
    return {
      card: created,
      machine: subscriptionChangeMachine.provide(
        subscriptionImplementations({
          client,
          queries,
          card: created,
          payer,
          id,
          settings,
          now,
          reportUnexpectedError: (error) => globalThis.reportError(error),
        }),
      ),
    };
  });
  const [snapshot, send] = useMachine(machine, watched({ input: { mayCancel, mayChangeCard } }));
  useEffect(() => send({ type: 'offers.changed', mayCancel, mayChangeCard }), [send, mayCancel, mayChangeCard]);
  return { snapshot, send, card };
};

export type SubscriptionChange = ReturnType<typeof useSubscriptionChange>;
