import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { queryFailedBecause } from '#api/classify-failure.ts';
import type { ReloadListResult, SubmitBatchResult, Batch } from '#machines/evidence/bulk.machine.ts';
import { isFormTouched } from '#machines/evidence/evidence-form.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { decisionEffects } from '#persistence/decision-effects.ts';
import type { DraftSession } from '#persistence/draft-session.ts';
import type { OutboxAddress } from '#persistence/outbox.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { pendingQuery } from '#api/queries/evidence.queries.ts';
import { batchFormName, batchWork, type StoredBatchForm } from './batch-work.ts';

/** What the effects of a bulk review work with. */
export interface BulkServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly forms: DraftSession<StoredBatchForm>;
  readonly persistence: Persistence;
  readonly address: OutboxAddress;
  /** Hears of the call that leaves with the page. */
  readonly sending: (call: Promise<void>) => void;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** Where the decision about several pieces of an organisation stands in the outbox of a reviewer. */
export const batchAddress = (userId: number, organisationId: number): OutboxAddress => ({
  userId,
  kind: batchWork.name,
  name: String(organisationId),
});

/** Gives the effects that `bulkReviewMachine` promises their meaning: the client, the query cache and the device. */
export const bulkReviewActors = ({
  client,
  queries,
  forms,
  persistence,
  address,
  sending,
  reportUnexpectedError,
}: BulkServices) => {
  const nameOf = ({ organisationId, keys }: Batch): string => batchFormName(organisationId, keys);
  const noteOf = ({ organisationId, keys, form, submission }: Batch) => {
    if (submission === null) throw new Error('Nothing was decided.');
    return {
      title: 'Evidence to review',
      confirmedAtMs: persistence.now(),
      input: { organisationId, keys, form, submission },
    };
  };
  /** The pieces of the decision that is under way. */
  let decided: string | null = null;
  const effects = decisionEffects({
    client,
    persistence,
    kind: batchWork,
    address,
    flush: forms.flush,
    clearDraft: () => {
      if (decided !== null) forms.clear(decided);
    },
    show: () => undefined,
  });

  /** The pieces of the last call. */
  let submitted: readonly string[] = [];

  const submit = async (batch: Batch): Promise<SubmitBatchResult> => {
    submitted = batch.keys;
    const sent = await effects.submit(noteOf(batch));
    if (sent.ok) {
      forms.clear(nameOf(batch));
      return { ok: true, failed: sent.now.failed };
    }
    // A fault of the decision itself refuses all of it, as any other word that nothing was done.
    return {
      ok: false,
      reason:
        sent.reason === 'denied' || sent.reason === 'unknown' || sent.reason === 'noConnection'
          ? sent.reason
          : 'refused',
    };
  };

  const reload = async (organisationId: number): Promise<ReloadListResult> => {
    try {
      const list = await queries.fetchQuery({ ...pendingQuery(client, organisationId), staleTime: 0 });
      const waiting = new Set(list.map(({ key }) => key));
      effects.outcomeIsKnown(submitted.some((key) => !waiting.has(key)));
      return { ok: true, keys: [...waiting] };
    } catch (error) {
      // A defect is thrown on.
      queryFailedBecause(error);
      return { ok: false };
    }
  };

  return {
    actors: {
      submitBatch: fromPromise<SubmitBatchResult, Batch>(({ input }) => submit(input)),
      reloadList: fromPromise<ReloadListResult, { organisationId: number }>(({ input }) =>
        reload(input.organisationId),
      ),
    },
    actions: {
      saveForm: (_: unknown, batch: Batch) =>
        isFormTouched(batch.form)
          ? forms.write(nameOf(batch), { keys: batch.keys, form: batch.form })
          : forms.clear(nameOf(batch)),
      storeBatch: (_: unknown, batch: Batch) => {
        decided = nameOf(batch);
        effects.store(noteOf(batch), UNDO_MILLISECONDS);
      },
      queueBatch: (_: unknown, batch: Batch) => effects.queue(noteOf(batch)),
      // With its key: the next decision of the same organisation is another one, and the server judges each piece by
      // itself.
      forgetBatch: () => persistence.outbox.remove(address),
      sendWithPage: (_: unknown, batch: Batch) => {
        const call = effects.sendWithPage(noteOf(batch));
        sending(
          call.finally(
            () => void queries.invalidateQueries({ queryKey: pendingQuery(client, batch.organisationId).queryKey }),
          ),
        );
      },
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
