import type { QueryClient } from '@tanstack/react-query';
import { createActor, type ActorOptions, type EventFromLogic } from 'xstate';
import type { Client } from '#api/client.ts';
import { createUploads, type RunningUpload, type UploadEvent } from '#api/uploads.ts';
import { watched } from '#current/actor-log.ts';
import { attachmentRefusal, subjectName, type ReviewSubject } from '#machines/assessments/review-rules.ts';
import { reviewMachine } from '#machines/assessments/review.machine.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDraftTabs } from '#persistence/draft-tabs.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { outboxName } from '#persistence/outbox.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { createSubmissionPage } from '#persistence/submission-page.ts';
import { reviewWork } from './review-work.ts';
import { reviewActors, reviewAddress } from './review.actors.ts';

/** The one attachment of a review (D-06, K-01 to K-05). */
interface ReviewAttachment {
  /** Refuses what is too large or empty before anything is sent. */
  pick(file: File, limitInMegabytes: number): void;
  readonly cancel: () => void;
  /** Takes away what failed. */
  readonly dismiss: () => void;
  /** What is on its way or failed; null while nothing is. */
  readonly running: () => RunningUpload | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const ATTACHMENT = 0;

const createReviewAttachment = (client: Client, tell: (message: UploadEvent) => void): ReviewAttachment => {
  const uploads = createUploads(client, 'assessment_review', (_, event) => tell(event));
  return {
    pick: (file, limitInMegabytes) => uploads.pick(ATTACHMENT, file, attachmentRefusal(limitInMegabytes, file.size)),
    cancel: () => uploads.cancel(ATTACHMENT),
    dismiss: () => uploads.dismiss(ATTACHMENT),
    running: () => uploads.running()[ATTACHMENT] ?? null,
    subscribe: uploads.subscribe,
  };
};

export interface ReviewSessionInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly subject: ReviewSubject;
  readonly reviewerId: number;
  readonly persistence: Persistence;
  readonly reportUnexpectedError: (error: unknown) => void;
  /** The real one, unless said. */
  readonly clock?: NonNullable<ActorOptions<typeof reviewMachine>['clock']>;
}

/**
 * One review while its page is open: the chart, what the device stores for it, and its attachment. Bound to its subject
 * for good (D-19).
 */
export const createReviewSession = ({
  client,
  queries,
  subject,
  reviewerId,
  persistence,
  reportUnexpectedError,
  clock,
}: ReviewSessionInput) => {
  const address = reviewAddress(reviewerId, subject);
  const drafts = createDraftSession(
    openDrafts(reviewWork, reviewerId, persistence.storage, persistence.now),
    reviewWork.draft,
  );
  const tabs = openDraftTabs(outboxName(address));
  const page = createSubmissionPage(
    drafts,
    (sending) =>
      createActor(
        reviewMachine.provide(
          reviewActors({
            client,
            queries,
            reviewerId,
            drafts,
            persistence,
            subject,
            tabs,
            sending,
            reportUnexpectedError,
          }),
        ),
        watched({
          input: { subject, reviewerId },
          ...(clock === undefined ? {} : { clock }),
        }),
      ),
    (actor) => actor.send({ type: 'page.left' }),
  );
  const send = (event: EventFromLogic<typeof reviewMachine>): void => page.actor.send(event);
  const attachment = createReviewAttachment(client, send);
  // The work was handed in again, or decided elsewhere: a file on its way belonged to a form that is gone.
  page.actor.subscribe((state) => {
    if (attachment.running()?.kind === 'uploading' && !state.matches({ form: 'uploading' })) attachment.cancel();
  });
  return {
    ...page,
    send,
    drafts,
    tabs,
    address,
    attachment,
    draftName: subjectName(subject),
    close: (): void => {
      attachment.cancel();
      page.close();
    },
  };
};
