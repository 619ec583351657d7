import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createActor, type EventFromLogic } from 'xstate';
import { useApi } from '#api/api-context.ts';
import { bulkReviewMachine } from '#machines/evidence/bulk.machine.ts';
import { createDecisionPage } from '#ui/keep/decision-page.ts';
import { createKeepSession } from '#ui/keep/keep-session.ts';
import { useDecisionPage } from '#ui/keep/use-decision-page.ts';
import { keptEvidences } from '../evidence-kept.ts';
import { pendingQuery } from '../evidence.queries.ts';
import { bulkReviewActors } from './bulk.actors.ts';

/** The chart of a bulk review with the effects that it was promised, and what waits. Another organisation is another page: give it a key. */
export const useBulkReview = (organisationId: number, reviewerId: number) => {
  const client = useApi();
  const queries = useQueryClient();
  const [kept] = useState(() => keptEvidences(reviewerId));
  const [forms] = useState(() => createKeepSession(kept.forms, String(organisationId)));
  const [page] = useState(() =>
    createDecisionPage(forms, (sending) =>
      createActor(bulkReviewMachine.provide(bulkReviewActors({ client, queries, forms, batches: kept.batches, sending, reportSurprise: (error) => globalThis.reportError(error) })), {
        input: { organisationId, form: forms.read()?.form ?? null },
      }),
    ),
  );
  const { actor } = page;
  const [send] = useState(() => (event: EventFromLogic<typeof bulkReviewMachine>) => actor.send(event));
  useDecisionPage(page);

  const list = useQuery(pendingQuery(client, organisationId));
  useEffect(() => {
    if (list.data !== undefined) send({ type: 'list.changed', keys: list.data.map(({ key }) => key) });
  }, [list.data, send]);

  return { snapshot: useSelector(actor, (state) => state), send, list, draft: useSyncExternalStore(forms.subscribe, forms.status), keepNow: forms.flush };
};

export type BulkReview = ReturnType<typeof useBulkReview>;
