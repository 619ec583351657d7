import { keys } from '#api/queries/keys.ts';
import { type AreaEvents, type EventsInput, refresh } from '#current/area-events.ts';
import { type NewEvidence, watchNewEvidence } from './new-evidence.ts';

/** Y-09, Q-12: another reviewer may have decided first, in whichever organisation; and something new may have come in (R8). */
export const evidenceEvents = (input: EventsInput, evidence: NewEvidence = watchNewEvidence(input)): AreaEvents => ({
  effects: {
    'entity.updated': ({ organisation_id: organisationId }) => {
      refresh(input, keys.reviews());
      const here = input.current().organisation.organisation_id;
      if ((organisationId ?? here) === here) void evidence.look();
    },
  },
  onArrival: () => void evidence.learn(),
});
