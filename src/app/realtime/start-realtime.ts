import { holdSocketId } from '#api/socket-id.ts';
import { authoriseChannel } from '#contracts/notifications/notifications.endpoints.ts';
import { readEvent, userChannel } from '#contracts/notifications/realtime-events.schema.ts';
import { REVIEWS_KEY } from '#features/assessments/review/review.queries.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import { applyEvent, createEffects, type EffectsInput } from './effects.ts';
import { openConnection, type RealtimeConnection } from './open-connection.ts';
import type { RealtimeAddress } from './realtime-address.ts';
import { watchVerdicts } from './verdicts.ts';

export interface RealtimeInput extends Omit<EffectsInput, 'verdicts'> {
  /** Whose events are heard (I-11). */
  readonly userId: number;
  readonly appKey: string;
  readonly address: RealtimeAddress;
  /** Somebody else may be here before an answer comes (H-04, H-09). */
  readonly isIdentityChanging: () => boolean;
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
  const verdicts = watchVerdicts({ ...input, signal: closing.signal });
  const effects = createEffects({ ...input, verdicts });
  let hasHeard = false;

  const connection = openConnection({
    key: appKey,
    address,
    channel: userChannel(userId),
    authorise: async (socketId, channel) => {
      // It would be refused in the next one's name; who stays is asked for a little later.
      if (isIdentityChanging()) return null;
      const outcome = await client.attempt(authoriseChannel, { body: { socket_id: socketId, channel_name: channel } }, { signal: closing.signal });
      return outcome.ok ? outcome.data : null;
    },
    onEvent: (name, data) => applyEvent(effects, readEvent(name, data), onIgnored),
    onHearing: () => {
      // I-13: whatever happened while nobody listened is asked for once.
      if (hasHeard) {
        for (const queryKey of [['organisation'], REVIEWS_KEY, ME_KEY]) void queries.invalidateQueries({ queryKey });
      }
      hasHeard = true;
      void verdicts.look();
    },
    onSocketId: holdSocketId,
  });

  return {
    retry: connection.retry,
    arriveElsewhere: () => void verdicts.look(),
    close: () => {
      closing.abort();
      verdicts.stop();
      connection.close();
    },
  };
};
