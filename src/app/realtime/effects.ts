import type { ReadEvent, RealtimeEventName } from '#contracts/notifications/realtime-events.schema.ts';
import type { EventEffects } from '#current/area-events.ts';

/** I-15: an event that is not acted on, by its name alone. */
export type OnIgnored = (name: string, reason: 'unknown' | 'malformed') => void;

type Act = (payload: Extract<ReadEvent, { readonly ok: true }>['payload']) => void;

/** Names and payloads belong together: the schema of this name has read the payload. */
const actOf = (effects: EventEffects, name: RealtimeEventName): Act | undefined => effects[name] as Act | undefined;

/** I-15: reads what came, lets every area act on what is known and whole, and says the name of what is not. */
export const applyEvent = (areas: readonly EventEffects[], event: ReadEvent, onIgnored: OnIgnored): void => {
  if (!event.ok) {
    onIgnored(event.name, event.reason);
    return;
  }
  for (const effects of areas) actOf(effects, event.name)?.(event.payload);
};
