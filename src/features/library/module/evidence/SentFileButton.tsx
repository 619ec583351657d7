import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { downloadFile } from '#contracts/files/files.endpoints.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';

/** N-17: the file that was sent, for whoever sent it. The call is mute, so it says itself what went wrong. */
export function SentFileButton({ fileId, name }: { fileId: number; name: string }) {
  const client = useApi();
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');

  const fetchFile = async (): Promise<void> => {
    setState('fetching');
    const outcome = await client.attempt(downloadFile, { params: { id: fileId } });
    setState(outcome.ok ? 'idle' : 'failed');
    if (outcome.ok) saveBytes(outcome.data, name);
  };

  return (
    <div className="mod-rail__b">
      <Button
        variant="quiet"
        aria-label={`Download what you sent: ${name}`}
        busy={state === 'fetching'}
        busyText="Downloading…"
        onClick={() => void fetchFile()}
      >
        <IconDownload className="ic" aria-hidden />
        Download what you sent
      </Button>
      {state === 'failed' && (
        <p className="mod__bad" role="alert">
          Sorry, there was a problem downloading this file. Please try again.
        </p>
      )}
    </div>
  );
}
