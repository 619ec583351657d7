import { keys } from '#api/queries/keys.ts';
import { type AreaEvents, type EventsInput, refresh } from '#current/area-events.ts';
import type { DecidedEvidence } from './decided-evidence.ts';
import { lazyDecidedEvidence } from './lazy-decided-evidence.ts';
import { type NewEvidence, watchNewEvidence } from './new-evidence.ts';

/**
 * Y-09, Q-12: another reviewer may have decided first, in whichever organisation; something new may have come in (R8);
 * and the person's own evidence may have been decided (N-17).
 */
export const evidenceEvents = (
  input: EventsInput,
  evidence: NewEvidence = watchNewEvidence(input),
  decided: DecidedEvidence = lazyDecidedEvidence(input),
): AreaEvents => {
  const here = (): number => input.current().organisation.organisation_id;
  return {
    onEntityUpdated: ({ entity_id: entityId, organisation_id: organisationId }) => {
      if ((organisationId ?? here()) === here()) decided.note(entityId, here());
    },
    effects: {
      'entity.updated': ({ organisation_id: organisationId }) => {
        refresh(input, keys.reviews());
        if ((organisationId ?? here()) !== here()) return;
        void evidence.look();
        void decided.look();
      },
    },
    onArrival: () => {
      void evidence.learn();
      void decided.resume();
    },
    stop: decided.stop,
  };
};
