import { useEffect, useMemo, useRef, useState } from 'react';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { questionsInOrder, type Draft } from '#machines/assessments/draft.ts';
import { formerAnswers } from '#machines/assessments/former-answers.ts';
import type { DraftStatus } from '#persistence/draft-session.ts';
import { unsavedReason, useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { TraySlot } from '#ui/messages/tray/TraySlot.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import './answering.css';
import { AssessmentHead } from '../AssessmentHead.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { AnswersCopy } from '../drafts/AnswersCopy.tsx';
import type { CheckDialogProps } from '../check/CheckDialog.tsx';
import { CheckDialog, fetchDialogs } from './lazy-dialogs.tsx';
import { DraftOffer } from '../drafts/DraftOffer.tsx';
import { Introduction } from './Introduction.tsx';
import { ElsewhereNote } from '#ui/messages/note/ElsewhereNote.tsx';
import { PhoneBar, SubmitBar, SubmitEnd } from './SubmitBars.tsx';
import { QuestionCard } from '../questions/QuestionCard.tsx';
import { QuestionPalette } from '../palette/QuestionPalette.tsx';
import { QueuedBars, QueuedEnd } from './QueuedBars.tsx';
import { headFacts } from '../head-facts.tsx';
import { paletteItems, questionAnchor, tallyOf } from '../questions/question-state.ts';
import type { ScreenProps } from '../screen-props.ts';
import { showHeading } from '#ui/frames/page/show-heading.ts';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import { useShownQuestions } from '../questions/use-shown-questions.ts';
import type { Taking } from '../use-taking.ts';

/** The check before it counts (WCAG 3.3.4), while the chart is at it. */
function CheckStep(props: CheckDialogProps) {
  useEffect(fetchDialogs, []);
  if (props.snapshot.matches('answering') || props.snapshot.hasTag('locked')) return null;
  return <CheckDialog {...props} />;
}

/** A question counts as the one on screen once its top has passed this share of the window. */
const LINE = 0.4;

/** The question on screen, by id: the last one that began above the line, else the first. For the palette only. */
const useCurrentQuestion = (order: readonly number[]): number | null => {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const questions = order.flatMap((id) => {
      const element = document.getElementById(questionAnchor(id));
      return element === null ? [] : [{ id, element }];
    });
    const look = () => {
      const line = window.innerHeight * LINE;
      const begun = questions.findLast(({ element }) => element.getBoundingClientRect().top <= line);
      setCurrent((begun ?? questions[0])?.id ?? null);
    };
    // Told when a question crosses the line, not at every step of a scroll.
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${(1 - LINE) * 100}% 0px` });
    for (const { element } of questions) observer.observe(element);
    return () => observer.disconnect();
  }, [order]);
  return current;
};

/**
 * C-29: tells at once that this device refuses to keep the answers. Apart from the bars, of which one is never in
 * sight.
 */
function NotSavedAlert({ draft }: { draft: DraftStatus }) {
  if (draft.saved !== 'refused') return null;
  return (
    <p className="vh" role="alert">
      Not saved on this device
    </p>
  );
}

interface NotSavedNoteProps {
  readonly assessment: Assessment;
  readonly draft: DraftStatus;
  /** What the page holds. */
  readonly attempt: Pick<Draft, 'answers' | 'aside'>;
}

/** Where this device refuses to store the answers: two ways to take them along. `NotSavedAlert` announces it. */
function NotSavedNote({ assessment, draft, attempt }: NotSavedNoteProps) {
  if (draft.saved !== 'refused') return null;
  return (
    <Note title="Your answers are on this page only">
      <p>This device can't save them. Keep a copy before you leave the page.</p>
      <p className="offer__do">
        <AnswersCopy assessment={assessment} draft={attempt} />
      </p>
    </Note>
  );
}

/** C-29: the attempt is open in another tab, which goes on with it; one press takes it back. */
function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  return (
    <div className="exam__elsewhere">
      <ElsewhereNote
        title="This assessment is open in another tab"
        what="You're answering in another tab."
        onContinue={onContinue}
      />
    </div>
  );
}

const NONE_YET: readonly number[] = [];

/** The questions, their palette, what is left to do, and the check before it counts (C-02, C-09 to C-17, C-29 to C-32). */
export function AnsweringScreen({
  assessment,
  organisation,
  profile,
  headingRef,
  taking,
}: ScreenProps & { taking: Taking }) {
  const { snapshot, send, uploads, running, draft } = taking;
  const { order, answers } = snapshot.context;
  const questions = questionsInOrder(order, assessment.questions);
  const { shown, isWhole, goTo } = useShownQuestions(questions);
  const attempt = { questions, answers, uploads: running };
  const tally = tallyOf(attempt);
  const former = useMemo(() => formerAnswers(assessment), [assessment]);
  const items = paletteItems(attempt, useCurrentQuestion(isWhole ? order : NONE_YET));
  const isLocked = snapshot.hasTag('locked');
  const isQueued = snapshot.matches('queued');
  const isSending = snapshot.matches({ queued: 'sending' });
  // A submission that waits goes with the page where this device keeps nothing.
  const mustStayOpen = draft.saved === 'refused' && !isSending;
  const isReady = !snapshot.matches({ answering: 'editing' });
  const shared = { items, tally, draft, isReady, goTo, onSubmit: () => send({ type: 'check.requested' }) };

  useBodyClasses('is-exam', 'has-actbar');
  const lost =
    draft.saved !== 'refused'
      ? null
      : profile.impersonated === true
        ? `Answers aren't saved while you view as ${profile.name}.`
        : "This device can't save your answers.";
  useUnsavedGuard(snapshot.matches('elsewhere') ? null : unsavedReason({ isUploading: tally.uploading > 0, lost }));
  // J-01, J-02: from the first answer, or the first file on its way, until the result stands.
  useUnsentWork(tally.answered + tally.uploading + tally.tooLong > 0, {
    noun: 'answers',
    amount: `${tally.answered} of ${tally.total}`,
    isOnDevice: draft.saved !== 'refused',
    backLabel: 'Back to your assessment',
    flushDraft: taking.flushDraft,
  });

  // C-32: refused or withdrawn answers come back to be changed; the reasons stand above and below the title.
  const isAnswering = snapshot.matches('answering');
  const wasAway = useRef(false);
  useEffect(() => {
    if (isAnswering && wasAway.current) showHeading(headingRef);
    wasAway.current = isLocked || snapshot.matches('submitting');
  }, [isAnswering, isLocked, snapshot, headingRef]);

  return (
    <>
      <div className="wrap exam">
        <AssessmentHead {...{ assessment, organisation, headingRef }} className="exam__head">
          <Facts facts={headFacts(assessment, questions)} />
        </AssessmentHead>
        <QuestionPalette
          {...shared}
          isWhole={isWhole}
          note={isQueued ? 'Take your submission back to change an answer.' : undefined}
        />
        <div className="exam__body">
          <TraySlot className="exam__tray" />
          <Introduction
            assessment={assessment}
            draft={draft}
            aside={snapshot.context.aside}
            refusal={taking.refusal}
            hasFormerAnswers={Object.keys(former).length > 0}
          />
          {!isLocked && <NotSavedNote assessment={assessment} draft={draft} attempt={snapshot.context} />}
          {snapshot.matches('answering') && (
            <DraftOffer assessment={assessment} offer={taking.offer} onTake={taking.takeOffer} />
          )}
          {snapshot.matches('elsewhere') && <OpenElsewhere onContinue={taking.continueHere} />}
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <fieldset className="exam__answers" disabled={isLocked}>
              {shown.map((question, index) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  number={index + 1}
                  given={answers[question.id]}
                  former={former[question.id]}
                  upload={running[question.id]}
                  settings={organisation.settings}
                  send={send}
                  uploads={uploads}
                />
              ))}
            </fieldset>
          </form>
          {isWhole && !isLocked && <SubmitEnd {...shared} />}
          {isQueued && <QueuedEnd mustStayOpen={mustStayOpen} />}
        </div>
      </div>
      {!isLocked && <SubmitBar {...shared} />}
      {!isLocked && <PhoneBar {...shared} />}
      {isQueued && (
        <QueuedBars
          mustStayOpen={mustStayOpen}
          draft={draft}
          isSending={isSending}
          onWithdraw={() => send({ type: 'submission.withdrawn' })}
        />
      )}
      <CheckStep
        {...{ assessment, questions, answers, snapshot, send }}
        learner={profile.impersonated === true ? profile.name : null}
      />
      <NotSavedAlert draft={draft} />
      <p className="vh" role="status">
        {isReady && !isLocked ? 'Every question is answered. You can submit.' : ''}
      </p>
    </>
  );
}
