import type { RealtimeEventName, RealtimePayload } from '#contracts/notifications/realtime-events.schema.ts';

/** A valid payload of each event, about the seeded world: Brightwater, its first report, an assessment. */
const SAMPLES: { readonly [N in RealtimeEventName]: RealtimePayload<N> } = {
  'impersonation.started': {},
  'impersonation.ended': {},
  'roles.updated': {},
  'booking.completed': { organisation_id: 1 },
  'export.delivered': { organisation_id: 1, file_id: 901 },
  'export.failed': {},
  'import.verified': {},
  'import.complete': {},
  'entity.updated': { entity_id: 501, organisation_id: 1 },
};

/** By event: its sample as JSON that can be edited. */
export const EVENT_SAMPLES = Object.fromEntries(
  Object.entries(SAMPLES).map(([name, payload]) => [name, JSON.stringify(payload, null, 2)]),
) as Readonly<Record<RealtimeEventName, string>>;
