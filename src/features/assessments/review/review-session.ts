import type { QueryClient } from '@tanstack/react-query';
import { createActor, type ActorOptions, type EventFromLogic } from 'xstate';
import type { Client } from '#api/client.ts';
import { subjectName, type ReviewSubject } from '#machines/assessments/review-draft.ts';
import { reviewMachine } from '#machines/assessments/review.machine.ts';
import type { DeviceStorage } from '#ui/keep/device-store.ts';
import { createDecisionPage } from '#ui/keep/decision-page.ts';
import { createKeepSession } from '#ui/keep/keep-session.ts';
import { keptReviews } from './review-kept.ts';
import { createAttachmentDesk } from './review-upload.ts';
import { reviewActors } from './review.actors.ts';

export interface ReviewSessionInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly subject: ReviewSubject;
  readonly reviewerId: number;
  readonly reportSurprise: (error: unknown) => void;
  /** This browser's, unless said. */
  readonly storage?: () => DeviceStorage;
  /** The real one, unless said. */
  readonly clock?: NonNullable<ActorOptions<typeof reviewMachine>['clock']>;
}

/** One review while its page is open: the chart, what the device keeps for it, and its attachment. Bound to its subject for good (D-19). */
export const createReviewSession = ({ client, queries, subject, reviewerId, reportSurprise, storage, clock }: ReviewSessionInput) => {
  const kept = keptReviews(reviewerId, storage);
  const drafts = createKeepSession(kept.drafts, subjectName(subject));
  const page = createDecisionPage(drafts, (sending) =>
    createActor(reviewMachine.provide(reviewActors({ client, queries, reviewerId, drafts, decisions: kept.decisions, sending, reportSurprise })), {
      input: { subject, reviewerId },
      ...(clock === undefined ? {} : { clock }),
    }),
  );
  const send = (event: EventFromLogic<typeof reviewMachine>): void => page.actor.send(event);
  const attachment = createAttachmentDesk(client, send);
  return {
    ...page,
    send,
    drafts,
    attachment,
    close: (): void => {
      attachment.cancel();
      page.close();
    },
  };
};
