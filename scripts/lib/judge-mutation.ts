import type { Endpoint } from '#contracts/endpoint.ts';
import type { ProviderStateName } from '#contracts/provider-states.ts';
import { endpointOf } from './endpoint-of.ts';
import { isValueMutation } from './mutate-values.ts';
import type { RecordedReply } from './mutations.ts';
import type { RecordedInteraction } from './pacts.ts';
import { faultsOfBody, faultsOfReturns } from './reading-faults.ts';
import { declaredIn } from './replay-in-state.ts';

/** What is known of a mutation before pact sees it. */
export interface Judgement {
  /** The verifier's own assertions see it: what the app cannot read, what the state does not provide, another success. */
  readonly isSeen: boolean;
  /** The app itself would refuse it. */
  readonly isRefused: boolean;
  /**
   * Where pact does not see it either, the contract takes it: null where that may be, a list without elements of which
   * the state says nothing, the words of a refusal.
   */
  readonly mayBeAllowed: boolean;
}

/** Another success than the call has: the verifier says so (`faultsOfReply`). */
const isNoSuccess = ({ success }: Endpoint, { status }: RecordedReply): boolean =>
  status < 300 && !success.includes(status);

/**
 * Whether a change is one to a part of a refusal that the interaction does not speak of: its words and fields are the
 * server's own.
 */
const isUnpinned = ({ body }: RecordedInteraction['response'], label: string): boolean => {
  if (label.startsWith('add a key')) return true;
  const [, key] = /^(?:drop|rename|null|empty|change the type of) (\w+)/.exec(label) ?? [];
  return key !== undefined && !Object.hasOwn((body?.content ?? {}) as object, key) && !['the', 'header'].includes(key);
};

/**
 * Judges a changed reply of an interaction of the fake backend. `name`: the interaction's and the mutation's, as they
 * are reported.
 */
export const judge = (
  { description, comments, providerStates, response }: RecordedInteraction,
  name: string,
  reply: RecordedReply,
): Judgement => {
  const endpoint = endpointOf(description);
  const isRead = endpoint.success.includes(reply.status) && reply.body !== undefined && !isValueMutation(name);
  const unlikeState = faultsOfReturns(
    { body: Buffer.from(JSON.stringify(reply.body ?? null)) },
    comments?.returns ?? {},
    declaredIn(providerStates[0]?.name as ProviderStateName),
  );
  return {
    isSeen:
      unlikeState.length > 0 ||
      isNoSuccess(endpoint, reply) ||
      (isRead && faultsOfBody(endpoint.reply, reply.body, 'whole').length > 0),
    isRefused: !isRead || faultsOfBody(endpoint.reply, reply.body, 'needed').length > 0,
    mayBeAllowed: isRead || isUnpinned(response, name.split(' · ')[1] ?? ''),
  };
};
