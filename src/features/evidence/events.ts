import { keys } from '#api/queries/keys.ts';
import { refresh, type AreaEvents, type EventsInput } from '#current/area-events.ts';
import type { DecidedEvidence } from './decided-evidence.ts';
import { watchNewEvidence, type NewEvidence } from './new-evidence.ts';

/**
 * The watch over a learner's own evidence, loaded when an event has come or the channel is heard again: the first page
 * has no need of it. What does not load tells nothing, and is tried with the next event.
 */
const lazyDecidedEvidence = (input: EventsInput): DecidedEvidence => {
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
