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
      void verdicts.look().then((isOwn) => {
        // Nothing of the person's own has changed: with an admin account it is what they review.
        if (!isOwn && organisation.admin === true) input.notifications.tell({ key: 'to-review', text: 'Work that you review has changed. The links are in your mail.', marker: 'review' });
      });
    },
  },
  onArrival: () => void verdicts.look(),
  stop: verdicts.stop,
});
