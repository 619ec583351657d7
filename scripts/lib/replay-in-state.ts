import { FOREIGN_TOKEN, type ProviderState, type Provides } from '#contracts/provider-state.ts';
import { PROVIDER_STATES, type ProviderStateName } from '#contracts/provider-states.ts';
import { currentCode, openSession, type ProviderSession } from './provider-session.ts';
import type { ReplayedRequest } from './verify-pacts.ts';

/** What the provider answered, as far as it is an object: what it does not supply stays as it stands in the pact. */
const suppliedIn = (text: string): Provides => {
  try {
    const answer = JSON.parse(text) as unknown;
    return answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? (answer as Provides) : {};
  } catch {
    return {};
  }
};

/**
 * What a state provides where the provider supplies nothing: as in the pact, but for the code, which is another one
 * each minute.
 */
export const declaredIn = (state: ProviderStateName, supplied: Provides = {}): Provides => {
  const { as, provides = {} }: ProviderState = PROVIDER_STATES[state];
  return as === 'challenged' ? { ...provides, code: currentCode(supplied) } : provides;
};

/**
 * Asks a provider to make a state true and gives what it supplies for it: its own ids, people and texts (P7),
 * and the person to sign in as, as `session` (0122). Throws with what it said when it cannot.
 */
export const postState = async (address: string, state: ProviderStateName): Promise<Provides> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, action: 'setup', params: { as: PROVIDER_STATES[state].as } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The provider could not make it true that ${state}: ${response.status} ${text}`);
  const supplied = suppliedIn(text);
  return { ...declaredIn(state, supplied), ...supplied };
};

const NO_SESSION: ProviderSession = { cookie: '', token: '' };

const withSession = (request: ReplayedRequest, session: ProviderSession): void => {
  request.headers['cookie'] = session.cookie;
  const sent = request.headers['x-xsrf-token'];
  if (sent !== undefined && sent !== FOREIGN_TOKEN) request.headers['x-xsrf-token'] = session.token;
};

/**
 * What the verifier supplies, as the owner of the real API would: before each interaction the state and a session of
 * the person it speaks of, and what the state provides; with each request that session's cookies and token.
 */
export const replayInState = (host: string, states: string) => {
  let session = NO_SESSION;
  const problems = new Map<string, string>();
  const enter = async (state: ProviderStateName): Promise<Provides> => {
    session = NO_SESSION;
    const provides = await postState(states, state);
    session = await openSession(host, PROVIDER_STATES[state].as, provides).catch((error: unknown) => {
      // During maintenance nobody gets in; the call itself must say so.
      if (state === 'the service is down for maintenance') return NO_SESSION;
      throw error;
    });
    return provides;
  };
  return {
    onState: (state: ProviderStateName): Promise<Provides> =>
      enter(state).catch((error: unknown) => {
        problems.set(state, error instanceof Error ? error.message : String(error));
        throw error;
      }),
    filter: (request: ReplayedRequest): void => withSession(request, session),
    /** What was wrong with each state that could not be entered. Pact's proxy replays the interaction all the same. */
    problems: problems as ReadonlyMap<string, string>,
  };
};
