import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { watched } from '#current/actor-log.ts';
import { takingMachine } from '#machines/assessments/taking.machine.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDraftTabs } from '#persistence/draft-tabs.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { outboxName, type Outbox, type OutboxAddress } from '#persistence/outbox.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { rememberRefused } from '#persistence/unstored-records.ts';
import { useDraftTabs } from '#persistence/use-draft-tabs.ts';
import { useFlushDraft } from '#persistence/use-flush-draft.ts';
import { assessmentWork, draftName, submissionName } from './drafts/assessment-work.ts';
import { assessmentQuery } from '#api/queries/assessments.queries.ts';
import { takingActors } from './taking.actors.ts';
import { createQuestionUploads } from './questions/question-uploads.ts';
import { adoptOffer } from './drafts/draft-offer.ts';
import { useDraftOffer } from './drafts/use-draft-offer.ts';

export interface TakingProps {
  readonly assessmentId: number;
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
}

/** As one string, so that the same messages are the same. */
const refusalAt = (outbox: Outbox, address: OutboxAddress): string | null => {
  const entry = outbox.find(address);
  return entry?.stage === 'refused' ? entry.messages.join('\n') : null;
};

const newSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/**
 * The chart of one assessment with the effects that it was promised, the assessment that the server last told, the
 * state of the draft, and the files under way. An assessment that is not there throws, for the page around.
 */
export const useTaking = ({ assessmentId, profile, organisation }: TakingProps) => {
  const client = useApi();
  const queries = useQueryClient();
  const organisationId = organisation.organisation_id;

  const openPersistence = useOpenPersistence();
  const [persistence] = useState(openPersistence);
  const { outbox } = persistence;
  const address = useMemo(
    () => ({ userId: profile.id, kind: assessmentWork.name, name: submissionName(organisationId, assessmentId) }),
    [profile.id, organisationId, assessmentId],
  );
  const [tabs] = useState(() => openDraftTabs(outboxName(address)));
  const [store] = useState(() =>
    rememberRefused(openDrafts(assessmentWork, profile.id, persistence.storage, persistence.now), persistence.now),
  );
  const [drafts] = useState(() => createDraftSession(store, assessmentWork.draft));
  const [machine] = useState(() =>
    takingMachine.provide(
      takingActors({
        client,
        queries,
        drafts,
        persistence,
        tabs,
        userId: profile.id,
        organisationId,
        seed: newSeed,
        reportUnexpectedError: (error) => globalThis.reportError(error),
      }),
    ),
  );
  const [snapshot, send] = useMachine(machine, watched({ input: { assessmentId } }));
  const [uploads] = useState(() => createQuestionUploads(client, organisation.settings, send));

  const { data: assessment } = useQuery({
    ...assessmentQuery(client, organisationId, assessmentId),
    throwOnError: isPageFailure,
  });
  // C-30, H4, H5: what changed on the server reaches the page, also where it came while a call was on its way. The
  // cache is
  // asked, because it may be ahead of what is drawn.
  const status = typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0];
  useEffect(() => {
    const newest = queries.getQueryData(assessmentQuery(client, organisationId, assessmentId).queryKey);
    if (newest !== undefined)
      send({ type: 'assessment.changed', assessment: newest, nowUnix: Math.floor(persistence.now() / 1000) });
  }, [assessment, status, send, queries, client, organisationId, assessmentId, persistence]);

  // Anew when it waits: the worker may have begun to send it before this page stood, and then it is not taken back any
  // more.
  const isWaiting = status === 'queued';
  useEffect(
    () => persistence.register(address, () => send({ type: 'delivery.due' })),
    [persistence, address, send, isWaiting],
  );
  // Sent from another page of this browser, or withdrawn there: the server knows.
  useEffect(
    () =>
      outbox.subscribe(() => {
        if (outbox.find(address)?.stage !== 'confirmed') send({ type: 'delivery.due' });
      }),
    [outbox, address, send],
  );
  const { attempts } = snapshot.context;
  useDraftTabs(tabs, {
    onClaimed: () => {
      const copy = drafts.release();
      uploads.stop();
      send({ type: 'opened.elsewhere' });
      return copy;
    },
    onYielded: (copy) => {
      if (!drafts.receive(copy)) return;
      const stored = drafts.read(draftName(organisationId, { assessmentId, attempts }));
      if (stored !== null) send({ type: 'draft.arrived', draft: stored.draft });
    },
    onSubmitted: () => send({ type: 'submitted.elsewhere' }),
  });
  useFlushDraft(drafts.flush);
  const hasQuestions = snapshot.hasTag('questions');
  // What ended elsewhere takes no file any more (H5).
  useEffect(() => (hasQuestions ? () => uploads.stop() : undefined), [uploads, hasQuestions]);
  // That an attempt has begun is what opens its questions again, here and in another tab (H7).
  useEffect(() => {
    if (hasQuestions) drafts.flush();
  }, [drafts, hasQuestions]);
  const canBegin = snapshot.can({ type: 'retake.requested' });
  const ownAttempts = hasQuestions ? attempts : canBegin ? assessment?.attempts : undefined;
  const offer = useDraftOffer({
    store,
    organisationId,
    assessmentId,
    own: ownAttempts === undefined ? null : draftName(organisationId, { assessmentId, attempts: ownAttempts }),
    status: hasQuestions || !snapshot.hasTag('busy') ? (status ?? null) : null,
  });

  return {
    snapshot,
    send,
    assessment,
    uploads,
    offer,
    /** Whether the next attempt begins when the learner says so (H7). */
    canBegin,
    /**
     * Lays the offered answers over those on the page, or begins the next attempt with them; then nothing of them is
     * left elsewhere.
     */
    takeOffer: () => {
      if (offer === null) return;
      if (hasQuestions) {
        send({ type: 'offer.taken', draft: offer.draft });
        drafts.flush();
        offer.discard();
      } else if (assessment !== undefined) {
        adoptOffer(store, organisationId, assessment.title, offer, assessment.attempts);
        send({ type: 'retake.requested' });
      }
    },
    running: useSyncExternalStore(uploads.subscribe, uploads.running),
    draft: useSyncExternalStore(drafts.subscribe, drafts.status),
    flushDraft: drafts.flush,
    /** Typing goes on in this tab. */
    continueHere: () => {
      tabs.tell('claimed');
      // The other tab may have been at it for hours.
      void queries.invalidateQueries({
        queryKey: assessmentQuery(client, organisationId, assessmentId).queryKey,
        exact: true,
        refetchType: 'none',
      });
      send({ type: 'continued.here' });
    },
    /** Why the server refused what was sent while its page was not open; null where it did not. */
    refusal: useSyncExternalStore(outbox.subscribe, () => refusalAt(outbox, address)),
  };
};

export type Taking = ReturnType<typeof useTaking>;
