import { keys } from '#api/queries/keys.ts';
import { refresh, type OpenAreaEvents } from '#current/area-events.ts';

/** Y-09, Q-12: another reviewer may have decided first, in whichever organisation. */
export const evidenceEvents: OpenAreaEvents = (input) => ({ effects: { 'entity.updated': () => refresh(input, keys.reviews()) } });
