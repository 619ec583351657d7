import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { downloadEntityFile } from '#contracts/library/page.endpoints.ts';
import { useCurrent } from '#current/current-context.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBlob } from '#ui/actions/download/save-blob.ts';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { useContentSurroundings } from '../content-context.ts';
import { MissingBlock } from '../MissingBlock.tsx';

const NAMELESS = 'Download the file';

/** P-08, P-22: a file of the page to take along. The call is mute, so the block says what went wrong. */
export function FileBlock({ block: { props } }: BlockViewProps<'file'>) {
  const id = useId();
  const client = useApi();
  const { holder } = useContentSurroundings();
  const { organisation } = useCurrent();
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const label = props.label || NAMELESS;
  if (holder === null) return <MissingBlock what="A file" name={label} />;

  async function fetchFile(from: NonNullable<typeof holder>) {
    setState('fetching');
    const outcome = await client.attempt(downloadEntityFile, {
      params: { ...from, fileId: props.fileId },
      query: { organisation_id: organisation.organisation_id },
    });
    setState(outcome.ok ? 'idle' : 'failed');
    if (outcome.ok) saveBlob(outcome.data, props.label || 'file');
  }

  return (
    <div>
      <Button
        variant="secondary"
        busy={state === 'fetching'}
        busyText="Downloading…"
        onClick={() => void fetchFile(holder)}
      >
        <IconDownload className="ic" aria-hidden />
        {label}
      </Button>
      <div role="alert">
        {state === 'failed' && (
          <FieldError id={id}>Sorry, there was a problem downloading this file. Please try again.</FieldError>
        )}
      </div>
    </div>
  );
}
