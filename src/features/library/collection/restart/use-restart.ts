import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { watched } from '#current/actor-log.ts';
import { restartMachine } from '#machines/library/restart.machine.ts';
import { restartImplementations } from './restart.actors.ts';

export interface UseRestart {
  readonly organisationId: number;
  readonly collectionId: number;
  readonly userId: number;
  readonly canRestart: boolean;
}

/** The chart of a restart with the effects that it was promised, and what the page knows of its collection. */
export const useRestart = ({ organisationId, collectionId, userId, canRestart }: UseRestart) => {
  const client = useApi();
  const queries = useQueryClient();
  const [machine] = useState(() =>
    restartMachine.provide(
      restartImplementations({
        client,
        queries,
        organisationId,
        collectionId,
        userId,
        reportUnexpectedError: (error) => globalThis.reportError(error),
      }),
    ),
  );
  const [snapshot, send] = useMachine(machine, watched({ input: { canRestart } }));
  useEffect(() => send({ type: 'collection.changed', canRestart }), [send, canRestart]);
  return { snapshot, send };
};

export type RestartFlow = ReturnType<typeof useRestart>;
