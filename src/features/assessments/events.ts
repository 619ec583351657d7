import type { Query } from '@tanstack/react-query';
import { FRESH_FOR_MILLISECONDS } from '#api/queries/freshness.ts';
import { assessmentsKeys } from '#api/queries/assessments.keys.ts';
import { keys } from '#api/queries/keys.ts';
import { refresh, type AreaEvents, type EventsInput } from '#current/area-events.ts';
import { watchVerdicts, type Verdicts } from './verdicts.ts';

/**
 * H4: what an event told while nobody listened. One that was fetched just now, as by the page that opens, is not asked
 * for twice.
 */
const refreshOldAssessments = ({ queries, current }: Pick<EventsInput, 'queries' | 'current'>): void => {
  const all = assessmentsKeys.assessments(current().organisation.organisation_id);
  const isOld = ({ queryKey, state }: Query): boolean =>
    typeof queryKey[all.length] === 'number' && Date.now() - state.dataUpdatedAt > FRESH_FOR_MILLISECONDS;
  void queries.invalidateQueries({ queryKey: all, predicate: isOld });
};

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
  onArrival: () => {
    refreshOldAssessments(input);
    void verdicts.look();
  },
  stop: verdicts.stop,
});
