import Pusher from 'pusher-js';
import type { ProviderStateName } from '#contracts/provider-states.ts';
import { userChannel } from '#contracts/notifications/realtime-events.schema.ts';
import { openSession } from './provider-session.ts';
import { postState } from './replay-in-state.ts';

/** The public key of the application, unless another provider has its own. */
export const REALTIME_KEY = 'waymark';

/** A provider's real-time server, beside its calls. */
export interface RealtimeProvider {
  /** Base of its calls. */
  readonly host: string;
  /** Where states are posted. */
  readonly states: string;
  /** Where its sockets are: `ws://127.0.0.1:4173`. */
  readonly realtime: string;
  readonly appKey: string;
}

/** What travelled, its data read. */
export interface HeardFrame {
  readonly event: string;
  readonly channel: string;
  readonly data: unknown;
}

/**
 * An event that did not come by then does not come. Once one was missed the others are not waited for as long: a server
 * without sockets would cost minutes.
 */
const WAIT_AT_MOST_MS = { first: 10_000, afterAMiss: 2000 };
let hasMissed = false;

const authoriserOf =
  (host: string, cookie: string) =>
  async (socketId: string, channel: string): Promise<{ auth: string }> => {
    const response = await fetch(`${host}/broadcasting/auth`, {
      method: 'POST',
      headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ socket_id: socketId, channel_name: channel }),
    });
    if (!response.ok) throw new Error(`The provider refused ${channel}: ${response.status}`);
    return (await response.json()) as { auth: string };
  };

/**
 * Listens as the learner over the provider's own sockets, has it make the sentence true, and gives the first event that
 * arrives. Nothing is asked of the provider but what the app asks: a session, the authorisation of a channel, the
 * event.
 */
export const hearEvent = async (
  { host, states, realtime, appKey }: RealtimeProvider,
  state: ProviderStateName,
): Promise<HeardFrame> => {
  const { cookie } = await openSession(host, 'learner', await postState(states, 'a learner is signed in'));
  const reply = await fetch(`${host}/me`, { headers: { cookie, accept: 'application/json' } });
  if (!reply.ok) throw new Error(`The provider refused to say who is signed in (GET me): ${reply.status}`);
  const me = (await reply.json()) as { id: number };
  const authorise = authoriserOf(host, cookie);
  const address = new URL(realtime);
  const tls = address.protocol === 'wss:';
  const pusher = new Pusher(appKey, {
    cluster: '',
    wsHost: address.hostname,
    wsPort: Number(address.port || 80),
    wssPort: Number(address.port || 443),
    wsPath: address.pathname.replace(/\/$/, ''),
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) =>
        void authorise(socketId, channelName)
          .then((data) => [null, data] as const)
          .catch((error: unknown) => [error as Error, null] as const)
          .then(([error, data]) => answer(error, data)),
    },
  });
  try {
    const channel = pusher.subscribe(userChannel(me.id));
    const heard = new Promise<HeardFrame>((resolve, reject) => {
      const giveUp = (): void => {
        hasMissed = true;
        reject(new Error(`No event came when ${state}`));
      };
      const late = setTimeout(giveUp, hasMissed ? WAIT_AT_MOST_MS.afterAMiss : WAIT_AT_MOST_MS.first);
      channel.bind('pusher:subscription_error', reject);
      channel.bind('pusher:subscription_succeeded', () => void postState(states, state).catch(reject));
      channel.bind_global((event: string, data: unknown) => {
        if (event.startsWith('pusher')) return;
        clearTimeout(late);
        resolve({ event, channel: channel.name, data });
      });
    });
    return await heard;
  } finally {
    pusher.disconnect();
  }
};
