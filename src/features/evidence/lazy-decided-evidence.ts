import type { EventsInput } from '#current/area-events.ts';
import type { DecidedEvidence } from './decided-evidence.ts';

/**
 * The watch over a learner's own evidence, loaded when an event has come or the channel is heard again: the first page
 * has no need of it. What does not load tells nothing, and is tried with the next event.
 */
export const lazyDecidedEvidence = (input: EventsInput): DecidedEvidence => {
  const sinceMs = input.now();
  let hasResumed = false;
  let loading: Promise<DecidedEvidence | null> | null = null;
  const load = (): Promise<DecidedEvidence | null> => {
    loading ??= import('./decided-evidence.ts').then(
      ({ watchDecidedEvidence }) => watchDecidedEvidence({ ...input, sinceMs }),
      () => (loading = null),
    );
    return loading;
  };
  return {
    note: (entityId, organisationId) => void load().then((decided) => decided?.note(entityId, organisationId)),
    look: async () => (await load())?.look(),
    resume: async () => {
      // At the first arrival nothing can have been missed.
      if (hasResumed) await (await load())?.resume();
      hasResumed = true;
    },
    stop: () => void loading?.then((decided) => decided?.stop()),
  };
};
