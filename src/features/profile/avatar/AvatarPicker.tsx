import { IconCamera } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatSent } from '#ui/format/file-size.ts';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { percentSent } from '#ui/inputs/upload/upload-state.ts';
import { ProgressBar } from '#ui/messages/progress/ProgressBar.tsx';
import type { ProfileDraftState } from '../draft/use-profile-draft.ts';
import type { AvatarState } from './use-avatar.ts';

/** Choosing the square, whose code comes with the first picture. */
const CropPart = lazyPart(async () => (await import('./CropDialog.tsx')).CropDialog, {
  missing: (again, { onClose }) => (
    <PartMissing title="The picture could not be shown" onAgain={again} onClose={onClose} />
  ),
});

export interface AvatarPickerProps {
  readonly avatar: AvatarState;
  readonly draft: Pick<ProfileDraftState, 'value' | 'changeOf' | 'putBack'>;
}

/** Another picture, or none (G-05). What is chosen is saved with everything else. */
export function AvatarPicker({ avatar, draft }: AvatarPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const { cropping, upload, isReading } = avatar;
  const error = avatar.refusal ?? (upload?.kind === 'failed' ? upload.message : null);
  const hasPicture = draft.value('avatar_id') !== null;
  const isChanged = draft.changeOf('avatar_id') !== undefined;
  return (
    <div className={isChanged ? 'pic changed' : 'pic'} role="group" aria-label="Picture">
      <div role="alert">{error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      {upload?.kind === 'uploading' ? (
        <div className="pic__sending">
          <ProgressBar label="Sending the picture" percent={percentSent(upload.sentBytes, upload.totalBytes)} />
          <p className="meta">Sending, {formatSent(upload.sentBytes, upload.totalBytes)}</p>
          <Button
            variant="quiet"
            onClick={() => {
              avatar.cancel();
              change.current?.focus();
            }}
          >
            Cancel
          </Button>
        </div>
      ) : null}
      <div className="pic__a">
        <Button
          ref={change}
          variant="secondary"
          busy={isReading || upload?.kind === 'uploading'}
          aria-describedby={error === null ? `${id}-hint` : `${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          <IconCamera className="ic" aria-hidden />
          Change picture
        </Button>
        {upload?.kind === 'failed' && upload.canRetry === true && (
          <Button variant="quiet" onClick={avatar.retry}>
            Try again
          </Button>
        )}
        {hasPicture && upload?.kind !== 'uploading' && (
          <Button
            variant="quiet"
            aria-label="Remove picture"
            onClick={() => {
              avatar.remove();
              change.current?.focus();
            }}
          >
            Remove
          </Button>
        )}
      </div>
      <p className="field__hint" id={`${id}-hint`}>
        JPG, GIF or PNG, up to 1 MB
      </p>
      {isChanged && (
        <p className="was">
          {hasPicture ? 'Another picture, not saved.' : 'No picture, not saved.'}{' '}
          <button
            type="button"
            className="btn-text"
            aria-label="Put it back: Picture"
            onClick={() => {
              draft.putBack('avatar_id');
              change.current?.focus();
            }}
          >
            Put it back
          </button>
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/gif,image/png"
        aria-label="Picture"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) avatar.choose(file);
          // The same file may be chosen again after it was refused.
          event.target.value = '';
        }}
      />
      {cropping !== null && (
        <CropPart
          cropping={cropping}
          onClose={avatar.stopCropping}
          onUse={avatar.send}
          onNotDrawn={avatar.refuseDrawing}
        />
      )}
    </div>
  );
}
