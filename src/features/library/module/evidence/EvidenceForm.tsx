import { useState } from 'react';
import { EVIDENCE_ACCEPT, evidenceLimitInMegabytes } from '#machines/library/module-form.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import type { UploadState } from '#ui/inputs/upload/upload-state.ts';
import { UploadField } from '#ui/inputs/upload/UploadField.tsx';
import type { ModulePartProps } from '../module-props.ts';

export interface EvidenceFormProps extends ModulePartProps {
  readonly isSending: boolean;
  /** Nothing was sent before. */
  readonly isFirst: boolean;
}

/** N-16: a file, and what its person writes about it; on the device from the first keystroke. */
export function EvidenceForm({ flow, organisation, isSending, isFirst }: EvidenceFormProps) {
  const { snapshot, send, upload, draft } = flow;
  const { message, file } = snapshot.context.fields;
  const [isAttempted, setAttempted] = useState(false);
  const state: UploadState =
    upload?.kind === 'uploading'
      ? upload
      : file === null
        ? (upload ?? { kind: 'empty' })
        : { kind: 'done', name: file.name, bytes: file.bytes };
  const hasWork = file !== null || message.trim() !== '';
  useUnsentWork(hasWork, {
    noun: 'entries',
    amount: 'Your entries for this evidence',
    isOnDevice: draft.saved === 'saved',
    backLabel: 'Back to your evidence',
    flushDraft: flow.flushDraft,
  });

  const missing =
    upload?.kind === 'uploading'
      ? 'Wait until the file is uploaded'
      : file === null
        ? 'Choose a file first'
        : undefined;

  const submit = (): void => {
    setAttempted(true);
    send({ type: 'submitted' });
  };
  const error =
    upload?.kind === 'failed' && file !== null
      ? `${upload.name}: ${upload.message}`
      : isAttempted && file === null && upload === undefined
        ? REQUIRED
        : undefined;
  return (
    <form
      className="mod-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UploadField
        label={isFirst ? 'Your proof' : 'Another file'}
        hint={`A PDF, a JPEG or a video, up to ${evidenceLimitInMegabytes(organisation.settings)} MB`}
        accept={EVIDENCE_ACCEPT}
        state={state}
        error={error}
        onPick={flow.pickFile}
        onCancel={flow.cancelUpload}
        onRemove={flow.removeFile}
      />
      <TextArea
        label="Message to the reviewer"
        hint="If you like"
        rows={3}
        value={message}
        readOnly={isSending}
        onChange={(text) => send({ type: 'form.changed', message: text })}
      />
      {draft.saved === 'refused' && (
        <p className="mod__bad" role="alert">
          Not saved on this device
        </p>
      )}
      <Button
        type="submit"
        variant="secondary"
        busy={isSending}
        busyText="Sending…"
        reason={isSending ? undefined : missing}
        onClick={submit}
      >
        Send evidence
      </Button>
    </form>
  );
}
