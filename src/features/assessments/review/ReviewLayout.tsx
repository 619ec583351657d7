import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { viewingReason } from '#api/viewing.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import {
  hasContent,
  manualIds,
  markAllState,
  tallyOf,
  unmarkedIds,
  type Marks,
  type ReviewRow,
} from '#machines/assessments/review-rules.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { unsavedReason, useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { OwnWorkNote } from '#ui/frames/review-layout/OwnWorkNote.tsx';
import { ElsewhereNote } from '#ui/messages/note/ElsewhereNote.tsx';
import { KeySheetPart } from '#ui/actions/keys/key-sheet-part.tsx';
import { useKeys, type Shortcut } from '#ui/actions/keys/use-keys.ts';
import { UndoBar } from '#ui/actions/undo/UndoBar.tsx';
import { ReviewQueueBar } from '../review-list/ReviewQueueBar.tsx';
import { DecidedAside } from './DecidedAside.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { KeyHints, type KeyHint } from '#ui/actions/keys/KeyHints.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { goToJudge } from './judge-id.ts';
import { marksShown, useMarks, type ReviewActor } from './marks-shown.ts';
import { consequence, decisionInBrief, learnerName, shareLabel } from './review-messages.ts';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { QUEUE_SHORTCUTS } from '#ui/frames/review-layout/queue-shortcuts.ts';
import { ReviewedAside } from './ReviewedAside.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { plural } from '#ui/format/counts.ts';
import type { Review, ReviewProps } from './use-review.ts';

interface ShortcutInput {
  readonly rows: readonly ReviewRow[];
  /** Those of this moment. */
  readonly marks: () => Marks;
  /** The answer that the keys act on. */
  readonly currentId: number | null;
  readonly isMarking: boolean;
  readonly isWaiting: boolean;
  readonly goTo: (questionId: number) => void;
  readonly mark: (questionId: number, correct: boolean) => void;
  readonly markAll: (correct: boolean) => void;
  readonly submit: () => void;
  readonly undo: () => void;
  readonly showKeys: () => void;
}

/** The keys of a review. Outside of its time a key does nothing. */
const reviewShortcuts = (input: ShortcutInput): readonly Shortcut[] => {
  const { rows, marks, currentId, isMarking, isWaiting } = input;
  const ids = manualIds(rows);
  const at = currentId === null ? -1 : ids.indexOf(currentId);
  const step = (by: number) => () => {
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    if (isMarking && next !== undefined) input.goTo(next);
  };
  const whileMarking = (run: () => void) => () => {
    if (isMarking) run();
  };
  return [
    { key: 'j', does: 'Next answer to mark', run: step(1) },
    { key: 'k', does: 'Answer before', run: step(-1) },
    {
      key: 'c',
      does: 'Correct, or not',
      run: whileMarking(() => currentId !== null && input.mark(currentId, marks()[currentId] !== true)),
    },
    { key: 'x', does: 'Not correct', run: whileMarking(() => currentId !== null && input.mark(currentId, false)) },
    {
      key: 'a',
      does: 'Mark all correct, or none',
      run: whileMarking(() => input.markAll(markAllState(rows, marks()) !== 'all')),
    },
    { key: 'Enter', withCtrl: true, does: 'Submit the review', run: whileMarking(input.submit) },
    { key: 'z', does: 'Take the decision back', run: () => isWaiting && input.undo() },
    { key: 'z', withCtrl: true, isOn: isWaiting, does: 'Take the decision back', run: () => isWaiting && input.undo() },
    ...QUEUE_SHORTCUTS,
    { key: '?', does: 'These keys', run: input.showKeys },
  ];
};

interface OutcomeProps {
  readonly actor: ReviewActor;
  readonly assessment: Assessment;
  readonly rows: readonly ReviewRow[];
}

/** D-10: what the marks come to so far, and what that does to the learner. */
function Outcome({ actor, assessment, rows }: OutcomeProps) {
  const tally = tallyOf(rows, useMarks(actor), assessment.pass);
  return (
    <div className="out">
      <p className="out__n">
        {tally.right} of {tally.total} <span>{shareLabel(tally, assessment.pass)}</span>
      </p>
      <p className="meta out__w">{consequence(assessment, tally)}</p>
    </div>
  );
}

/**
 * J-01, J-02: from the first mark or word until the decision stands. Apart from the page, which the first mark need not
 * draw anew.
 */
function UnsentReview({ review: { actor, draft, flushDraft } }: { review: Review }) {
  const hasWork = useSelector(
    actor,
    (now) => now.hasTag('decided') || (now.hasTag('marking') && hasContent(now.context)),
  );
  useUnsentWork(hasWork, {
    noun: 'marks',
    amount: 'Your marks and your comment',
    isOnDevice: draft.saved !== 'refused',
    backLabel: 'Back to the review',
    flushDraft,
  });
  return null;
}

const SHORTCUTS: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'next, back' },
  { keys: ['C'], does: 'correct' },
  { keys: ['X'], does: 'not correct' },
];
const SUBMIT: KeyHint = { keys: ['Ctrl', 'Enter'], does: 'submit' };

interface DecisionFootProps {
  /** What it comes to. */
  readonly children: ReactNode;
  readonly showsKeys: boolean;
  /** Why it cannot be submitted yet, in words. */
  readonly reason: string | undefined;
  readonly onSubmit: () => void;
  readonly onShowKeys: () => void;
}

/** What the marks come to, what that does to the learner, and the one blade (D-09, D-10). */
function DecisionFoot({ children, showsKeys, reason, onSubmit, onShowKeys }: DecisionFootProps) {
  return (
    <div className="bench__foot">
      {children}
      <Button variant="go" reason={reason} onClick={onSubmit}>
        Submit review
      </Button>
      <KeyHints hints={showsKeys ? [...SHORTCUTS, SUBMIT] : [SUBMIT]} onShowAll={onShowKeys} />
    </div>
  );
}

interface UnmarkedQuestionProps {
  readonly actor: ReviewActor;
  readonly assessment: Assessment;
  readonly rows: readonly ReviewRow[];
  /** Leads to an answer. */
  readonly onGoTo: (questionId: number) => void;
}

/** R12: asked before a review is sent in which answers were not looked at: they would count as not correct. */
function UnmarkedQuestion({ actor, assessment, rows, onGoTo }: UnmarkedQuestionProps) {
  const { marks } = actor.getSnapshot().context;
  const [first, ...more] = unmarkedIds(rows, marks);
  const answers = more.length === 0 ? '1 answer was' : `${plural(more.length + 1, 'answer')} were`;
  return (
    <ConfirmDialog
      isOpen
      danger
      title={`${answers} not looked at`}
      confirmText="Submit all the same"
      cancelText={more.length === 0 ? 'Look at it' : 'Look at them'}
      onConfirm={() => actor.send({ type: 'submit.confirmed' })}
      onCancel={() => {
        actor.send({ type: 'cancelled' });
        // The dialog gives the focus back first.
        if (first !== undefined) setTimeout(() => onGoTo(first));
      }}
    >
      <p>
        {more.length === 0 ? 'It counts' : 'They count'} as not correct.{' '}
        {consequence(assessment, tallyOf(rows, marks, assessment.pass))}
      </p>
    </ConfirmDialog>
  );
}

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
