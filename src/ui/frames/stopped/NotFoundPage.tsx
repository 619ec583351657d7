import { LinkButton } from '../../actions/button/LinkButton.tsx';
import { StoppedPage } from './StoppedPage.tsx';

/** */
export function NotFoundPage() {
  return (
    <StoppedPage
      at="lost"
      heading="Sorry, can't find that page"
      lead="The address may be mistyped, or the page may have moved."
      actions={
        <LinkButton variant="go" href="/">
          Return to Home
        </LinkButton>
      }
    />
  );
}
