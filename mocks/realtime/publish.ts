import type * as z from 'zod/mini';
import {
  realtimeEvents,
  type RealtimeEventName,
  type RealtimeEvents,
} from '#contracts/notifications/realtime-events.schema.ts';
import { unknownKeys } from '#contracts/unknown-keys.ts';
import type { Database } from '../db/database.ts';

/** Whose doing raises the event; a rule hands over its call. */
export interface Publisher {
  readonly db: Database;
  /** The connection of whoever made the call: it hears nothing of its own doing (I-12). Null outside of calls. */
  readonly socketId: string | null;
}

/** As many events as a tab may miss while another one is busy; older ones were heard long ago. */
const MOST_EVENTS = 100;

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An event by hand, known or not, to one person or (null) to everybody who listens. */
export const publishRaw = ({ db, socketId }: Publisher, event: string, payload: unknown, userId: number | null): void =>
  db.edit('events', (before) =>
    [...before, { id: newId(), event, payload, userId, exceptSocketId: socketId }].slice(-MOST_EVENTS),
  );

/**
 * Raises an event of table Y for the people with these ids, each once. It is committed with what the rule changed and
 * leaves after the commit, through every tab and door that shares the data; a rule that throws raises nothing.
 */
export const publish = <N extends RealtimeEventName>(
  from: Publisher,
  event: N,
  payload: z.input<RealtimeEvents[N]['payload']>,
  to: Iterable<number>,
): void => {
  const unknown = unknownKeys(realtimeEvents[event].payload, payload);
  if (unknown.length > 0) throw new Error(`${event} tells what its contract does not know: ${unknown.join(', ')}`);
  for (const userId of new Set(to)) publishRaw(from, event, payload, userId);
};
