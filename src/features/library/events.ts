import type { Query } from '@tanstack/react-query';
import { libraryKeys } from '#api/queries/library.keys.ts';
import type { OpenAreaEvents } from '#current/area-events.ts';

/**
 * N-13: what happened to the module in front of somebody before its events were heard. A course can be completed sooner
 * than real time is there, which waits for the page. Lists are not asked for again: they were fetched a moment ago.
 */
export const libraryEvents: OpenAreaEvents = ({ queries, current }) => ({
  effects: {},
  onArrival: () => {
    const all = libraryKeys.modules(current().organisation.organisation_id);
    const isOneModule = ({ queryKey }: Query): boolean => typeof queryKey[all.length] === 'number';
    void queries.invalidateQueries({ queryKey: all, predicate: isOneModule });
  },
});
