import { useMemo, useSyncExternalStore } from 'react';
import { isUnsent } from '#persistence/outbox.ts';
import { browserOutbox } from '#persistence/persistence.ts';

const subscribe = (listener: () => void): (() => void) => browserOutbox().subscribe(listener);

/** As text, so that the same ids are the same snapshot. */
const idsOf = (userId: number, organisationId: number): string =>
  browserOutbox()
    .of(userId)
    .filter(
      ({ kind, name, stage }) => kind === 'assessment' && name.startsWith(`${organisationId}/`) && isUnsent(stage),
    )
    .map(({ name }) => name.split('/')[1])
    .join();

/**
 * Ids of the assessments whose submission was confirmed on this device and that no server is known to have: nobody can
 * begin them now. `userId` is null while somebody views: the device answers for its owner alone (P8).
 */
export const useSubmittedHere = (userId: number | null, organisationId: number): ReadonlySet<number> => {
  const ids = useSyncExternalStore(subscribe, () => (userId === null ? '' : idsOf(userId, organisationId)));
  return useMemo(() => new Set(ids === '' ? [] : ids.split(',').map(Number)), [ids]);
};
