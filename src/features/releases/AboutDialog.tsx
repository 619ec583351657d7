import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { PRODUCT_VERSION } from '#contracts/constants.ts';
import { config } from '#current/config.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { STAGING_CONSEQUENCE } from './staging.ts';
import './about-dialog.css';

export interface AboutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Null where nobody is signed in. */
  readonly organisationName: string | null;
}

/** U-04: which release of the product this is, in which environment, and which API it asks; to be copied for support. */
export function AboutDialog({ isOpen, onClose, organisationName }: AboutDialogProps) {
  const [copied, setCopied] = useState<'done' | 'refused' | null>(null);
  const facts = [
    { name: 'Version', value: PRODUCT_VERSION },
    { name: 'Environment', value: config.environment },
    { name: 'API host', value: new URL(config.apiBase, location.href).host },
    ...(organisationName === null ? [] : [{ name: 'Organisation', value: organisationName }]),
  ];
  const copy = async (): Promise<void> => {
    try {
      const lines = facts.map(({ name, value }) => `${name}: ${value}`);
      await navigator.clipboard.writeText([config.productName, ...lines].join('\n'));
      setCopied('done');
    } catch {
      setCopied('refused');
    }
  };
  const close = (): void => {
    setCopied(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={`About this ${config.productName}`}
      lead="For a message to support, copy all of it."
      size="small"
      isDismissable
      foot={
        <>
          <p className="foot__fact" role="status">
            {copied === 'done' && <b>Copied</b>}
            {copied === 'refused' && <b>Your browser blocked copying. Select the text instead.</b>}
            {copied === null && config.staging && <b>{STAGING_CONSEQUENCE}</b>}
          </p>
          <Button variant="secondary" onClick={() => void copy()}>
            <IconCopy className="ic" aria-hidden />
            Copy all
          </Button>
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <Facts
        className="about-facts"
        facts={facts.map(({ name, value }) => ({
          name,
          value: name === 'Environment' && config.staging ? <StatusBadge shape="expiring" word={value} /> : value,
        }))}
      />
    </Dialog>
  );
}
