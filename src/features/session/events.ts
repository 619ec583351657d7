import { keys } from '#api/queries/keys.ts';
import type { OpenAreaEvents } from '#current/area-events.ts';

const nothing = (): void => undefined;

/** Y-01 to Y-03: who is here. */
export const sessionEvents: OpenAreaEvents = ({ queries, current }) => ({
  effects: {
    'impersonation.started': nothing,
    // H-11, H-07: whoever looks at this page is somebody else from now on, and nothing fetched in the other name
    // outlives it.
    'impersonation.ended': () => {
      if (current().profile.impersonated !== true) return;
      void queries
        .invalidateQueries({ queryKey: keys.me() })
        .then(() => queries.resetQueries({ queryKey: keys.organisations() }));
    },
    // B-22.
    'roles.updated': nothing,
  },
});
