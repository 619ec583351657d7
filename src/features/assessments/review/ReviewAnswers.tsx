import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import { useApi } from '#api/api-context.ts';
import { markOf, type Marks, type ReviewRow, type ReviewSubject } from '#machines/assessments/review-rules.ts';
import { Verdict } from './Verdict.tsx';
import { FilePreview } from '#ui/texts/viewer/FilePreview.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { loadAnswerFile } from './review.calls.ts';
import { MixedBox } from '#ui/inputs/field/MixedBox.tsx';
import { Key } from '#ui/actions/keys/Key.tsx';
import { judgeId } from './judge-id.ts';
import type { ReviewActor } from './marks-shown.ts';

/** D-13: a file that was handed in, in its place. */
function AnswerFile({ subject, fileKey, name }: { subject: ReviewSubject; fileKey: string; name: string }) {
  const client = useApi();
  const load = useCallback(() => loadAnswerFile(client, subject, fileKey), [client, subject, fileKey]);
  return <FilePreview name={name} load={load} save={saveBytes} />;
}

interface JudgeProps {
  /** Asked for this one mark, so that a press is shown before everything else that follows from it is counted. */
  readonly actor: ReviewActor;
  readonly questionId: number;
  /** As shown. */
  readonly number: number;
  /** The one that the keys act on; the keys stand here. */
  readonly isCurrent: boolean;
  readonly showsKey: boolean;
  readonly onMark: (questionId: number, correct: boolean) => void;
  readonly onCurrent: (questionId: number) => void;
}

/**
 * D-03: the one toggle under an answer, with a dash until somebody looked at it (R12), and the way to say at once that
 * it is not correct.
 */
function Judge({ actor, questionId, number, isCurrent, showsKey, onMark, onCurrent }: JudgeProps) {
  const mark = useSelector(actor, ({ context }) => context.marks[questionId]);
  const isUnmarked = mark === undefined;
  return (
    <div className={isCurrent ? 'choices judge is-now' : 'choices judge'}>
      <label className="choice">
        <MixedBox
          id={judgeId(questionId)}
          state={isUnmarked ? 'mixed' : mark ? 'all' : 'none'}
          aria-label={`Correct, question ${number}`}
          aria-describedby={isUnmarked ? `question-${number} rule-${number}` : `question-${number}`}
          onFocus={() => onCurrent(questionId)}
          onChange={(correct) => onMark(questionId, correct)}
        />
        <span className="strong">Correct</span>
        {isUnmarked && (
          <span id={`rule-${number}`} className="meta">
            Not looked at yet
          </span>
        )}
        {isCurrent && showsKey && <Key>C</Key>}
      </label>
      <button
        type="button"
        className="btn btn--quiet judge__no"
        aria-pressed={mark === false}
        onFocus={() => onCurrent(questionId)}
        onClick={() => onMark(questionId, false)}
      >
        Not correct<span className="vh">, question {number}</span>
        {isCurrent && showsKey && <Key>X</Key>}
      </button>
    </div>
  );
}

interface ManualAnswerProps extends Omit<JudgeProps, 'questionId' | 'number'> {
  readonly row: ReviewRow;
  readonly subject: ReviewSubject;
  /** The mark to read, once nobody can change it; null where there is none to read, because it is made in another tab. */
  readonly isCorrect: boolean | null;
  readonly isMarking: boolean;
}

/** D-03, D-13: what a person has to judge: large, with its file in place, and the one toggle under it. */
const ManualAnswer = memo(function ManualAnswer(props: ManualAnswerProps) {
  const { row, subject, isCorrect, isMarking, ...judge } = props;
  const { number, question, response, fileKey, questionId } = row;
  return (
    <article className="an an--yours" id={`answer-${number}`}>
      <span className="an__n" aria-hidden="true">
        {number}
      </span>
      <div className="an__b">
        <h3 className="an__q" id={`question-${number}`}>
          <span className="vh">Question {number}. </span>
          {question}
        </h3>
        {fileKey === null ? (
          <p className="an__text">{response}</p>
        ) : (
          <AnswerFile subject={subject} fileKey={fileKey} name={response} />
        )}
        {isMarking ? (
          <Judge {...judge} questionId={questionId ?? 0} number={number} />
        ) : (
          isCorrect !== null && (
            <p className="judged">
              <Verdict isCorrect={isCorrect} />
            </p>
          )
        )}
      </div>
    </article>
  );
});

/** D-03, D-16: what was marked already: the question, what was chosen, and the mark, to read. */
const AutoAnswer = memo(function AutoAnswer({ row }: { row: ReviewRow }) {
  const { number, question, chosen, response, correct } = row;
  return (
    <article className="an an--auto" id={`answer-${number}`}>
      <span className="an__n" aria-hidden="true">
        {number}
      </span>
      <div className="an__b">
        <h3 className="an__q">
          <span className="vh">Question {number}. </span>
          {question}
        </h3>
        {chosen.length > 1 ? (
          <ul className="an__v an__v--many">
            {chosen.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        ) : (
          <p className="an__v">{response}</p>
        )}
      </div>
      <div className="an__s">{correct !== null && <Verdict isCorrect={correct} />}</div>
    </article>
  );
});

export interface ReviewAnswersProps extends Pick<
  ManualAnswerProps,
  'actor' | 'isMarking' | 'showsKey' | 'onMark' | 'onCurrent'
> {
  readonly rows: readonly ReviewRow[];
  readonly subject: ReviewSubject;
  /** Null where the marks are made in another tab. */
  readonly marks: Marks | null;
  readonly currentId: number | null;
}

/** From here on what is out of sight is not laid out: a hundred answers took a fifth of a second for each mark. */
const LONG = 30;

/** What was handed in, in its own order. */
export const ReviewAnswers = memo(function ReviewAnswers({
  rows,
  subject,
  marks,
  currentId,
  ...shared
}: ReviewAnswersProps) {
  return (
    <div className={rows.length > LONG ? 'anlist anlist--long' : 'anlist'}>
      <h2 className="vh">Answers</h2>
      {rows.map((row) =>
        row.isManual ? (
          <ManualAnswer
            key={row.number}
            {...shared}
            row={row}
            subject={subject}
            isCorrect={marks === null ? null : markOf(row, marks)}
            isCurrent={row.questionId === currentId}
          />
        ) : (
          <AutoAnswer key={row.number} row={row} />
        ),
      )}
    </div>
  );
});
