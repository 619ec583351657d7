import { storeSocketId } from '#api/socket-id.ts';
import { authoriseChannel } from '#contracts/notifications/notifications.endpoints.ts';
import { readEvent, userChannel } from '#contracts/notifications/realtime-events.schema.ts';
import { keys } from '#api/queries/keys.ts';
import type { EventsInput } from '#current/area-events.ts';
import { AREAS } from './areas.ts';
import { createCoalescer } from './coalesce.ts';
import { applyEvent, type OnIgnored } from './effects.ts';
import { openConnection, type RealtimeConnection } from './open-connection.ts';
import type { RealtimeAddress } from './realtime-address.ts';

/** Changes of entities that follow each other faster than this are one (R8): a batch raises an event for each piece. */
const COALESCE_MILLISECONDS = 500;

export interface RealtimeInput extends Omit<EventsInput, 'signal'> {
  /** Whose events are heard (I-11). */
  readonly userId: number;
  readonly appKey: string;
  readonly address: RealtimeAddress;
  /** Somebody else may be here before an answer comes (H-04, H-09). */
  readonly isIdentityChanging: () => boolean;
  readonly onIgnored: OnIgnored;
}

export interface Realtime extends RealtimeConnection {
  /** Another organisation is in front of the person: how things stand there is learnt, so that a change is news. */
  readonly arriveElsewhere: () => void;
}

/**
 * I-09 to I-15: hears one person's events and acts on them, until it is closed. Comes with pusher-js: load it once the
 * page can be used.
 */
export const startRealtime = (input: RealtimeInput): Realtime => {
  const { client, queries, userId, appKey, address, isIdentityChanging, onIgnored } = input;
  const closing = new AbortController();
  const areas = AREAS.map((open) => open({ ...input, signal: closing.signal }));
  const effects = areas.map((area) => area.effects);
  const arrive = (): void => {
    for (const area of areas) area.onArrival?.();
  };
  let hasHeard = false;
  const coalescer = createCoalescer(COALESCE_MILLISECONDS);

  const connection = openConnection({
    key: appKey,
    address,
    channel: userChannel(userId),
    authorise: async (socketId, channel) => {
      // It would be refused in the next one's name; who stays is asked for a little later.
      if (isIdentityChanging()) return null;
      const outcome = await client.attempt(
        authoriseChannel,
        { body: { socket_id: socketId, channel_name: channel } },
        { signal: closing.signal },
      );
      return outcome.ok ? outcome.data : null;
    },
    onEvent: (name, data) => {
      const event = readEvent(name, data);
      const act = (): void => applyEvent(effects, event, onIgnored);
      if (event.ok && event.name === 'entity.updated') {
        for (const area of areas) area.onEntityUpdated?.(event.payload);
        coalescer.run(`entity.updated ${event.payload.organisation_id ?? ''}`, act);
      } else act();
    },
    onHearing: () => {
      // I-13: whatever happened while nobody listened is asked for once.
      if (hasHeard) {
        for (const queryKey of [keys.organisations(), keys.reviews(), keys.me()])
          void queries.invalidateQueries({ queryKey });
      }
      hasHeard = true;
      arrive();
    },
    onSocketId: storeSocketId,
  });

  return {
    retry: connection.retry,
    arriveElsewhere: arrive,
    close: () => {
      closing.abort();
      coalescer.stop();
      for (const area of areas) area.stop?.();
      connection.close();
    },
  };
};
