import { IconPaperclip, IconVideo, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { acceptOf, blockFileRefusal, type BlockFileKind } from '#machines/builder/block-files.ts';
import { UploadField } from '#ui/inputs/upload/UploadField.tsx';
import { FILE } from './block-uploads.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useEditor } from './editor-context.ts';

export interface FileFieldProps {
  readonly label: string;
  /** The block that the file is for. */
  readonly blockId: string;
  readonly upload: BlockFileKind;
  readonly value: number | null;
  readonly onChange: (fileId: number | null) => void;
  readonly error: string | undefined;
  readonly fieldId: string;
}

/** P-08, P-16: a file of this page, or one that is uploaded now (K-01 to K-05). */
export function FileField({ label, upload, blockId, value, onChange, error, fieldId }: FileFieldProps) {
  const { choices, titleOf, blockUploads } = useEditor();
  const uploads = blockUploads.of(blockId, upload);
  const running = useSyncExternalStore(uploads.subscribe, uploads.running)[FILE];

  const name = value === null ? null : (titleOf('file', value) ?? blockUploads.nameOf(value) ?? `File ${value}`);
  if (name !== null && running === undefined) {
    const Icon = upload === 'video' ? IconVideo : IconPaperclip;
    return (
      <div className="field" id={fieldId}>
        <p className="field__label">{label}</p>
        <div className="att">
          <Icon className="ic" aria-hidden />
          <span>
            <b>{name}</b>
          </span>
          <button type="button" className="btn btn--icon" aria-label={`Remove ${name}`} onClick={() => onChange(null)}>
            <IconX className="ic" aria-hidden />
          </button>
        </div>
      </div>
    );
  }
  const others = choices.file.all ?? [];
  return (
    <>
      <UploadField
        id={fieldId}
        label={label}
        hint={upload === 'video' ? 'MP4 or MOV, up to 100 MB' : 'A document, a video or a ZIP, up to 100 MB'}
        accept={acceptOf(upload)}
        state={running ?? { kind: 'empty' }}
        error={error}
        onPick={(file) => uploads.pick(FILE, file, blockFileRefusal(upload, file))}
        onCancel={() => uploads.cancel(FILE)}
        onRemove={() => uploads.dismiss(FILE)}
      />
      {others.length > 0 && (
        <ChoiceField
          fieldId={`${fieldId}-known`}
          label="Or a file of this page"
          list={choices.file}
          value={null}
          onChange={onChange}
          hint={undefined}
          error={undefined}
        />
      )}
    </>
  );
}
