import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { viewingReason } from '#api/viewing.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { tallyOf, type ReviewRow } from '#machines/assessments/review-rules.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { OwnWorkNote } from '#ui/frames/review-layout/OwnWorkNote.tsx';
import { ElsewhereNote } from '#ui/messages/note/ElsewhereNote.tsx';
import { KeySheetPart } from '#ui/actions/keys/key-sheet-part.tsx';
import { useKeys } from '#ui/actions/keys/use-keys.ts';
import { UndoBar } from '#ui/actions/undo/UndoBar.tsx';
import { unsavedReason, useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { ReviewQueueBar } from '../review-list/ReviewQueueBar.tsx';
import { DecidedAside } from './DecidedAside.tsx';
import { DecisionFoot } from './DecisionFoot.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { goToJudge } from './judge-id.ts';
import { marksShown } from './marks-shown.ts';
import { Outcome } from './Outcome.tsx';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { reviewShortcuts } from './review-shortcuts.ts';
import { decisionInBrief, learnerName } from './review-messages.ts';
import { ReviewedAside } from './ReviewedAside.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { UnmarkedQuestion } from './UnmarkedQuestion.tsx';
import { UnsentReview } from './UnsentReview.tsx';
import type { Review, ReviewProps } from './use-review.ts';

export interface ReviewLayoutProps extends ReviewProps {
  readonly assessment: Assessment;
  readonly rows: readonly ReviewRow[];
  readonly review: Review;
  readonly logoUrl?: string | undefined;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What was handed in on one side, the decision on the other; stacked on a phone. */
export function ReviewLayout({
  assessment,
  rows,
  review,
  subject,
  profile,
  organisation,
  logoUrl,
  headingRef,
  listQuery,
}: ReviewLayoutProps) {
  const { actor, snapshot, send, attachment, running } = review;
  const [currentId, setCurrent] = useState(() => rows.find(({ isManual }) => isManual)?.questionId ?? null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  const { organisation_id: organisationId } = assessment;
  const isMarking = snapshot.hasTag('marking');
  const isDecided = snapshot.hasTag('decided');
  const isElsewhere = snapshot.matches('elsewhere');
  const isOwnWork = snapshot.matches('ownWork');
  // Here, or by the same person in another tab.
  const isSent =
    snapshot.matches('done') ||
    (assessment.last_assessed_user_id === profile.id && assessment.last_assessed_comments === snapshot.context.comment);
  // Not those of this moment while they are being changed: who shows them then asks for them.
  const marks = marksShown(snapshot, rows);
  const tally = tallyOf(rows, marks, assessment.pass);
  // The chart is asked, and what stands in its way is said.
  const isUploading = snapshot.matches({ form: 'uploading' });
  const canSubmit = snapshot.can({ type: 'submit.requested' });
  const isConfirming = snapshot.matches({ form: 'confirming' });
  const notWhileViewing = viewingReason(profile, 'mark');
  const reason =
    notWhileViewing ??
    (canSubmit || !isMarking || isConfirming
      ? undefined
      : isUploading
        ? 'Wait until the file is there.'
        : 'Write a comment, because a file is attached.');

  const mark = useCallback(
    (questionId: number, correct: boolean) => send({ type: 'mark.set', questionId, correct }),
    [send],
  );
  const [wasTried, setTried] = useState(false);
  const submit = () => {
    if (notWhileViewing !== undefined) return;
    if (!canSubmit) {
      setTried(true);
      document.getElementById('review-comment')?.focus();
      return;
    }
    attachment.dismiss();
    send({ type: 'submit.requested' });
  };
  const shortcuts = reviewShortcuts({
    rows,
    marks: () => actor.getSnapshot().context.marks,
    currentId,
    isMarking,
    isWaiting: snapshot.matches('waiting'),
    goTo: (questionId) => {
      setCurrent(questionId);
      goToJudge(questionId);
    },
    mark,
    markAll: (correct) => send({ type: 'marks.setAll', correct }),
    submit,
    undo: () => send({ type: 'undone' }),
    showKeys: () => setSheetOpen(true),
  });
  const { areOn } = useKeys(shortcuts);

  const lost = isMarking && review.draft.saved === 'refused' ? "This device can't save your review." : null;
  useUnsavedGuard(unsavedReason({ isUploading: isUploading || running?.kind === 'uploading', lost }));

  // Taken back: the focus goes to what was pressed, which stands again.
  const wasDecided = useRef(false);
  useEffect(() => {
    if (isMarking && wasDecided.current) foot.current?.querySelector<HTMLElement>('.btn--go')?.focus();
    wasDecided.current = isDecided;
  }, [isMarking, isDecided]);

  return (
    <>
      <UnsentReview review={review} />
      <div className="bench__main">
        <ReviewHead
          {...{ assessment, organisation, logoUrl, profile, rows, headingRef }}
          isMarking={isMarking || isElsewhere}
        />
        <ReviewAnswers
          {...{ actor, rows, subject, currentId, isMarking }}
          marks={isElsewhere || isOwnWork ? null : marks}
          showsKey={areOn}
          onMark={mark}
          onCurrent={setCurrent}
        />
      </div>
      <section className="bench__side on-sheet" aria-labelledby="decision-h">
        <div className="bench__in">
          {listQuery !== null && subject.by === 'key' && typeof organisationId === 'number' && (
            <ReviewQueueBar
              {...{ organisationId }}
              reviewKey={subject.key}
              query={listQuery}
              canSkip={isMarking || isOwnWork}
              isDone={snapshot.matches('done')}
              showsKeys={areOn}
            />
          )}
          <div className="bench__scroll">
            {isMarking && (
              <DecisionForm {...{ assessment, organisation, rows, review }} showsKeys={areOn} wasTried={wasTried} />
            )}
            {isDecided && <DecidedAside {...{ assessment, tally, review }} reviewer={profile.name} />}
            {isElsewhere && (
              <>
                <h2 id="decision-h">Your decision</h2>
                <ElsewhereNote
                  title="This review is open in another tab"
                  what="You're marking in another tab."
                  onContinue={review.continueHere}
                />
              </>
            )}
            {isOwnWork && <OwnWorkNote title="This is your own work" />}
            {!isMarking && !isDecided && !isElsewhere && !isOwnWork && (
              <ReviewedAside
                assessment={assessment}
                isOwn={snapshot.matches('done')}
                unsentComment={isSent ? '' : snapshot.context.comment}
                onDiscard={() => send({ type: 'draft.discarded' })}
              />
            )}
          </div>
          {isMarking && (
            <div ref={foot} className="bench__foothold">
              <DecisionFoot reason={reason} showsKeys={areOn} onSubmit={submit} onShowKeys={() => setSheetOpen(true)}>
                <Outcome {...{ actor, assessment, rows }} />
              </DecisionFoot>
            </div>
          )}
        </div>
      </section>
      {isConfirming && (
        <UnmarkedQuestion
          {...{ assessment, rows, actor }}
          onGoTo={(questionId) => {
            setCurrent(questionId);
            goToJudge(questionId);
          }}
        />
      )}
      {snapshot.matches('waiting') && (
        <UndoBar
          lastsMs={UNDO_MILLISECONDS}
          doing="Sending"
          what={`the review of ${learnerName(assessment)}`}
          text={decisionInBrief(assessment, tally)}
          keyName={areOn ? 'Z' : undefined}
          onExtend={() => send({ type: 'undo.extended' })}
          onUndo={() => send({ type: 'undone' })}
        />
      )}
      {isSheetOpen && <KeySheetPart shortcuts={shortcuts} onClose={() => setSheetOpen(false)} />}
    </>
  );
}
