import { LinkButton } from '#ui/button/LinkButton.tsx';
import { StoppedPage } from './StoppedPage.tsx';

/** B-15, D-14, Q-11: a reviewer without an admin account keeps their session and is told what is missing. */
export function ReviewDeniedPage() {
  return (
    <StoppedPage
      at="none"
      title="No access"
      heading="Sorry, you don't have access. You need to be assigned an appropriate role."
      lead="Reviewers need an admin account in the organisation of the work. Please contact your training administrator."
      actions={
        <LinkButton variant="go" href="/">
          Return to Home
        </LinkButton>
      }
    />
  );
}
