import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { downloadFile } from '#contracts/files/files.endpoints.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { saveBlob } from '#ui/actions/download/save-blob.ts';

/**
 * C-01: fetches what a reviewer attached and hands it to the browser's downloads. The call is mute, so it says itself
 * what went wrong.
 */
export function AttachmentButton({ fileId }: { fileId: number }) {
  const client = useApi();
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');

  async function fetchFile() {
    setState('fetching');
    const outcome = await client.attempt(downloadFile, { params: { id: fileId } });
    setState(outcome.ok ? 'idle' : 'failed');
    if (outcome.ok) saveBlob(outcome.data, 'reviewers-attachment');
  }

  return (
    <div className="rev__f">
      <Button variant="secondary" busy={state === 'fetching'} busyText="Downloading…" onClick={() => void fetchFile()}>
        <IconDownload className="ic" aria-hidden />
        Download attachment
      </Button>
      <div role="alert">
        {state === 'failed' && (
          <FieldError id={`attachment-${fileId}`}>
            Sorry, there was a problem downloading this file. Please try again.
          </FieldError>
        )}
      </div>
    </div>
  );
}
