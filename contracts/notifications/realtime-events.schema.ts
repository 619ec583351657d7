import * as z from 'zod/mini';
import type { Certainty } from '../endpoint.ts';
import { maybe } from '../wire.schema.ts';

/** The whole of what is known of one event of table Y. */
interface RealtimeEvent<S extends z.ZodMiniType = z.ZodMiniType> {
  /** Row of table Y. */
  readonly number: `Y-${string}`;
  readonly description: string;
  readonly payload: S;
  /** `assumed`: the specification names the event and shows no payload. */
  readonly contract: Exclude<Certainty, 'partly'>;
}

const event = <S extends z.ZodMiniType>(declared: RealtimeEvent<S>): RealtimeEvent<S> => declared;

const Empty = z.looseObject({});

/** ES-36, table Y: every event on `private-user.{userId}`, by its name. */
export const realtimeEvents = {
  'impersonation.started': event({
    number: 'Y-01',
    description: 'Somebody begins to view as this person; nothing is done.',
    payload: Empty,
    contract: 'known',
  }),
  'impersonation.ended': event({
    number: 'Y-02',
    description: 'Viewing as this person has ended; who views reloads the profile.',
    payload: Empty,
    contract: 'known',
  }),
  'roles.updated': event({
    number: 'Y-03',
    description: 'Roles have changed; nothing is done (B-22).',
    payload: Empty,
    contract: 'known',
  }),
  'booking.completed': event({
    number: 'Y-04',
    description: 'A booking was made, moved or ended in this organisation.',
    payload: z.looseObject({ organisation_id: z.number() }),
    contract: 'known',
  }),
  'export.delivered': event({
    number: 'Y-05',
    description: 'A report was mailed and can be downloaded.',
    payload: z.looseObject({ organisation_id: maybe(z.number()), file_id: z.number() }),
    contract: 'assumed',
  }),
  'export.failed': event({
    number: 'Y-06',
    description: 'A report could not be made.',
    payload: Empty,
    contract: 'assumed',
  }),
  'import.verified': event({
    number: 'Y-07',
    description: 'An import was checked and waits for a look at it.',
    payload: Empty,
    contract: 'assumed',
  }),
  'import.complete': event({
    number: 'Y-08',
    description: 'An import is done: any data may have changed.',
    payload: Empty,
    contract: 'assumed',
  }),
  'entity.updated': event({
    number: 'Y-09',
    description:
      'A module, a collection or what belongs to it has changed for this person: an assessment was submitted or decided, evidence was decided.',
    payload: z.looseObject({ entity_id: z.number(), organisation_id: maybe(z.number()) }),
    contract: 'assumed',
  }),
} as const satisfies Readonly<Record<string, RealtimeEvent>>;

export type RealtimeEvents = typeof realtimeEvents;
export type RealtimeEventName = keyof RealtimeEvents;
export type RealtimePayload<N extends RealtimeEventName> = z.output<RealtimeEvents[N]['payload']>;

/** I-09: where people's events travel, each on a channel of their own. */
export const USER_CHANNELS = 'private-user.';
export const userChannel = (userId: number): string => `${USER_CHANNELS}${userId}`;

/** What arrives for a person: known and whole, or not, with its name alone (I-15). */
export type ReadEvent =
  | {
      readonly [N in RealtimeEventName]: { readonly ok: true; readonly name: N; readonly payload: RealtimePayload<N> };
    }[RealtimeEventName]
  | { readonly ok: false; readonly name: string; readonly reason: 'unknown' | 'malformed' };

/** I-15: reads an event as it came over the connection. Never throws. */
export const readEvent = (name: string, data: unknown): ReadEvent => {
  if (!Object.hasOwn(realtimeEvents, name)) return { ok: false, name, reason: 'unknown' };
  const parsed = realtimeEvents[name as RealtimeEventName].payload.safeParse(data);
  if (!parsed.success) return { ok: false, name, reason: 'malformed' };
  // Its name chose the schema that just read it.
  return { ok: true, name, payload: parsed.data } as ReadEvent;
};
