import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';

/** The heading that names the dialog, its consequence sentence, and the close button if it has one. */
export function DialogHead({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="dialog__head">
      <div>
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {lead && <p className="un__lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
