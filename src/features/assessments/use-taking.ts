import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import { nameOf, type OutboxAddress } from '#api/outbox/outbox-store.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { takingMachine } from '#machines/assessments/taking.machine.ts';
import { ApiError } from '#api/failure.ts';
import { assessmentQuery } from './assessments.queries.ts';
import { openAttemptTabs } from './attempt-tabs.ts';
import { createDraftSession } from './draft-session.ts';
import { draftsOf } from './viewing-drafts.ts';
import { deskOfPage, submissionAddress, type SubmissionDesk } from './submission-desk.ts';
import { takingActors } from './taking.actors.ts';
import { createUploadDesk } from './upload-desk.ts';
import { useAttemptTabs } from './use-attempt-tabs.ts';

export interface TakingProps {
  readonly assessmentId: number;
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** Milliseconds since 1970, on the clock that the server goes by. */
  readonly now?: () => number;
  /** What sends for this page where it is not open. */
  readonly desk?: SubmissionDesk;
}

const isPageFailure = (error: Error): boolean => error instanceof ApiError && error.failure.treatment === 'page';

/** As one string, so that the same words are the same. */
const refusalAt = ({ outbox }: SubmissionDesk, address: OutboxAddress): string | null => {
  const entry = outbox.find(address);
  return entry?.stage === 'refused' ? entry.words.join('\n') : null;
};

const newSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/**
 * The chart of one assessment with the effects that it was promised, the assessment that the server last told, the
 * draft's fate and the files on their way. An assessment that is not there throws, for the page around.
 */
export const useTaking = ({ assessmentId, profile, organisation, now = Date.now, desk: given }: TakingProps) => {
  const client = useApi();
  const queries = useQueryClient();
  const organisationId = organisation.organisation_id;

  const [desk] = useState(() => given ?? deskOfPage());
  const [tabs] = useState(() => openAttemptTabs(nameOf(submissionAddress(profile.id, organisationId, assessmentId))));
  const [drafts] = useState(() => createDraftSession(draftsOf(profile, now), { userId: profile.id, organisationId }));
  const [machine] = useState(() =>
    takingMachine.provide(
      takingActors({ client, queries, drafts, desk, tabs, userId: profile.id, organisationId, nowMs: now, seed: newSeed, reportSurprise: (error) => globalThis.reportError(error) }),
    ),
  );
  const [snapshot, send] = useMachine(machine, { input: { assessmentId } });
  const [uploads] = useState(() => createUploadDesk(client, organisation.settings, send));

  const { data: assessment } = useQuery({ ...assessmentQuery(client, organisationId, assessmentId), throwOnError: isPageFailure });
  // C-30: what changed on the server reaches the questions and leaves the answers alone.
  useEffect(() => {
    if (assessment !== undefined) send({ type: 'assessment.changed', assessment });
  }, [assessment, send]);

  const address = useMemo(() => submissionAddress(profile.id, organisationId, assessmentId), [profile.id, organisationId, assessmentId]);
  useEffect(() => desk.attend(address, () => send({ type: 'delivery.due' })), [desk, address, send]);
  // Sent from another page of this browser, or withdrawn there: the server knows.
  useEffect(
    () =>
      desk.outbox.subscribe(() => {
        if (desk.outbox.find(address)?.stage !== 'waiting') send({ type: 'delivery.due' });
      }),
    [desk, address, send],
  );
  useAttemptTabs({ tabs, drafts, uploads, send, attempt: { assessmentId, attempts: snapshot.context.attempts } });

  useEffect(() => {
    const keepNow = () => drafts.flush();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      drafts.flush();
      uploads.stop();
    };
  }, [drafts, uploads]);

  // In another tab answers go on that this one does not have.
  const isElsewhere = snapshot.matches('elsewhere');
  useEffect(() => {
    if (isElsewhere) return undefined;
    // Without a name: everything went, by hand or by the browser. What we remove has one, and stays away.
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null) drafts.keepAgain();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [drafts, isElsewhere]);

  return {
    snapshot,
    send,
    assessment,
    uploads,
    running: useSyncExternalStore(uploads.subscribe, uploads.running),
    draft: useSyncExternalStore(drafts.subscribe, drafts.status),
    keepNow: drafts.flush,
    /** Typing goes on in this tab. */
    continueHere: () => {
      tabs.tell('claimed');
      // The other tab may have been at it for hours.
      void queries.invalidateQueries({ queryKey: assessmentQuery(client, organisationId, assessmentId).queryKey, exact: true, refetchType: 'none' });
      send({ type: 'continued.here' });
    },
    /** Why the server refused what was sent while nobody was looking; null where it did not. */
    refusal: useSyncExternalStore(desk.outbox.subscribe, () => refusalAt(desk, address)),
  };
};

export type Taking = ReturnType<typeof useTaking>;
