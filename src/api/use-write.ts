import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/endpoint.ts';
import { useApi } from './api-context.ts';
import type { CallPolicy } from './error-policy.ts';
import type { ApiFailure, Outcome } from './failure.ts';

export interface WriteOptions<E extends Endpoint> {
  /** What the server tells otherwise once the call counted: asked for again before `onOutcome` hears. */
  readonly stale?: readonly QueryKey[];
  /** In the place of the endpoint's policy. */
  readonly errors?: CallPolicy;
  /** Not called once the component is gone. */
  readonly onOutcome?: (outcome: Outcome<ReplyOf<E>>) => void;
}

export interface Write<E extends Endpoint> {
  /** While a call is under way nothing is sent. */
  readonly send: (request: RequestOf<E>) => void;
  readonly isSending: boolean;
  /** Why the last call did not count; null before it, while it is under way, and where it counted. */
  readonly failure: ApiFailure | null;
}

/**
 * A call that changes something at one press: a form, a switch. What takes more than one step, must outlive the page or
 * must not happen twice is a chart. A failure is a result; who hears of it besides is the endpoint's policy.
 */
export const useWrite = <E extends Endpoint>(endpoint: E, { stale = [], errors, onOutcome }: WriteOptions<E> = {}): Write<E> => {
  const client = useApi();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (request: RequestOf<E>) => {
      const outcome = await client.attempt(endpoint, request, errors === undefined ? {} : { errors });
      if (outcome.ok) await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
      return outcome;
    },
  });
  return {
    send: (request) => {
      if (isBusy.current) return;
      isBusy.current = true;
      mutate(request, {
        onSettled: () => {
          isBusy.current = false;
        },
        onSuccess: (outcome) => onOutcome?.(outcome),
      });
    },
    isSending: isPending,
    failure: data?.ok === false ? data.failure : null,
  };
};
