import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { useDraftHandover } from '#persistence/use-draft-handover.ts';
import { useSubmissionPage } from '#persistence/use-submission-page.ts';
import { evidenceQuery } from '#api/queries/evidence.queries.ts';
import { createEvidenceSession } from './evidence-session.ts';

export interface EvidenceReviewProps {
  /** Of the link in the mail. */
  readonly evidenceKey: string;
  readonly profile: Profile;
  /** The organisation in front; that of the evidence takes its place. */
  readonly organisation: OrganisationMembership;
  /** the evidence belongs to this organisation. */
  readonly onOrganisation: (organisationId: number) => void;
  /** whether this API lists what else waits. */
  readonly hasList: boolean;
  /** Search, filters and order of the list that one came from; empty from a mail. */
  readonly listQuery: string;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The chart of one review with the effects that it was promised, the evidence that the server last told, and whether
 * its draft is stored. A link that leads nowhere throws, for the page around. Another piece is another page:
 * give it a key.
 */
export const useEvidenceReview = ({ evidenceKey, profile, onOrganisation }: EvidenceReviewProps) => {
  const client = useApi();
  const queries = useQueryClient();
  const openPersistence = useOpenPersistence();
  const [persistence] = useState(openPersistence);
  const [session] = useState(() =>
    createEvidenceSession({
      client,
      queries,
      key: evidenceKey,
      reviewerId: profile.id,
      persistence,
      reportUnexpectedError: (error) => globalThis.reportError(error),
    }),
  );
  const { actor, drafts, send } = session;
  const snapshot = useSelector(actor, (state) => state);

  useSubmissionPage(session, persistence, session.address);
  const continueHere = useDraftHandover(session.tabs, drafts, send);

  const { data: evidence } = useQuery({ ...evidenceQuery(client, evidenceKey), throwOnError: isPageFailure });
  const organisationId = evidence?.organisation_id;
  const meet = useEffectEvent(onOrganisation);
  useEffect(() => {
    if (organisationId !== undefined) meet(organisationId);
  }, [organisationId]);
  useEffect(() => {
    if (evidence !== undefined) send({ type: 'evidence.changed', evidence });
  }, [evidence, send]);

  return {
    snapshot,
    send,
    evidence,
    draft: useSyncExternalStore(drafts.subscribe, drafts.status),
    flushDraft: drafts.flush,
    continueHere,
  };
};

export type EvidenceReview = ReturnType<typeof useEvidenceReview>;
