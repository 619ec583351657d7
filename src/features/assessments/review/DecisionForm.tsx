import { useState } from 'react';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { commentIsMissing, reviewLimitInMegabytes, type ReviewRow } from '#machines/assessments/review-rules.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { SavedNote } from '#ui/frames/review-layout/SavedNote.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { UploadField } from '#ui/inputs/upload/UploadField.tsx';
import type { UploadState } from '#ui/inputs/upload/upload-state.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { EarlierComments } from './EarlierComments.tsx';
import { MarksSoFar } from './MarksSoFar.tsx';
import { learnerFirstName, limitMessage } from './review-messages.ts';
import type { Review } from './use-review.ts';

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
