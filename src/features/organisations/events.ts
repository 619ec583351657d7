import { keys } from '#api/queries/keys.ts';
import { refresh, type OpenAreaEvents } from '#current/area-events.ts';

/**
 * Y-07 to Y-09: the data of an organisation has changed as a whole (I-06, I-07), or a part of it that only the server
 * knows.
 */
export const organisationsEvents: OpenAreaEvents = (input) => ({
  effects: {
    'import.verified': () =>
      input.notifications.tell({
        key: 'import.verified',
        text: 'Your import has been validated, and is ready for review.',
        marker: 'done',
      }),
    'import.complete': () => {
      refresh(input, keys.organisations());
      input.notifications.tell({ key: 'import.complete', text: 'Your import is complete.', marker: 'done' });
    },
    'entity.updated': ({ organisation_id: organisationId }) =>
      refresh(input, keys.organisation(organisationId ?? input.current().organisation.organisation_id)),
  },
});
