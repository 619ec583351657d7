import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { attemptsRemaining, TOO_MANY_FAILURES } from '#machines/assessments/attempts.ts';
import { formerAnswers } from '#machines/assessments/former-answers.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { Score } from '#ui/drawings/path/Score.tsx';
import './result.css';
import './arrival.css';
import { AnswerList } from './AnswerList.tsx';
import { AttemptHistory } from '../AttemptHistory.tsx';
import { AuthoredTexts } from '../AuthoredTexts.tsx';
import { DraftOffer } from '../drafts/DraftOffer.tsx';
import { Board } from '#ui/frames/board/Board.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { attemptsAreLeft, attemptsLeftFact, attemptsUsedFact } from '../attempt-messages.ts';
import type { ResultProps } from '../screen-props.ts';
import { AssessmentStatusBadge } from '../AssessmentStatusBadge.tsx';
import type { Fact } from '../head-facts.tsx';
import { RESULT_LOOKS, resultLead, rightOf, visibleAnswers } from './result-messages.ts';
import { visibleScore } from '../shown-score.ts';
import type { ResultKind } from '../screen-of.ts';
import { ResultAside } from './ResultAside.tsx';
import { ReviewerNotes } from '../ReviewerNotes.tsx';
import { crumbsOf, parentOf } from '../parent-link.ts';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';

/** C-18 to C-21: what decides about a result. A hidden score goes, the pass mark stays. */
const resultFacts = (assessment: Assessment, kind: ResultKind): readonly Fact[] => {
  const score = visibleScore(assessment);
  const answers = visibleAnswers(assessment);
  const { right, wrong } = rightOf(answers);
  const status = { name: 'Status', value: <AssessmentStatusBadge status={assessment.status} /> };
  const passMark = assessment.pass === null ? [] : [{ name: 'Pass mark', value: `${assessment.pass}%` }];
  if (kind === 'underReview') {
    const answered = answers.length === 0 ? [] : [{ name: 'Answered', value: answers.length }];
    return [status, ...passMark, ...answered, { name: 'Attempts used', value: attemptsUsedFact(assessment) }];
  }
  return [
    ...(score === null ? [] : [{ name: 'Score', value: `${score}%` }]),
    ...passMark,
    // Not where the score is hidden: it could be counted from it.
    ...(score !== null && right + wrong > 0 ? [{ name: 'Right', value: `${right} of ${right + wrong}` }] : []),
    kind === 'failed'
      ? { name: 'Attempts left', value: attemptsLeftFact(assessment) }
      : { name: 'Attempts used', value: attemptsUsedFact(assessment) },
    ...(kind === 'failed' && assessment.status !== 'pending' ? [status] : []),
  ];
};

/** C-22: what Try Again leads to, and where these answers are then (H6). */
const nextAttempt = (assessment: Assessment): string => {
  const begins =
    assessment.randomise === true
      ? 'The questions are shuffled, and the next attempt starts empty.'
      : 'The next attempt starts empty.';
  return Object.keys(formerAnswers(assessment)).length === 0
    ? begins
    : `${begins} These answers stay beside its questions.`;
};

/** C-19, C-22, C-07: another try with what it means, or the notice that there is none. */
function FailedNext({ assessment, kind, onRetake }: Pick<ResultProps, 'assessment' | 'kind' | 'onRetake'>) {
  if (kind === 'failedFinally') {
    return (
      <Board marker="failed" tone="bad" title={TOO_MANY_FAILURES}>
        <p>
          They can see your answers and can give you another attempt. Everything else you have completed still counts.
        </p>
      </Board>
    );
  }
  const left = attemptsRemaining(assessment);
  const onlyAdministrator =
    left === 1 ? ': after that, only your training administrator can open this assessment again' : '';
  return (
    <>
      <p className="prose">
        {left === null ? 'You can try as often as you need.' : `${attemptsAreLeft(left)}${onlyAdministrator}.`}
      </p>
      <div className="res__again">
        <Button variant="go" onClick={onRetake}>
          Try Again
        </Button>
        <span className="meta">{nextAttempt(assessment)}</span>
      </div>
    </>
  );
}

/** C-20, C-33: submitted for review, and what comes after it. */
function WhatHappensNow({ assessment, email }: { assessment: Assessment; email: string }) {
  const parent = parentOf(assessment);
  const submittedAt = assessment.last_submitted_at;
  return (
    <section aria-labelledby="now-h">
      <h2 id="now-h">What happens now</h2>
      <Path>
        <PathNode
          marker="done"
          line="walked"
          title="Handed in"
          why={
            typeof submittedAt === 'number' ? formatDateTime(fromUnixSeconds(submittedAt)) : 'Your answers have arrived'
          }
        />
        <PathNode
          marker="review"
          line="here"
          title="A reviewer reads your answers"
          why="You can read them, but not change them"
        />
        <PathNode marker="todo" line="gated" title="You hear by e-mail, and here" why={email} />
        {parent !== null && <PathNode marker="goal" title={parent.title} why="Goes on once you have passed" />}
      </Path>
    </section>
  );
}

/** What became of an attempt: passed, not passed, or with a reviewer (C-03, C-18 to C-21, C-26, C-33). */
export function ResultScreen(props: ResultProps) {
  const { assessment, organisation, profile, headingRef, kind, isNew } = props;
  const { heading, marker } = RESULT_LOOKS[kind];
  const score = visibleScore(assessment);
  const isFailed = kind === 'failed' || kind === 'failedFinally';
  const isPassed = kind === 'passed';
  const look = ['wrap res', isPassed && 'res--on', isNew && 'res--new', isNew && isPassed && 'res--arrived'];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <Title>{`${heading}: ${assessment.title} · ${organisation.name}`}</Title>
      <header className="res__head">
        <Breadcrumb crumbs={[...crumbsOf(assessment, organisation), { label: assessment.title }]} />
        <PageTitle ref={headingRef} marker={marker} lead={resultLead(assessment)}>
          {heading}
        </PageTitle>
        <Facts facts={resultFacts(assessment, kind)} />
      </header>
      <div className="res__main">
        {kind === 'underReview' ? (
          <WhatHappensNow assessment={assessment} email={profile.email} />
        ) : (
          <section className="res__what" aria-label="Result">
            {score !== null && assessment.pass !== null && <Score score={score} passMark={assessment.pass} />}
            {isFailed && <FailedNext {...props} />}
            {assessment.post_message && kind === 'passed' && (
              <Note title={`From ${organisation.name}`}>
                <AuthoredTexts texts={[assessment.post_message]} />
              </Note>
            )}
          </section>
        )}
        <DraftOffer assessment={assessment} offer={props.offer} onTake={props.onTakeOffer} />
        <ReviewerNotes assessment={assessment} />
        <AnswerList assessment={assessment} kind={kind} />
        {(isFailed || (assessment.history ?? []).length > 1) && <AttemptHistory assessment={assessment} />}
      </div>
      <ResultAside {...props} />
    </div>
  );
}
