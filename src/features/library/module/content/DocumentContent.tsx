import { IconDownload } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import type { StoredFile } from '#contracts/files/file.schema.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { FilePreview } from '#ui/texts/viewer/FilePreview.tsx';
import { ViewerSkeleton } from '#ui/texts/viewer/ViewerSkeleton.tsx';
import { moduleName } from '../evidence-work.ts';
import { loadModuleFile, moduleViewAddress } from '../module.calls.ts';
import type { ModulePartProps } from '../module-props.ts';
import { openDownloadedDocuments } from './downloaded-documents.ts';
import { useModuleFile } from './use-module-file.ts';

/** N-03, N-10: a PDF or a picture on the stage, anything else in the frame of the API, or a download. */
export function DocumentContent(props: ModulePartProps) {
  const file = useModuleFile(props);
  return (
    <section className="mod__doc" aria-label="The document">
      <Loaded
        query={file}
        label="Loading the document"
        skeleton={<ViewerSkeleton isCompact />}
        failed={{ title: 'The document could not be loaded.' }}
      >
        {(stored) =>
          stored === null ? (
            <Note>
              <p>There is no document in this module.</p>
            </Note>
          ) : (
            <Shown {...props} file={stored} />
          )
        }
      </Loaded>
    </section>
  );
}

/** Kinds that the stage draws itself. */
const ON_STAGE = new Set(['pdf', 'jpg', 'jpeg', 'png', 'gif']);

function Shown(props: ModulePartProps & { file: StoredFile }) {
  const { file, module, organisation } = props;
  const client = useApi();
  const load = useCallback(() => loadModuleFile(client, module.module_id), [client, module.module_id]);
  if (module.properties?.download_only === true) return <DownloadOnly {...props} load={load} />;
  if (ON_STAGE.has(file.extension.toLowerCase()))
    return <FilePreview name={file.name} load={load} save={saveBytes} isCompact />;
  return (
    <iframe
      className="mod__frame"
      title={module.title}
      src={moduleViewAddress({ organisationId: organisation.organisation_id, moduleId: module.module_id })}
    />
  );
}

/** N-10: nothing is shown here; the document is read outside of the page. A page that is loaded again remembers that. */
function DownloadOnly({
  file,
  load,
  module,
  profile,
  organisation,
  flow,
}: ModulePartProps & { file: StoredFile; load: () => Promise<Blob | null> }) {
  const { send, snapshot } = flow;
  const openPersistence = useOpenPersistence();
  const [downloaded] = useState(() => openDownloadedDocuments(profile.id, openPersistence()));
  const name = moduleName({ organisationId: organisation.organisation_id, moduleId: module.module_id });
  const isAvailable = snapshot.matches({ progress: { available: 'viewing' } });
  const isCompleted = snapshot.matches({ progress: 'completed' });
  useEffect(() => {
    const stored = downloaded.read(name);
    if (stored.found !== 'stored') return;
    // Whoever starts it again downloads it again.
    if (isCompleted) downloaded.clear(name);
    else if (isAvailable && stored.value.fileId === file.id) send({ type: 'downloaded' });
  }, [downloaded, name, file.id, isAvailable, isCompleted, send]);

  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async (): Promise<void> => {
    setState('loading');
    const blob = await load();
    setState(blob === null ? 'failed' : 'idle');
    if (blob === null) return;
    saveBytes(blob, file.name);
    if (!isCompleted) downloaded.write(name, { fileId: file.id });
    send({ type: 'downloaded' });
  };
  return (
    <div className="mod__panel">
      <h2>{file.name}</h2>
      <p>This document is read outside of this page. Download it first.</p>
      {state === 'failed' && (
        <p className="mod__bad" role="alert">
          Sorry, there was a problem downloading this file.
        </p>
      )}
      <p>
        <Button variant="secondary" busy={state === 'loading'} busyText="Downloading…" onClick={() => void download()}>
          <IconDownload className="ic" aria-hidden />
          Download the document
        </Button>
      </p>
    </div>
  );
}
