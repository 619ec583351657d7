import { keys } from '#api/queries/keys.ts';
import { refresh, type AreaEvents, type EventsInput } from '#current/area-events.ts';
import { watchVerdicts, type Verdicts } from './verdicts.ts';

/** Y-09, I-08: an assessment was submitted or decided. What it means for the person follows from their own assessments. */
export const assessmentsEvents = (input: EventsInput, verdicts: Verdicts = watchVerdicts(input)): AreaEvents => ({
  effects: {
    'entity.updated': ({ organisation_id: organisationId }) => {
      // D-11: another reviewer may have been first.
      refresh(input, keys.reviews());
      const { organisation } = input.current();
      if ((organisationId ?? organisation.organisation_id) !== organisation.organisation_id) return;
      void verdicts.look();
    },
  },
  onArrival: () => void verdicts.look(),
  stop: verdicts.stop,
});
