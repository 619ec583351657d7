import type { Provides } from '#contracts/provider-state.ts';
import { PROVIDER_STATES, type ProviderStateName } from '#contracts/provider-states.ts';
import { isAssumedAt } from '#contracts/testing/assumptions-of.ts';
import { checkCookies, type CookieFault } from './cookie-checks.ts';
import { hearEvent, type RealtimeProvider } from './hear-event.ts';
import { endpointOf } from './endpoint-of.ts';
import { isExcused } from './excused.ts';
import { callsOf, messagesOf, type RecordedInteraction } from './pacts.ts';
import { faultsOfReply, faultsOfReturns, type HeardReply, type Measure } from './reading-faults.ts';
import { postState, replayInState } from './replay-in-state.ts';
import { forEachSelectedPact } from './selected-pacts.ts';
import type { Selection } from './selection.ts';
import { writeTagged } from './tagged-pacts.ts';
import { verifyMessages } from './verify-messages.ts';
import { verifyPact, type PactFailure } from './verify-pacts.ts';
import { writePact } from './written-pact.ts';

export interface Verification {
  /** Descriptions of everything that was replayed. */
  readonly verified: readonly string[];
  /** Those of them that are events. */
  readonly events: readonly string[];
  readonly failures: readonly (PactFailure & { readonly assumes?: readonly string[] })[];
  readonly cookies: readonly CookieFault[];
  /** Whether the cookies were looked at. */
  readonly hasCookies: boolean;
}

const withQuestions = (assumes: readonly string[] = []): { readonly assumes?: readonly string[] } =>
  assumes.length === 0 ? {} : { assumes };

/** Every interaction that pact or the reading of its reply finds fault with, once. */
const withReading = (
  unkept: readonly PactFailure[],
  read: ReadonlyMap<string, readonly string[]>,
): readonly PactFailure[] => {
  const byPact = new Map(unkept.map(({ interaction, reasons }) => [interaction, reasons] as const));
  return [...new Set([...byPact.keys(), ...read.keys()])]
    .map((interaction) => ({
      interaction,
      reasons: [...(byPact.get(interaction) ?? []), ...(read.get(interaction) ?? [])],
    }))
    .filter(({ interaction, reasons }) => reasons.length > 0 || byPact.has(interaction));
};

/**
 * Replays the selected part of both pacts against a provider, in the states it can make true: its replies, the events
 * that it raises over its own sockets, and its cookies.
 */
export const verifyProvider = async (
  target: RealtimeProvider,
  selection: Selection,
  measure: Measure,
): Promise<Verification> => {
  const { host, states } = target;
  const { onState, filter, problems } = replayInState(host, states);
  const failures: PactFailure[] = [];
  const verified: string[] = [];
  const events: string[] = [];
  const questions = new Map<string, readonly string[]>();
  await forEachSelectedPact(selection, async (file, pact) => {
    const provider = pact.provider.name;
    verified.push(...pact.interactions.map(({ description }) => description));
    for (const { description, comments } of pact.interactions) questions.set(description, comments?.assumes ?? []);
    if (callsOf(pact).length > 0) {
      const calls = await writeTagged(file, (_, index) => [`${index}`], { stateless: false, isRenamed: false });
      const reasons = new Map<string, readonly string[]>();
      const statuses = new Map<string, number>();
      let provides: Provides = {};
      const enter = async (state: string): Promise<Provides> => (provides = await onState(state as ProviderStateName));
      const onReply = (tag: string, reply: HeardReply): void => {
        const { description, comments } = callsOf(pact)[Number(tag)] as RecordedInteraction;
        const { name } = endpointOf(description);
        const isAssuming = comments?.assumes !== undefined;
        statuses.set(description, reply.status);
        reasons.set(description, [
          // What is assumed of a reply is told of the interaction that pins it, and that tells nothing else.
          ...faultsOfReply(endpointOf(description), reply, measure, (path) =>
            isAssuming && !description.endsWith(', as assumed') ? true : isAssumedAt(name, path) === isAssuming,
          ),
          ...faultsOfReturns(reply, comments?.returns ?? {}, provides),
        ]);
      };
      const unkept = await verifyPact({
        host,
        provider,
        file: calls.file,
        states: Object.keys(PROVIDER_STATES),
        onState: enter,
        filter,
        onReply,
      });
      await calls.remove();
      for (const { description, providerStates, response } of callsOf(pact)) {
        const problem = problems.get(providerStates[0]?.name ?? '');
        // Whatever came then was not the answer in this state.
        if (problem !== undefined) reasons.set(description, [problem]);
        if (problem !== undefined || !isExcused(endpointOf(description), response.status, statuses.get(description)))
          questions.delete(description);
      }
      failures.push(...withReading(unkept, reasons));
    }
    const raised = messagesOf(pact);
    if (raised.length === 0) return;
    events.push(...raised.map(({ description }) => description));
    const messages = await writePact(file, () => raised.map((message) => ({ ...message, providerStates: undefined })));
    const sent = Object.fromEntries(
      raised.map(({ description, providerStates }) => [
        description,
        () => hearEvent(target, providerStates[0]?.name as ProviderStateName),
      ]),
    );
    failures.push(...(await verifyMessages({ provider, file: messages.file, sent })));
    await messages.remove();
  });
  const { includesCookies: hasCookies } = selection;
  return {
    verified,
    events,
    failures: failures.map((failure) => ({ ...failure, ...withQuestions(questions.get(failure.interaction)) })),
    hasCookies,
    cookies: hasCookies ? await checkCookies(host, await postState(states, 'a person without two-factor')) : [],
  };
};
