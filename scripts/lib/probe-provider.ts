import Pusher from 'pusher-js';
import { getCsrfCookie } from '#contracts/session/session.endpoints.ts';
import type { RealtimeProvider } from './hear-event.ts';
import { openSession } from './provider-session.ts';
import { postState } from './replay-in-state.ts';

const ANSWER_WITHIN_MS = 5000;

/** Codes that node gives for a certificate that it does not trust. */
const CERTIFICATE = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|TLS/;

const codeOf = (error: unknown): string => {
  const { cause, name } = error as { readonly cause?: { readonly code?: string }; readonly name?: string };
  return cause?.code ?? (name === 'TimeoutError' ? name : '');
};

/** Why nothing came from an address, in a sentence. */
export const whyNoAnswer = (address: string, error: unknown): string => {
  const code = codeOf(error);
  if (code === 'TimeoutError') return `${address} did not answer within ${ANSWER_WITHIN_MS / 1000} seconds.`;
  if (CERTIFICATE.test(code))
    return `The certificate of ${address} is not trusted (${code}). For an authority of your own set NODE_EXTRA_CA_CERTS to its file.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The name of ${address} is not known.`;
  return `Nothing answers at ${address}${code === '' ? '' : ` (${code})`}.`;
};

const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS), ...init });

const hostProblem = async (host: string): Promise<string | null> => {
  const address = `${host}/${getCsrfCookie.path}`;
  let response: Response;
  try {
    response = await ask(address, { headers: { accept: 'application/json' } });
  } catch (error) {
    return whyNoAnswer(host, error);
  }
  if (response.status >= 300 && response.status < 400)
    return `${address} redirects to ${response.headers.get('location') ?? 'another address'}: give the address of the API itself with --host.`;
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('text/html'))
    return `${address} answers with a web page (${response.status}), not as an API: is a prefix such as /api missing in --host?`;
  if (!response.ok) return `${address} answers ${response.status}: every visit begins with this call.`;
  const hasToken = response.headers.getSetCookie().some((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return hasToken ? null : `${address} sets no XSRF-TOKEN cookie.`;
};

const HOW_STATES = 'See docs/verifying-another-provider.md; another address is given with --states.';

const statesProblem = async (states: string): Promise<string | null> => {
  try {
    await postState(states, 'nobody is signed in');
    return null;
  } catch (error) {
    if (error instanceof TypeError)
      return `${whyNoAnswer(states, error)} Provider states are posted there. ${HOW_STATES}`;
    return `${(error as Error).message.slice(0, 300)}. Provider states are posted to ${states}. ${HOW_STATES}`;
  }
};

const credentialsProblem = async (host: string, states: string): Promise<string | null> => {
  try {
    await openSession(host, 'learner', await postState(states, 'a learner is signed in'));
    return null;
  } catch (error) {
    return `${(error as Error).message.slice(0, 300)}. The verifier signs in as people of yours: set WAYMARK_LEARNER_EMAIL and WAYMARK_LEARNER_PASSWORD, and those of the others, or supply a session with each state.`;
  }
};

const socketProblem = ({ realtime, appKey }: RealtimeProvider): Promise<string | null> =>
  new Promise((resolve) => {
    const { hostname, port, protocol } = new URL(realtime);
    const isSecure = protocol === 'wss:';
    const pusher = new Pusher(appKey, {
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port || 80),
      wssPort: Number(port || 443),
      forceTLS: isSecure,
      enabledTransports: [isSecure ? 'wss' : 'ws'],
    });
    const finish = (problem: string | null): void => {
      clearTimeout(late);
      pusher.disconnect();
      resolve(problem);
    };
    const problem = `No socket answers at ${realtime} for the key '${appKey}': give --realtime and --realtime-key, or leave events out with --no-events.`;
    const late = setTimeout(() => finish(problem), ANSWER_WITHIN_MS);
    pusher.connection.bind('connected', () => finish(null));
    pusher.connection.bind('failed', () => finish(problem));
    pusher.connection.bind('unavailable', () => finish(problem));
  });

/**
 * Looks before anything is replayed whether a provider can be verified at all: its host, its states, its people, its
 * sockets. Gives the first thing that is missing as a sentence, or null.
 */
export const providerProblem = async (provider: RealtimeProvider, hasEvents: boolean): Promise<string | null> =>
  (await hostProblem(provider.host)) ??
  (await statesProblem(provider.states)) ??
  (await credentialsProblem(provider.host, provider.states)) ??
  (hasEvents ? await socketProblem(provider) : null);

/** Whether a host is the fake backend, whose data nobody misses: only its console says so. */
export const isFakeBackend = async (states: string): Promise<boolean> => {
  try {
    const response = await ask(states);
    return response.status === 405 && (await response.text()).includes('The console is called by POST.');
  } catch {
    return false;
  }
};
