import { useState } from 'react';
import { PRODUCT_VERSION } from '#contracts/constants.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { Banner } from '#ui/messages/note/Banner.tsx';
import { config } from '#current/config.ts';

/** B-19, U-04: what is done in the staging environment is no training; About says which release this is, and of what. */
export function StagingBanner() {
  const [isOpen, setOpen] = useState(false);
  return (
    <aside aria-label="Staging">
      <Banner>
        <span>
          <b>Staging.</b> This is a copy for trying things out: what you do here does not count.
        </span>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          About
        </Button>
      </Banner>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`About ${config.productName}`}
        size="small"
        isDismissable
      >
        <Facts
          facts={[
            { name: 'Version', value: PRODUCT_VERSION },
            { name: 'Environment', value: 'Staging' },
            { name: 'API host', value: new URL(config.apiBase, location.href).host },
          ]}
        />
      </Dialog>
    </aside>
  );
}
