import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { fateOf } from '#api/fate.ts';
import { fitsKeepalive } from '#api/keepalive.ts';
import { FAULTS_ALOUD } from '#api/quiet-policies.ts';
import type { Batch } from '#machines/evidence/bulk.machine.ts';
import type { ReloadListResult, SubmitBatchResult } from '#machines/evidence/bulk.results.ts';
import { isFormTouched } from '#machines/evidence/evidence-form.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import type { KeepSession } from '#ui/keep/keep-session.ts';
import { sendBatch } from '../evidence.calls.ts';
import type { KeptEvidences, KeptForm } from '../evidence-kept.ts';
import { pendingQuery } from '../evidence.queries.ts';

/** What the effects of a bulk review work with. */
export interface BulkServices {
  readonly client: Client;
  readonly queries: QueryClient;
  /** What is typed, under the organisation's name for good. */
  readonly forms: KeepSession<KeptForm>;
  readonly batches: KeptEvidences['batches'];
  /** Hears of the call that leaves with the page. */
  readonly sending: (call: Promise<void>) => void;
  readonly reportSurprise: (error: unknown) => void;
}

/** Gives the effects that `bulkReviewMachine` promises their meaning: the client, the query cache and the device. */
export const bulkReviewActors = ({ client, queries, forms, batches, sending, reportSurprise }: BulkServices) => {
  const forget = ({ organisationId }: Batch): void => batches.clear(String(organisationId));

  const submit = async ({ organisationId, keys, submission }: Batch): Promise<SubmitBatchResult> => {
    if (submission === null) throw new Error('Nothing was decided.');
    const outcome = await sendBatch(client, organisationId, keys, submission);
    if (outcome.ok) {
      forms.clear();
      return { ok: true, failed: outcome.data.failed };
    }
    const fate = fateOf(outcome.failure);
    // A fault of the decision itself refuses all of it, as any other word that nothing was done.
    return { ok: false, reason: fate === 'invalid' ? 'refused' : fate };
  };

  const reload = async (organisationId: number): Promise<ReloadListResult> => {
    try {
      const list = await queries.fetchQuery({ ...pendingQuery(client, organisationId), staleTime: 0 });
      return { ok: true, keys: list.map(({ key }) => key) };
    } catch {
      return { ok: false };
    }
  };

  /** Whatever the answer is, the page that would show it is gone. What has no answer, or was denied, stays on the device. */
  const sendAndForget = async (batch: Batch): Promise<void> => {
    const { organisationId, keys, submission } = batch;
    if (submission === null) return;
    const outcome = await sendBatch(client, organisationId, keys, submission, { ...FAULTS_ALOUD, keepalive: fitsKeepalive({ keys, submission }) });
    if (outcome.ok) forms.clear();
    if (outcome.ok || fateOf(outcome.failure) === 'invalid') forget(batch);
    void queries.invalidateQueries({ queryKey: pendingQuery(client, organisationId).queryKey });
  };

  return {
    actors: {
      submitBatch: fromPromise<SubmitBatchResult, Batch>(({ input }) => submit(input)),
      reloadList: fromPromise<ReloadListResult, { organisationId: number }>(({ input }) => reload(input.organisationId)),
    },
    actions: {
      saveForm: (_: unknown, { form }: Batch) => (isFormTouched(form) ? forms.write({ form }) : forms.clear()),
      keepBatch: (_: unknown, { organisationId, keys, submission }: Batch) => {
        forms.flush();
        if (submission !== null) batches.write(String(organisationId), { organisationId, keys: [...keys], submission, leavesAtMs: Date.now() + UNDO_MILLISECONDS });
      },
      forgetBatch: (_: unknown, batch: Batch) => forget(batch),
      sendWithPage: (_: unknown, batch: Batch) => sending(sendAndForget(batch)),
      reportSurprise: (_: unknown, { error }: { error: unknown }) => reportSurprise(error),
    },
  };
};
