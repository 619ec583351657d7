import { useEffect, useRef, useState, type RefObject } from 'react';
import { viewingReason } from '#api/viewing.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { formFaults, isFormTouched } from '#machines/evidence/evidence-form.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { OwnWorkNote } from '#ui/frames/review-layout/OwnWorkNote.tsx';
import { QueueBar } from '#ui/frames/review-layout/QueueBar.tsx';
import { ElsewhereNote } from '#ui/messages/note/ElsewhereNote.tsx';
import { KeySheetPart } from '#ui/actions/keys/key-sheet-part.tsx';
import { useKeys } from '#ui/actions/keys/use-keys.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { UndoBar } from '#ui/actions/undo/UndoBar.tsx';
import { decisionInBrief, faultMessage } from '../evidence-messages.ts';
import { useEvidenceQueue } from '../queue/use-evidence-queue.ts';
import { DecidedEvidence } from './DecidedEvidence.tsx';
import { EvidenceFile } from './EvidenceFile.tsx';
import { EvidenceFoot } from './EvidenceFoot.tsx';
import { EvidenceForm } from './EvidenceForm.tsx';
import { EvidenceHead } from './EvidenceHead.tsx';
import { evidenceShortcuts } from './evidence-shortcuts.ts';
import { NextEvidence } from './NextEvidence.tsx';
import { ReviewedEvidence } from './ReviewedEvidence.tsx';
import type { EvidenceReview, EvidenceReviewProps } from './use-evidence-review.ts';

