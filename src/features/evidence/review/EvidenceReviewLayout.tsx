import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useApi } from '#api/api-context.ts';
import { viewingReason } from '#api/viewing.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import {
  formFaults,
  isFormTouched,
  type EvidenceDraft,
  type EvidenceVerdict,
} from '#machines/evidence/evidence-form.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { OwnWorkNote } from '#ui/frames/review-layout/OwnWorkNote.tsx';
import { QueueBar } from '#ui/frames/review-layout/QueueBar.tsx';
import { ElsewhereNote } from '#ui/messages/note/ElsewhereNote.tsx';
import { KeySheetPart } from '#ui/actions/keys/key-sheet-part.tsx';
import { useKeys, type Shortcut } from '#ui/actions/keys/use-keys.ts';
import { UndoBar } from '#ui/actions/undo/UndoBar.tsx';
import { consequence, countsFor, decisionInBrief, faultMessage, learnerOf, trainingOf } from '../evidence-messages.ts';
import { useEvidenceQueue } from '../queue/use-evidence-queue.ts';
import { DecidedEvidence } from './DecidedEvidence.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { FilePreview } from '#ui/texts/viewer/FilePreview.tsx';
import { loadEvidenceFile } from '../evidence.calls.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { KeyHints, type KeyHint } from '#ui/actions/keys/KeyHints.tsx';
import { EvidenceForm } from './EvidenceForm.tsx';
import { SignedInLine } from '#ui/frames/review-layout/SignedInLine.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { QUEUE_SHORTCUTS } from '#ui/frames/review-layout/queue-shortcuts.ts';
import { NextEvidence } from './NextEvidence.tsx';
import { ReviewedEvidence } from './ReviewedEvidence.tsx';
import type { EvidenceReview, EvidenceReviewProps } from './use-evidence-review.ts';

interface EvidenceShortcutInput {
  readonly isOpen: boolean;
  readonly isWaiting: boolean;
  readonly choose: (verdict: EvidenceVerdict) => void;
  readonly submit: () => void;
  readonly undo: () => void;
  readonly showKeys: () => void;
}

/** The keys of an evidence review. Outside of its time a key does nothing. */
const evidenceShortcuts = ({
  isOpen,
  isWaiting,
  choose,
  submit,
  undo,
  showKeys,
}: EvidenceShortcutInput): readonly Shortcut[] => [
  { key: 'a', does: 'Accept', run: () => isOpen && choose('accepted') },
  { key: 'r', does: 'Reject', run: () => isOpen && choose('rejected') },
  { key: 'Enter', withCtrl: true, does: 'Send the decision', run: () => isOpen && submit() },
  { key: 'z', does: 'Take the decision back', run: () => isWaiting && undo() },
  { key: 'z', withCtrl: true, isOn: isWaiting, does: 'Take the decision back', run: () => isWaiting && undo() },
  ...QUEUE_SHORTCUTS,
  { key: '?', does: 'These keys', run: showKeys },
];

/** the file in its place. */
function EvidenceFile({ evidence: { key, file } }: { evidence: Pick<Evidence, 'key' | 'file'> }) {
  const client = useApi();
  const load = useCallback(() => loadEvidenceFile(client, key), [client, key]);
  if (file === null || file === undefined) {
    return (
      <Note>
        <p>There is no file with this evidence.</p>
      </Note>
    );
  }
  return <FilePreview name={file.name} load={load} save={saveBytes} />;
}

interface EvidenceHeadProps {
  readonly evidence: Evidence;
  readonly organisation: OrganisationMembership;
  readonly logoUrl: string | undefined;
  readonly profile: Profile;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** where somebody is without the bar, whose evidence it is and what for, and what was said with it. */
function EvidenceHead({ evidence, organisation, logoUrl, profile, headingRef }: EvidenceHeadProps) {
  const { created_at: sentAt, entity, message } = evidence;
  const facts = [
    ...(typeof sentAt === 'number' ? [{ name: 'Sent', value: formatDateTime(fromUnixSeconds(sentAt)) }] : []),
    { name: 'Training', value: 'Completed elsewhere' },
    { name: 'Counts for', value: countsFor(entity?.expires_after_days) },
  ];
  return (
    <>
      <SignedInLine organisation={organisation.name} logoUrl={logoUrl} person={profile.name} />
      <header className="bench__head bench__head--flush">
        <PageTitle ref={headingRef} lead={`Evidence from ${learnerOf(evidence)}`}>
          {trainingOf(evidence)}
        </PageTitle>
        <Facts facts={facts} />
        <p className="meta bench__who">Reviewers need an admin account in {organisation.name}.</p>
      </header>
      {typeof message === 'string' && message !== '' && (
        <blockquote className="said">
          <p>{message}</p>
          <footer className="meta">{learnerOf(evidence)}, with the file</footer>
        </blockquote>
      )}
    </>
  );
}

const SHORTCUTS: readonly KeyHint[] = [
  { keys: ['A'], does: 'accept' },
  { keys: ['R'], does: 'reject' },
];
const SEND: KeyHint = { keys: ['Ctrl', 'Enter'], does: 'send' };

interface EvidenceFootProps {
  readonly evidence: Evidence;
  readonly draft: EvidenceDraft;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly showsKeys: boolean;
  /** Why it cannot be sent yet, in words. */
  readonly reason: string | undefined;
  readonly onSubmit: () => void;
  readonly onShowKeys: () => void;
}

/** What the decision does to the learner, and the one way to send it: the blade accepts, rejecting is outlined. */
function EvidenceFoot({ evidence, draft, nowUnix, showsKeys, reason, onSubmit, onShowKeys }: EvidenceFootProps) {
  const rejects = draft.verdict === 'rejected';
  return (
    <div className="bench__foot">
      <p className="meta foot__says">{consequence(evidence, draft.verdict, draft, nowUnix)}</p>
      <Button variant={rejects ? 'danger' : 'go'} wide={rejects} reason={reason} onClick={onSubmit}>
        {rejects ? 'Reject evidence' : 'Accept evidence'}
      </Button>
      <KeyHints hints={showsKeys ? [...SHORTCUTS, SEND] : [SEND]} onShowAll={onShowKeys} />
    </div>
  );
}

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
