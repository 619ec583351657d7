import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createActor, type EventFromLogic } from 'xstate';
import { useApi } from '#api/api-context.ts';
import { watched } from '#current/actor-log.ts';
import { bulkReviewMachine } from '#machines/evidence/bulk.machine.ts';
import type { EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { createSubmissionPage } from '#persistence/submission-page.ts';
import { useSubmissionPage } from '#persistence/use-submission-page.ts';
import { keys } from '#api/queries/keys.ts';
import { evidenceKeys } from '#api/queries/evidence.keys.ts';
import { changeVisit, readVisit } from '#current/visit.ts';
import { pendingQuery } from '#api/queries/evidence.queries.ts';
import { batchWork, formFor } from './batch-work.ts';
import { batchAddress, bulkReviewActors } from './bulk.actors.ts';

/**
 * The chart of a bulk review with the effects that it was promised, and what waits. Another organisation is another
 * page: give it a key.
 */
export const useBulkReview = (organisationId: number, reviewerId: number) => {
  const client = useApi();
  const queries = useQueryClient();
  const openPersistence = useOpenPersistence();
  const [persistence] = useState(openPersistence);
  const [address] = useState(() => batchAddress(reviewerId, organisationId));
  const [forms] = useState(() =>
    createDraftSession(openDrafts(batchWork, reviewerId, persistence.storage, persistence.now), batchWork.draft),
  );
  const [page] = useState(() =>
    createSubmissionPage(
      forms,
      (sending) =>
        createActor(
          bulkReviewMachine.provide(
            bulkReviewActors({
              client,
              queries,
              forms,
              persistence,
              address,
              sending,
              reportUnexpectedError: (error) => globalThis.reportError(error),
            }),
          ),
          watched({
            input: {
              organisationId,
              selected: readVisit(queries, evidenceKeys.evidenceVisit(organisationId)).selected,
            },
          }),
        ),
      (actor) => actor.send({ type: 'page.left' }),
    ),
  );
  const { actor } = page;
  const [send] = useState(() => (event: EventFromLogic<typeof bulkReviewMachine>) => actor.send(event));
  useSubmissionPage(page, persistence, address);

  const list = useQuery(pendingQuery(client, organisationId));
  useEffect(() => {
    if (list.data !== undefined) send({ type: 'list.changed', keys: list.data.map(({ key }) => key) });
  }, [list.data, send]);

  const snapshot = useSelector(actor, (state) => state);
  // R12: it outlives a look at a piece.
  const { selected } = snapshot.context;
  useEffect(
    () => changeVisit(queries, evidenceKeys.evidenceVisit(organisationId), { selected }),
    [queries, organisationId, selected],
  );

  return {
    snapshot,
    send,
    /** Opens the form with what was typed before for just these pieces. */
    decide: (verdict: EvidenceVerdict) =>
      send({
        type: 'decision.started',
        verdict,
        form: formFor(forms, organisationId, actor.getSnapshot().context.selected),
      }),
    list,
    /** Fetches what depends on the list: its count, and the reviews that are open (V-01). */
    sync: useCallback(
      () =>
        Promise.all([
          queries.invalidateQueries({ queryKey: evidenceKeys.evidenceWaiting(organisationId) }),
          queries.invalidateQueries({ queryKey: keys.reviews() }),
        ]),
      [queries, organisationId],
    ),
    draft: useSyncExternalStore(forms.subscribe, forms.status),
    flushDraft: forms.flush,
  };
};

export type BulkReview = ReturnType<typeof useBulkReview>;
