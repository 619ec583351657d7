import { FOREIGN_TOKEN } from '#contracts/provider-state.ts';
import { PROVIDER_STATES, type ProviderStateName } from '#contracts/provider-states.ts';
import { currentCode, openSession, type ProviderSession } from './provider-session.ts';
import type { ReplayedRequest } from './verify-pacts.ts';

/** The code that stands in the pact; the verifier puts the current one in its place. */
const PINNED_CODE = '287082';

/** Asks a provider to make a state true. Throws with what it said when it cannot. */
export const postState = async (address: string, state: ProviderStateName): Promise<void> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, action: 'setup', params: { as: PROVIDER_STATES[state].as } }),
  });
  if (!response.ok) throw new Error(`The provider could not make it true that ${state}: ${response.status} ${await response.text()}`);
};

const withSession = (request: ReplayedRequest, session: ProviderSession): void => {
  request.headers['cookie'] = session.cookie;
  const sent = request.headers['x-xsrf-token'];
  if (sent !== undefined && sent !== FOREIGN_TOKEN) request.headers['x-xsrf-token'] = session.token;
  const body = request.body as { code?: unknown } | undefined;
  if (body?.code !== PINNED_CODE) return;
  request.body = { ...body, code: currentCode() };
  request.headers['content-length'] = String(Buffer.byteLength(JSON.stringify(request.body)));
};

/**
 * What the verifier supplies, as the owner of the real API would: before each interaction the state and a session of the
 * person it speaks of; with each request that session's cookies and token, and a valid code.
 */
export const replayInState = (host: string, states: string) => {
  let session: ProviderSession = { cookie: '', token: '' };
  return {
    onState: async (state: ProviderStateName): Promise<void> => {
      await postState(states, state);
      session = await openSession(host, PROVIDER_STATES[state].as).catch((error: unknown) => {
        // During maintenance nobody gets in; the call itself must say so.
        if (state === 'the service is down for maintenance') return { cookie: '', token: '' };
        throw error;
      });
    },
    filter: (request: ReplayedRequest): void => withSession(request, session),
  };
};
