import { useCallback } from 'react';
import { useApi } from '#api/api-context.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { FilePreview } from '#ui/texts/viewer/FilePreview.tsx';
import { loadEvidenceFile } from '../evidence.calls.ts';

/** the file in its place. */
export function EvidenceFile({ evidence: { key, file } }: { evidence: Pick<Evidence, 'key' | 'file'> }) {
  const client = useApi();
  const load = useCallback(() => loadEvidenceFile(client, key), [client, key]);
  if (file === null || file === undefined) {
    return (
      <Note>
        <p>There is no file with this evidence.</p>
      </Note>
    );
  }
  return <FilePreview name={file.name} load={load} save={saveBytes} />;
}
