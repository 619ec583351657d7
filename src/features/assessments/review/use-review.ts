import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import type { ReviewSubject } from '#machines/assessments/review-rules.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { useDraftHandover } from '#persistence/use-draft-handover.ts';
import { useSubmissionPage } from '#persistence/use-submission-page.ts';
import { createReviewSession } from './review-session.ts';
import { isSameButMarks } from './marks-shown.ts';
import { reviewQuery } from './review.queries.ts';

export interface ReviewProps {
  readonly subject: ReviewSubject;
  readonly profile: Profile;
  /** The organisation in front; that of the work takes its place. */
  readonly organisation: OrganisationMembership;
  /** Search, filter and order of the list that one came from; null where this API has no such list (R12). */
  readonly listQuery: string | null;
  /** B-07: the work belongs to this organisation. */
  readonly onOrganisation: (organisationId: number) => void;
}

/**
 * The chart of one review with the effects that it was promised, the work that the server last told, whether its draft
 * is stored, and the attachment on its way. A link that leads nowhere throws, for the page around. Another
 * subject is another page: give it a key (D-19).
 */
export const useReview = ({ subject, profile, onOrganisation }: ReviewProps) => {
  const client = useApi();
  const queries = useQueryClient();
  const openPersistence = useOpenPersistence();
  const [persistence] = useState(openPersistence);
  const [session] = useState(() =>
    createReviewSession({
      client,
      queries,
      subject,
      reviewerId: profile.id,
      persistence,
      reportUnexpectedError: (error) => globalThis.reportError(error),
    }),
  );
  const { actor, send, drafts, attachment } = session;
  const snapshot = useSelector(actor, (state) => state, isSameButMarks);

  useSubmissionPage(session, persistence, session.address);
  const continueHere = useDraftHandover(session.tabs, drafts, send, attachment.cancel);

  const { data: assessment } = useQuery({ ...reviewQuery(client, subject), throwOnError: isPageFailure });
  const organisationId = assessment?.organisation_id;
  const meet = useEffectEvent(onOrganisation);
  useEffect(() => {
    if (organisationId !== undefined) meet(organisationId);
  }, [organisationId]);
  useEffect(() => {
    if (assessment !== undefined) actor.send({ type: 'assessment.changed', assessment });
  }, [assessment, actor]);

  return {
    actor,
    snapshot,
    send,
    assessment,
    attachment,
    running: useSyncExternalStore(attachment.subscribe, attachment.running),
    draft: useSyncExternalStore(drafts.subscribe, drafts.status),
    flushDraft: drafts.flush,
    /** Typing goes on in this tab. */
    continueHere,
  };
};

export type Review = ReturnType<typeof useReview>;
