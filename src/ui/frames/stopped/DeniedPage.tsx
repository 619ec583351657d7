import type { ReactNode } from 'react';
import { LinkButton } from '../../actions/button/LinkButton.tsx';
import { StoppedPage } from './StoppedPage.tsx';

/**
 * B-15: the page keeps its address and the person their session; `lead` says what is missing and whom to ask,
 * `children` what of theirs was not sent.
 */
export function DeniedPage({ lead, children }: { lead: string; children?: ReactNode }) {
  return (
    <StoppedPage
      at="none"
      title="No access"
      heading="Sorry, you don't have access. You need to be assigned an appropriate role."
      lead={lead}
      actions={
        <LinkButton variant="go" href="/">
          Return to Home
        </LinkButton>
      }
    >
      {children}
    </StoppedPage>
  );
}
