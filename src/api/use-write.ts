import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/endpoint.ts';
import { useApi } from './api-context.ts';
import type { CallOptions } from './client.ts';
import type { CallPolicy } from './error-policy.ts';
import type { ApiFailure, Outcome } from './failure.ts';
import type { IfNamed, OptionsFor } from './viewing.ts';

export interface WriteOptions<E extends Endpoint> {
  /** What the server tells otherwise once the call counted: asked for again before `onOutcome` hears. */
  readonly stale?: readonly QueryKey[];
  /** In the place of the endpoint's policy. */
  readonly errors?: CallPolicy;
  /** Not called once the component is gone. */
  readonly onOutcome?: (outcome: Outcome<ReplyOf<E>>) => void;
}

export interface Write<E extends Endpoint> {
  /** While a call is under way nothing is sent. A `named` write says whose it was confirmed to be (H-17). */
  readonly send: (request: RequestOf<E>, ...confirmedFor: IfNamed<E, [userId: number], []>) => void;
  readonly isSending: boolean;
  /** Why the last call did not count; null before it, while it is under way, and where it counted. */
  readonly failure: ApiFailure | null;
}

/**
 * A call that changes something at one press: a form, a switch. What takes more than one step, must outlive the page or
 * must not happen twice is a chart. A failure is a result; who hears of it besides is the endpoint's policy.
 */
export const useWrite = <E extends Endpoint>(
  endpoint: E,
  { stale = [], errors, onOutcome }: WriteOptions<E> = {},
): Write<E> => {
  const client = useApi();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const { mutate, isPending, data } = useMutation({
    mutationFn: async ({
      request,
      confirmedFor,
    }: {
      readonly request: RequestOf<E>;
      readonly confirmedFor: number | undefined;
    }) => {
      const options: CallOptions = {
        ...(errors === undefined ? {} : { errors }),
        ...(confirmedFor === undefined ? {} : { confirmedFor }),
      };
      const outcome = await client.attempt(endpoint, request, ...([options] as OptionsFor<E, CallOptions>));
      if (outcome.ok) await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
      return outcome;
    },
  });
  return {
    send: (request, ...[confirmedFor]) => {
      if (isBusy.current) return;
      isBusy.current = true;
      mutate(
        { request, confirmedFor },
        {
          onSettled: () => {
            isBusy.current = false;
          },
          onSuccess: (outcome) => onOutcome?.(outcome),
        },
      );
    },
    isSending: isPending,
    failure: data?.ok === false ? data.failure : null,
  };
};
