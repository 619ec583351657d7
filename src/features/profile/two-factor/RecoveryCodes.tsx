import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBlob } from '#ui/actions/download/save-blob.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { COPY_BLOCKED } from './two-factor-messages.ts';

const MILLISECONDS_PER_SECOND = 1000;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly profile: Pick<Profile, 'name'>;
  readonly now: () => number;
  /** They were copied, downloaded or printed. */
  readonly onSaved: () => void;
}

/** G-18: the recovery codes as a document, with the ways to take them along. Printing the page prints them alone. */
export function RecoveryCodes({ codes, profile, now, onSaved }: RecoveryCodesProps) {
  const [status, setStatus] = useState('');
  const [date] = useState(() => formatUnixDate(Math.floor(now() / MILLISECONDS_PER_SECOND)));
  const title = `${config.productName} recovery codes`;
  const owner = `${profile.name}, ${date}`;
  const text = (): string => [title, owner, '', ...codes, ''].join('\n');
  const saved = (message: string): void => {
    setStatus(message);
    onSaved();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      saved('The codes were copied.');
    } catch {
      setStatus(`${COPY_BLOCKED} Download or print the codes instead.`);
    }
  };
  const download = (): void => {
    saveBlob(new Blob([text()], { type: 'text/plain' }), 'recovery-codes');
    saved('The codes were downloaded.');
  };
  const print = (): void => {
    window.print();
    saved('The print window was opened.');
  };
  return (
    <>
      <section className="tf__codes" aria-label={title}>
        <p className="tf__codes-head">
          <b>{title}</b>
          <span>{owner}</span>
        </p>
        <ol translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </section>
      <div className="tf__take">
        <Button variant="secondary" onClick={() => void copy()}>
          <IconCopy className="ic" aria-hidden />
          Copy
        </Button>
        <Button variant="secondary" onClick={download}>
          <IconDownload className="ic" aria-hidden />
          Download
        </Button>
        <Button variant="secondary" onClick={print}>
          <IconPrinter className="ic" aria-hidden />
          Print
        </Button>
      </div>
      <p className="meta tf__status" role="status">
        {status}
      </p>
    </>
  );
}
