import { PROVIDER_STATES, type ProviderStateName } from '#contracts/provider-states.ts';
import { checkCookies, type CookieFault } from './cookie-checks.ts';
import { pactFiles, readPacts } from './pacts.ts';
import { postState, replayInState } from './replay-in-state.ts';
import { verifyPact, type PactFailure } from './verify-pacts.ts';

export interface Provider {
  /** Base of its calls, without a slash at the end. */
  readonly host: string;
  /** Where states are posted as `{ state, action }`. */
  readonly states: string;
}

export interface Verification {
  readonly interactions: number;
  readonly failures: readonly PactFailure[];
  readonly cookies: readonly CookieFault[];
}

/** Replays both pacts against a provider, in the states it can make true, and checks its cookies. */
export const verifyProvider = async ({ host, states }: Provider): Promise<Verification> => {
  const files = await pactFiles();
  const pacts = await readPacts();
  const { onState, filter } = replayInState(host, states);
  const failures: PactFailure[] = [];
  for (const [index, file] of files.entries()) {
    const provider = pacts[index]?.provider.name ?? '';
    failures.push(
      ...(await verifyPact({ host, provider, file, states: Object.keys(PROVIDER_STATES), onState: (state) => onState(state as ProviderStateName), filter })),
    );
  }
  await postState(states, 'a person without two-factor');
  return { interactions: pacts.reduce((sum, pact) => sum + pact.interactions.length, 0), failures, cookies: await checkCookies(host) };
};
