import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

const Empty = z.looseObject({});

/** ES-36, table Y: the payload of every event on `private-user.{userId}`. All but that of `booking.completed` are assumed. */
export const realtimeEvents = {
  'impersonation.started': Empty,
  'impersonation.ended': Empty,
  'roles.updated': Empty,
  'booking.completed': z.looseObject({ organisation_id: z.number() }),
  'export.delivered': z.looseObject({ organisation_id: maybe(z.number()), file_id: z.number() }),
  'export.failed': Empty,
  'import.verified': Empty,
  'import.complete': Empty,
  'entity.updated': z.looseObject({ entity_id: z.number(), organisation_id: maybe(z.number()) }),
} as const;

export type RealtimeEvents = typeof realtimeEvents;
export type RealtimeEventName = keyof RealtimeEvents;
export type RealtimePayload<N extends RealtimeEventName> = z.output<RealtimeEvents[N]>;
