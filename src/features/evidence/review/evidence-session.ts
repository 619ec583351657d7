import type { QueryClient } from '@tanstack/react-query';
import { createActor, type ActorOptions, type EventFromLogic } from 'xstate';
import type { Client } from '#api/client.ts';
import { watched } from '#current/actor-log.ts';
import { evidenceReviewMachine } from '#machines/evidence/review.machine.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDraftTabs } from '#persistence/draft-tabs.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { outboxName } from '#persistence/outbox.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { createSubmissionPage } from '#persistence/submission-page.ts';
import { evidenceWork } from '../evidence-work.ts';
import { evidenceAddress, evidenceReviewActors } from './review.actors.ts';

export interface EvidenceSessionInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly key: string;
  readonly reviewerId: number;
  readonly persistence: Persistence;
  readonly reportUnexpectedError: (error: unknown) => void;
  /** The real one, unless said. */
  readonly clock?: NonNullable<ActorOptions<typeof evidenceReviewMachine>['clock']>;
}

/** One review while its page is open: the chart and what the device stores for it. Bound to its key for good. */
export const createEvidenceSession = ({
  client,
  queries,
  key,
  reviewerId,
  persistence,
  reportUnexpectedError,
  clock,
}: EvidenceSessionInput) => {
  const address = evidenceAddress(reviewerId, key);
  const drafts = createDraftSession(
    openDrafts(evidenceWork, reviewerId, persistence.storage, persistence.now),
    evidenceWork.draft,
  );
  const tabs = openDraftTabs(outboxName(address));
  const page = createSubmissionPage(
    drafts,
    (sending) =>
      createActor(
        evidenceReviewMachine.provide(
          evidenceReviewActors({
            client,
            queries,
            drafts,
            persistence,
            evidenceKey: key,
            reviewerId,
            tabs,
            sending,
            reportUnexpectedError,
          }),
        ),
        watched({
          input: { key, reviewerId },
          ...(clock === undefined ? {} : { clock }),
        }),
      ),
    (actor) => actor.send({ type: 'page.left' }),
  );
  return {
    ...page,
    send: (event: EventFromLogic<typeof evidenceReviewMachine>): void => page.actor.send(event),
    drafts,
    tabs,
    address,
  };
};
