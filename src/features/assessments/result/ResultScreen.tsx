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
import { FailedNext } from './FailedNext.tsx';
import { resultFacts } from './result-facts.tsx';
import { RESULT_LOOKS, resultLead } from './result-messages.ts';
import { visibleScore } from '../shown-score.ts';
import { ResultAside } from './ResultAside.tsx';
import { ReviewerNotes } from '../ReviewerNotes.tsx';
import type { ResultProps } from '../screen-props.ts';
import { crumbsOf } from '../parent-link.ts';
import { WhatHappensNow } from './WhatHappensNow.tsx';

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
