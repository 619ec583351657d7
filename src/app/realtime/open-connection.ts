import Pusher, { type Options } from 'pusher-js';
import { createBackoff } from './backoff.ts';
import type { RealtimeAddress } from './realtime-address.ts';

export interface ConnectionInput {
  readonly key: string;
  readonly address: RealtimeAddress;
  readonly channel: string;
  /** Has a wish to hear a channel signed; null where it is refused (I-10). */
  readonly authorise: (socketId: string, channel: string) => Promise<{ readonly auth: string } | null>;
  /** What came on the channel, as it came. */
  readonly onEvent: (name: string, data: unknown) => void;
  /** The channel is heard now: for the first time, or again after a time in which anything may have happened. */
  readonly onHearing: () => void;
  /** The id of the connection, or null without one (I-12). */
  readonly onSocketId: (id: string | null) => void;
}

export interface RealtimeConnection {
  /** Something has changed for the better: what waits for its next try is tried at once. */
  readonly retry: () => void;
  readonly close: () => void;
}

/** Frames that the protocol sends for itself. */
const isOfTheProtocol = (name: string): boolean => name.startsWith('pusher:') || name.startsWith('pusher_internal:');

/**
 * I-09, I-10: one connection by the real pusher-js. It comes back by itself; so does a channel that was refused, and a
 * connection that the server or the network refused, each a little later than the time before. Nothing is shown.
 */
export const openConnection = ({
  key,
  address,
  channel: name,
  authorise,
  onEvent,
  onHearing,
  onSocketId,
}: ConnectionInput): RealtimeConnection => {
  const options: Options = {
    cluster: '',
    wsHost: address.host,
    wsPort: address.port,
    wssPort: address.port,
    wsPath: address.path,
    forceTLS: address.tls,
    // With TLS this is wss. A second transport would be tried on the same port where the first takes two seconds, and
    // no server answers both there.
    enabledTransports: ['ws'],
    enableStats: false,
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) =>
        void authorise(socketId, channelName)
          .catch(() => null)
          .then((signed) =>
            signed === null ? answer(new Error('The channel was refused'), null) : answer(null, { ...signed }),
          ),
    },
  };
  const pusher = new Pusher(key, options);
  let closed = false;

  const subscribing = createBackoff(() => void pusher.subscribe(name));
  const connecting = createBackoff(() => pusher.connect());

  pusher.connection.bind('state_change', ({ current }: { readonly current: string }) => {
    onSocketId(current === 'connected' ? pusher.connection.socket_id : null);
    if (current === 'connected') connecting.succeeded();
    // pusher-js would knock every second for ever; and where it was refused, never again.
    if (current === 'unavailable') pusher.disconnect();
    if (current === 'disconnected' && !closed) connecting.later();
  });

  const channel = pusher.subscribe(name);
  channel.bind('pusher:subscription_succeeded', () => {
    subscribing.succeeded();
    onHearing();
  });
  channel.bind('pusher:subscription_error', subscribing.later);
  channel.bind_global((event: string, data: unknown) => {
    if (!isOfTheProtocol(event)) onEvent(event, data);
  });

  return {
    retry: () => {
      connecting.now();
      subscribing.now();
    },
    close: () => {
      closed = true;
      subscribing.stop();
      connecting.stop();
      channel.unbind_all();
      channel.unbind_global();
      pusher.connection.unbind_all();
      // pusher-js sends a task later: what it has promised to send must not meet a socket that is closing.
      setTimeout(() => pusher.disconnect());
      onSocketId(null);
    },
  };
};