export interface EvidenceReviewLayoutProps extends EvidenceReviewProps {
  readonly evidence: Evidence;
  readonly review: EvidenceReview;
  readonly logoUrl: string | undefined;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What was handed in on one side, the decision on the other; stacked on a phone. */
export function EvidenceReviewLayout({
  evidence,
  review,
  profile,
  organisation,
  logoUrl,
  headingRef,
  hasList,
  listQuery,
  now,
}: EvidenceReviewLayoutProps) {
  const { snapshot, send, draft, flushDraft } = review;
  const { context } = snapshot;
  // What waits is counted in days: once for each page.
  const [openedAtUnix] = useState(() => Math.floor(now() / 1000));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  const isOpen = snapshot.hasTag('open');
  const isDecided = snapshot.hasTag('decided');
  const isOwn = snapshot.matches('done');
  const isElsewhere = snapshot.matches('elsewhere');
  const isByMe = evidence.reviewed_user?.id === profile.id;
  const isOwnWork = snapshot.matches('ownWork');
  const isReviewed = !isOpen && !isDecided && !isElsewhere && !isOwnWork;
  const nowUnix = Math.floor(now() / 1000);
  // The chart is asked, and what stands in its way is said.
  const faults = faultMessage(formFaults(context, nowUnix));
  const canSubmit = snapshot.can({ type: 'submit.requested', nowUnix });
  const notWhileViewing = viewingReason(profile, 'decide about evidence');
  const reason =
    notWhileViewing ??
    (canSubmit
      ? undefined
      : context.verdict === null
        ? 'Choose accept or reject first.'
        : `${faults.completedOn ?? faults.score ?? 'Check the fields again'}.`);
  const wrongField =
    context.verdict === null
      ? 'evidence-accepted'
      : faults.completedOn === undefined
        ? 'evidence-score'
        : 'evidence-date';

  const submit = () => {
    if (notWhileViewing !== undefined) return;
    const at = Math.floor(now() / 1000);
    if (snapshot.can({ type: 'submit.requested', nowUnix: at })) send({ type: 'submit.requested', nowUnix: at });
    else document.getElementById(wrongField)?.focus();
  };
  const queue = useEvidenceQueue({
    organisationId: evidence.organisation_id,
    evidenceKey: evidence.key,
    query: listQuery,
    hasList,
    nowUnix: openedAtUnix,
  });
  const shortcuts = evidenceShortcuts({
    isOpen,
    isWaiting: snapshot.matches('waiting'),
    choose: (verdict) => {
      send({ type: 'verdict.chosen', verdict });
      document.getElementById(`evidence-${verdict}`)?.focus();
    },
    submit,
    undo: () => send({ type: 'undone' }),
    showKeys: () => setSheetOpen(true),
  });
  const { areOn } = useKeys(shortcuts);

  useUnsavedGuard(isOpen && draft.saved === 'refused' ? "This device can't save your decision." : null);
  // J-01, J-02: from the first choice or word until the decision stands.
  const hasWork = isDecided || (isOpen && (context.verdict !== null || isFormTouched(context)));
  useUnsentWork(hasWork, {
    noun: 'choices',
    amount: 'Your decision and your message',
    isOnDevice: draft.saved !== 'refused',
    backLabel: 'Back to the evidence',
    flushDraft,
  });

  // Taken back: the focus goes to what was pressed, which stands again.
  const wasDecided = useRef(false);
  useEffect(() => {
    if (isOpen && wasDecided.current) foot.current?.querySelector<HTMLElement>('.btn')?.focus();
    wasDecided.current = isDecided;
  }, [isOpen, isDecided]);

  return (
    <>
      <div className="bench__main">
        <EvidenceHead {...{ evidence, organisation, logoUrl, profile, headingRef }} />
        <EvidenceFile evidence={evidence} />
      </div>
      <section className="bench__side on-sheet" aria-labelledby="decision-h">
        <div className="bench__in">
          {queue.position !== null && queue.position.total > 0 && (
            <QueueBar
              label="Evidence to review"
              position={queue.position}
              hrefOf={queue.hrefOf}
              skippedCount={queue.skippedCount}
              canSkip={isOpen || isOwnWork}
              showsKeys={areOn}
              onSkip={queue.skip}
            />
          )}
          <div className="bench__scroll">
            {isOpen && <EvidenceForm {...{ evidence, review, nowUnix }} showsKeys={areOn} />}
            {isDecided && context.submission !== null && (
              <DecidedEvidence evidence={evidence} submission={context.submission} review={review} />
            )}
            {isElsewhere && (
              <>
                <h2 id="decision-h">Your decision</h2>
                <ElsewhereNote
                  title="This evidence is open in another tab"
                  what="You're deciding in another tab."
                  onContinue={review.continueHere}
                />
              </>
            )}
            {isOwnWork && <OwnWorkNote title="This is your own evidence" />}
            {isReviewed && (
              <ReviewedEvidence
                evidence={evidence}
                isOwn={isOwn}
                isByMe={isByMe}
                unsentMessage={isOwn || (isByMe && evidence.review_message === context.message) ? '' : context.message}
                onDiscard={() => send({ type: 'draft.discarded' })}
              />
            )}
          </div>
          {isOpen && (
            <div ref={foot} className="bench__foothold">
              <EvidenceFoot
                {...{ evidence, nowUnix, reason }}
                draft={context}
                showsKeys={areOn}
                onSubmit={submit}
                onShowKeys={() => setSheetOpen(true)}
              />
            </div>
          )}
          {(isReviewed || isOwnWork) && hasList && <NextEvidence queue={queue} isOwn={isOwn || isOwnWork} />}
        </div>
      </section>
      {snapshot.matches('waiting') && context.submission !== null && (
        <UndoBar
          lastsMs={UNDO_MILLISECONDS}
          doing="Sending"
          what={`the ${context.submission.status === 'accepted' ? 'acceptance' : 'rejection'} of this evidence`}
          text={decisionInBrief(evidence, context.submission.status)}
          keyName={areOn ? 'Z' : undefined}
          onExtend={() => send({ type: 'undo.extended' })}
          onUndo={() => send({ type: 'undone' })}
        />
      )}
      {isSheetOpen && <KeySheetPart shortcuts={shortcuts} onClose={() => setSheetOpen(false)} />}
    </>
  );
}
