import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { isBelow, keys } from '#api/queries/keys.ts';
import { peopleQuery } from '#api/queries/people.queries.ts';
import { watched } from '#current/actor-log.ts';
import { bulkResetMachine, type ResetTraining } from '#machines/library/bulk-reset.machine.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { bulkResetImplementations } from './bulk-reset.actors.ts';

export interface UseBulkReset {
  readonly organisationId: number;
  readonly resetterId: number;
  readonly training: readonly ResetTraining[];
}

/** The chart of a reset with the effects that it was promised, and the people of the organisation. */
export const useBulkReset = ({ organisationId, resetterId, training }: UseBulkReset) => {
  const client = useApi();
  const queries = useQueryClient();
  const openPersistence = useOpenPersistence();
  const [machine] = useState(() => {
    const { isConnected } = openPersistence();
    return bulkResetMachine.provide(
      bulkResetImplementations({
        client,
        organisationId,
        resetterId,
        visit: crypto.randomUUID(),
        isConnected,
        reportUnexpectedError: (error) => globalThis.reportError(error),
      }),
    );
  });
  const [snapshot, send] = useMachine(machine, watched({ input: { training } }));
  const people = useQuery(peopleQuery(client, organisationId));

  // N-23: what the manager is assigned themselves may have been reset, too.
  const isBusy = snapshot.hasTag('busy');
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void queries.invalidateQueries({ queryKey: keys.organisation(organisationId) });
    wasBusy.current = isBusy;
  }, [isBusy, queries, organisationId]);

  /** V-01: fetches what depends on the people: everything that the organisation assigned. */
  const sync = useCallback(
    () =>
      queries.invalidateQueries({
        queryKey: keys.organisation(organisationId),
        // The people themselves are fetched with it.
        predicate: ({ queryKey }) => !isBelow(queryKey, keys.people(organisationId)),
      }),
    [queries, organisationId],
  );
  return { snapshot, send, people, sync };
};

export type BulkResetFlow = Pick<ReturnType<typeof useBulkReset>, 'snapshot' | 'send'>;
