import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { classifyFailure } from '#api/classify-failure.ts';
import type { Client } from '#api/client.ts';
import { collectionQuery } from '#api/queries/collection.queries.ts';
import { keys } from '#api/queries/keys.ts';
import { resetUserCollections } from '#contracts/library/resets.endpoints.ts';
import { TAKEN_BACK } from '../../taken-back.ts';
import type { AskAfterRestartResult, RestartResult } from '#machines/library/restart.machine.ts';

export interface RestartServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly organisationId: number;
  readonly collectionId: number;
  /** Whose training it is, and who stood in the confirmation (H-17). */
  readonly userId: number;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** Gives the effects that `restartMachine` promises their meaning: the client and the query cache. */
export const restartImplementations = ({
  client,
  queries,
  organisationId,
  collectionId,
  userId,
  reportUnexpectedError,
}: RestartServices) => {
  const query = collectionQuery(client, organisationId, collectionId);

  /** Whether the server says that it is completed; null where it does not say. */
  const askWhetherCompleted = async (): Promise<boolean | null> => {
    // What was asked before the restart may be answered as before.
    await queries.cancelQueries({ queryKey: query.queryKey });
    try {
      return (await queries.fetchQuery({ ...query, staleTime: 0 })).status === 'completed';
    } catch {
      return null;
    }
  };
  /** N-23: home, the library and the parts show at once that it begins again. */
  const refreshOrganisation = (): void =>
    void queries.invalidateQueries({ queryKey: keys.organisation(organisationId) });

  return {
    actors: {
      // Goes on when its page is left: a call taken back may have been heard.
      restartCollection: fromPromise<RestartResult, void>(async () => {
        const outcome = await client.attempt(
          resetUserCollections,
          {
            body: {
              organisation_id: organisationId,
              users: [userId],
              collections: [collectionId],
              ...TAKEN_BACK,
            },
          },
          { confirmedFor: userId },
        );
        if (!outcome.ok) {
          const delivery = classifyFailure(outcome.failure);
          return { ok: false, reason: delivery === 'unknown' || delivery === 'denied' ? delivery : 'failed' };
        }
        await askWhetherCompleted();
        refreshOrganisation();
        return { ok: true };
      }),

      askAfterRestart: fromPromise<AskAfterRestartResult, void>(async () => {
        const isCompleted = await askWhetherCompleted();
        if (isCompleted === null) return { ok: false };
        if (!isCompleted) refreshOrganisation();
        return { ok: true, isCompleted };
      }),
    },
    actions: {
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
