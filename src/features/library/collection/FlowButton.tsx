import { IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import type { CollectionFlowDialogProps } from '../flow/CollectionFlowDialog.tsx';
import { CollectionFlowPart } from '../flow/flow-part.tsx';

/** M-15: opens the dependency flow, whose code comes then. */
export function FlowButton(props: Omit<CollectionFlowDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <IconSitemap className="ic" aria-hidden />
        Flow diagram
      </Button>
      {isOpen && <CollectionFlowPart {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
