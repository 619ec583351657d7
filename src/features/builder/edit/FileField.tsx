import { IconPaperclip, IconVideo, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import { createEmitter } from '#api/emitter.ts';
import { builderKeys } from '#api/queries/builder.keys.ts';
import { createUploads, type UploadedFile } from '#api/uploads.ts';
import type { Client } from '#api/client.ts';
import { acceptOf, blockFileRefusal, type BlockFileKind } from '#machines/builder/block-files.ts';
import { unsavedReason, useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { UploadField } from '#ui/inputs/upload/UploadField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { useEditor } from './editor-context.ts';

/** The one field of the uploads. */
const FILE = 0;

const openUploads = (client: Client, kind: BlockFileKind) => {
  const finished = createEmitter<[file: UploadedFile]>();
  const uploads = createUploads(client, kind, (_, event) => {
    if (event.type === 'upload.finished') finished.emit(event.file);
  });
  return { uploads, finished: finished.subscribe };
};

export interface FileFieldProps {
  readonly label: string;
  readonly upload: BlockFileKind;
  readonly value: number | null;
  readonly onChange: (fileId: number | null) => void;
  readonly error: string | undefined;
  readonly fieldId: string;
}

/** P-08, P-16: a file of this page, or one that is uploaded now (K-01 to K-05). */
export function FileField({ label, upload, value, onChange, error, fieldId }: FileFieldProps) {
  const client = useApi();
  const queries = useQueryClient();
  const { choices, titleOf, organisationId, pageId } = useEditor();
  const [{ uploads, finished }] = useState(() => openUploads(client, upload));
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const take = useEffectEvent(({ id, name }: UploadedFile) => {
    setNames((known) => new Map(known).set(id, name));
    onChange(id);
    void queries.invalidateQueries({ queryKey: builderKeys.pageFiles(organisationId, pageId) });
  });
  useEffect(() => finished((file) => take(file)), [finished]);
  useEffect(() => uploads.stop, [uploads]);
  const running = useSyncExternalStore(uploads.subscribe, uploads.running)[FILE];
  useUnsavedGuard(unsavedReason({ isUploading: running?.kind === 'uploading', lost: null }));

  const name = value === null ? null : (titleOf('file', value) ?? names.get(value) ?? `File ${value}`);
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
