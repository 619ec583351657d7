import { USER_CHANNELS, userChannel } from '#contracts/notifications/realtime-events.schema.ts';
import type { Backend } from '../backend.ts';
import type { RaisedEvent } from '../db/state.ts';
import { meetConnection } from './connection-faults.ts';
import { APP_KEY, signatureOf } from './signature.ts';

/** What a door offers of one socket. */
export interface SocketPort {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
}

/** What a door tells of one socket. */
export interface Peer {
  readonly receive: (text: string) => void;
  readonly closed: () => void;
}

export interface PusherTiming {
  /** Silence after which a connection is asked whether it is still there. */
  readonly activityMs: number;
  /** How long it may take to answer. */
  readonly pongMs: number;
}

export interface PusherServer {
  /** A socket was opened for this application key. */
  readonly connect: (appKey: string, socket: SocketPort) => Peer;
  /** Closes every connection, as a server does that restarts. */
  readonly close: () => void;
}

/** L27. */
const TIMING: PusherTiming = { activityMs: 30_000, pongMs: 30_000 };

/** Codes of the protocol: 4000 to 4099 do not come back, 4100 to 4199 come back after a while, 4200 to 4299 at once. */
const CLOSED = { unknownApplication: 4001, unauthorised: 4009, restarting: 4200, noPong: 4201 } as const;

interface Frame {
  readonly event: string;
  readonly data?: unknown;
}

/** Real servers send what they say themselves, and every payload, as JSON within JSON (L27). */
const frame = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data ?? {}) });

const readFrame = (text: string): Frame | null => {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'event' in read && typeof read.event === 'string'
      ? (read as Frame)
      : null;
  } catch {
    return null;
  }
};

const randomSocketId = (): string => [...crypto.getRandomValues(new Uint32Array(2))].join('.');

const textIn = (data: unknown, name: string): string => {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** One open connection. */
class Connection {
  readonly #socketId = randomSocketId();
  readonly #channels = new Set<string>();
  readonly #socket: SocketPort;
  readonly #timing: PusherTiming;
  readonly #gone: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open = true;

  constructor(socket: SocketPort, timing: PusherTiming, gone: () => void) {
    this.#socket = socket;
    this.#timing = timing;
    this.#gone = gone;
  }

  greet(): void {
    this.#send(
      frame('pusher:connection_established', {
        socket_id: this.#socketId,
        activity_timeout: Math.ceil(this.#timing.activityMs / 1000),
      }),
    );
    this.#watch();
  }

  receive(text: string): void {
    if (!this.#open) return;
    this.#watch();
    const read = readFrame(text);
    if (read === null) return this.#send(frame('pusher:error', { code: 4200, message: 'Invalid message format' }));
    if (read.event === 'pusher:ping') return this.#send(frame('pusher:pong', {}));
    if (read.event === 'pusher:subscribe')
      return this.#subscribe(textIn(read.data, 'channel'), textIn(read.data, 'auth'));
    if (read.event === 'pusher:unsubscribe') this.#channels.delete(textIn(read.data, 'channel'));
    return undefined;
  }

  closed(): void {
    this.#open = false;
    clearTimeout(this.#timer);
    this.#gone();
  }

  /** Says why, then hangs up. */
  end(code: number, message: string): void {
    if (!this.#open) return;
    this.#send(frame('pusher:error', { code, message }));
    this.#socket.close(code, message);
    this.closed();
  }

  hear({ event, payload, userId, exceptSocketId }: RaisedEvent): void {
    if (exceptSocketId === this.#socketId) return;
    const channels = [...this.#channels].filter((channel) =>
      userId === null ? channel.startsWith(USER_CHANNELS) : channel === userChannel(userId),
    );
    if (channels.length === 0) return;
    if (event === 'pusher:error')
      return this.end(Number((payload as { code?: unknown } | null)?.code ?? CLOSED.restarting), 'Raised by hand');
    for (const channel of channels) this.#send(frame(event, payload, channel));
  }

  #subscribe(channel: string, auth: string): void {
    if (auth !== signatureOf(this.#socketId, channel))
      return this.end(CLOSED.unauthorised, 'Connection not authorized');
    this.#channels.add(channel);
    return this.#send(frame('pusher_internal:subscription_succeeded', {}, channel));
  }

  #send(text: string): void {
    if (this.#open) this.#socket.send(text);
  }

  /** Silence is asked about once; who stays silent is not there any more (L27). */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send(frame('pusher:ping', {}));
      this.#timer = setTimeout(() => this.end(CLOSED.noPong, 'Pong reply not received in time'), this.#timing.pongMs);
    }, this.#timing.activityMs);
  }
}

/**
 * The Pusher protocol over whatever sockets a door has: connections that are watched, private channels with checked
 * signatures, and every event of the backend for the people who listen (L26, L27, I-12). Times are real.
 */
export const createPusherServer = (backend: Backend, timing: PusherTiming = TIMING): PusherServer => {
  const connections = new Set<Connection>();
  backend.onPublished((event) => {
    for (const connection of connections) connection.hear(event);
  });
  return {
    connect: (appKey, socket) => {
      const connection: Connection = new Connection(socket, timing, () => connections.delete(connection));
      connections.add(connection);
      void meetConnection(backend).then((fault) => {
        if (fault === 'mute') return;
        if (fault === 'refused') socket.close(1011, 'Refused by hand');
        else if (appKey === APP_KEY) connection.greet();
        else connection.end(CLOSED.unknownApplication, 'Application does not exist');
      });
      return { receive: (text) => connection.receive(text), closed: () => connection.closed() };
    },
    close: () => {
      for (const connection of connections) connection.end(CLOSED.restarting, 'Server is restarting');
    },
  };
};
