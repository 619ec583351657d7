import { LinkButton } from '../../actions/button/LinkButton.tsx';
import { StoppedPage } from './StoppedPage.tsx';

/** B-15: the page keeps its address and the person their session; `lead` says what is missing and whom to ask. */
export function DeniedPage({ lead }: { lead: string }) {
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
    />
  );
}
