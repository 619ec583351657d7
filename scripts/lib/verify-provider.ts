import { PROVIDER_STATES, type ProviderStateName } from '#contracts/provider-states.ts';
import { checkCookies, type CookieFault } from './cookie-checks.ts';
import { hearEvent, type RealtimeProvider } from './hear-event.ts';
import { callsOf, messagesOf } from './pacts.ts';
import { postState, replayInState } from './replay-in-state.ts';
import { forEachSelectedPact } from './selected-pacts.ts';
import type { Selection } from './selection.ts';
import { verifyMessages } from './verify-messages.ts';
import { verifyPact, type PactFailure } from './verify-pacts.ts';
import { writePact } from './written-pact.ts';

export interface Verification {
  readonly interactions: number;
  readonly failures: readonly PactFailure[];
  readonly cookies: readonly CookieFault[];
}

/**
 * Replays the selected part of both pacts against a provider, in the states it can make true: its replies, the events that
 * it raises over its own sockets, and its cookies.
 */
export const verifyProvider = async (target: RealtimeProvider, selection: Selection): Promise<Verification> => {
  const { host, states } = target;
  const { onState, filter } = replayInState(host, states);
  const failures: PactFailure[] = [];
  let interactions = 0;
  await forEachSelectedPact(selection, async (file, pact) => {
    const provider = pact.provider.name;
    interactions += pact.interactions.length;
    if (callsOf(pact).length > 0) {
      const calls = await writePact(file, callsOf);
      failures.push(
        ...(await verifyPact({ host, provider, file: calls.file, states: Object.keys(PROVIDER_STATES), onState: (state) => onState(state as ProviderStateName), filter })),
      );
      await calls.remove();
    }
    const events = messagesOf(pact);
    if (events.length === 0) return;
    const messages = await writePact(file, () => events.map((message) => ({ ...message, providerStates: undefined })));
    const sent = Object.fromEntries(events.map(({ description, providerStates }) => [description, () => hearEvent(target, providerStates[0]?.name as ProviderStateName)]));
    failures.push(...(await verifyMessages({ provider, file: messages.file, sent })));
    await messages.remove();
  });
  await postState(states, 'a person without two-factor');
  return { interactions, failures, cookies: selection.includesCookies ? await checkCookies(host) : [] };
};
