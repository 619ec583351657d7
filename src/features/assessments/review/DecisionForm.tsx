import { useSelector } from '@xstate/react';
import { memo, useState } from 'react';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import {
  commentIsMissing,
  markAllState,
  markOf,
  reviewLimitInMegabytes,
  unmarkedIds,
  type ReviewRow,
} from '#machines/assessments/review-rules.ts';
import { SavedNote } from '#ui/frames/review-layout/SavedNote.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { UploadField } from '#ui/inputs/upload/UploadField.tsx';
import type { UploadState } from '#ui/inputs/upload/upload-state.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { EarlierComments } from './EarlierComments.tsx';
import { MixedBox } from '#ui/inputs/field/MixedBox.tsx';
import { Key } from '#ui/actions/keys/Key.tsx';
import { useMarks, type ReviewActor } from './marks-shown.ts';
import { goToJudge } from './judge-id.ts';
import { Verdict } from './Verdict.tsx';
import { learnerFirstName, limitMessage } from './review-messages.ts';
import type { Review } from './use-review.ts';

interface MarkAllProps {
  /** Asked for the state of the box, so that a press is shown before what follows from it is counted. */
  readonly actor: ReviewActor;
  /** Those that a person marks. */
  readonly rows: readonly ReviewRow[];
  /** How many are correct so far. */
  readonly correct: number;
  readonly showsKey: boolean;
}

/** D-04: sets and unsets every answer that a person marks; a dash while they differ. */
function MarkAll({ actor, rows, correct, showsKey }: MarkAllProps) {
  const state = useSelector(actor, ({ context }) => markAllState(rows, context.marks));
  return (
    <label className="choice all">
      <MixedBox state={state} onChange={(correct) => actor.send({ type: 'marks.setAll', correct })} />
      <span className="strong">{rows.length === 1 ? 'Mark it correct' : `Mark all ${rows.length} correct`}</span>
      <span className="meta">
        {correct} of {rows.length} so far
      </span>
      {showsKey && <Key>A</Key>}
    </label>
  );
}

/**
 * One answer to be marked, in the list beside the answers: how it stands, and the way there. Only what changed is drawn
 * anew.
 */
const ToMark = memo(function ToMark({ row, isCorrect }: { row: ReviewRow; isCorrect: boolean | null }) {
  return (
    <li>
      <a
        href={`#answer-${row.number}`}
        onClick={(event) => {
          event.preventDefault();
          goToJudge(row.questionId ?? 0);
        }}
      >
        <b>{row.number}</b>
        <span>{row.question}</span>
      </a>
      <Verdict isCorrect={isCorrect} size="meta" />
    </li>
  );
});

interface MarksSoFarProps {
  readonly actor: ReviewActor;
  /** Those that a person marks. */
  readonly rows: readonly ReviewRow[];
  readonly showsKey: boolean;
}

/** D-04: the marks once more, each with the way to its answer, and all of them at once. */
function MarksSoFar({ actor, rows, showsKey }: MarksSoFarProps) {
  const marks = useMarks(actor);
  const unmarked = unmarkedIds(rows, marks);
  return (
    <div>
      <MarkAll
        actor={actor}
        rows={rows}
        correct={rows.filter((row) => markOf(row, marks)).length}
        showsKey={showsKey}
      />
      <ul className="tolist">
        {rows.map((row) => (
          <ToMark
            key={row.number}
            row={row}
            isCorrect={row.questionId !== null && unmarked.includes(row.questionId) ? null : markOf(row, marks)}
          />
        ))}
      </ul>
    </div>
  );
}

export interface DecisionFormProps {
  readonly assessment: Assessment;
  readonly organisation: OrganisationMembership;
  readonly rows: readonly ReviewRow[];
  readonly review: Review;
  readonly showsKeys: boolean;
  /** Submitting was tried. */
  readonly wasTried: boolean;
}

/** D-04 to D-08: the marks once more, the comment, the attachment, and what was written before. */
export function DecisionForm({ assessment, organisation, rows, review, showsKeys, wasTried }: DecisionFormProps) {
  const { snapshot, send, attachment, running, draft } = review;
  const { comment, file } = snapshot.context;
  // K-08: not before somebody was there.
  const [wasLeft, setLeft] = useState(false);
  const manual = rows.filter(({ isManual }) => isManual);
  const limit = reviewLimitInMegabytes(organisation.settings);
  const stored: UploadState = file === null ? { kind: 'empty' } : { kind: 'done', name: file.name, bytes: file.bytes };
  return (
    <>
      <h2 id="decision-h">Your decision</h2>
      {manual.length > 0 && <MarksSoFar actor={review.actor} rows={manual} showsKey={showsKeys} />}
      <TextArea
        id="review-comment"
        label={`Comment to ${learnerFirstName(assessment)}`}
        hint={file === null ? undefined : 'Required, because a file is attached'}
        required={file !== null}
        error={(wasLeft || wasTried) && commentIsMissing({ comment, file }) ? REQUIRED : undefined}
        onBlur={() => setLeft(true)}
        value={comment}
        onChange={(text) => send({ type: 'comment.changed', comment: text })}
        footNote={draft.saved !== 'notYet' && <SavedNote saved={draft.saved} />}
      />
      <UploadField
        label="Attachment"
        hint={limitMessage(limit)}
        state={running?.kind === 'uploading' ? running : file === null && running !== null ? running : stored}
        error={running?.kind === 'failed' && file !== null ? running.message : undefined}
        onPick={(picked) => attachment.pick(picked, limit)}
        onCancel={attachment.cancel}
        onRemove={() => {
          attachment.dismiss();
          send({ type: 'file.removed' });
        }}
      />
      <EarlierComments assessment={assessment} title="Earlier comments" />
    </>
  );
}
