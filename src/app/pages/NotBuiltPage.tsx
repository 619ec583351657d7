import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';

/** a page of the route table that comes later says so. */
export function NotBuiltPage({ name }: { name: string }) {
  return (
    <StoppedPage
      at="before"
      heading={`${name}: not built yet`}
      lead="This page is planned for a later release."
      actions={
        <LinkButton variant="go" href="/">
          Return to Home
        </LinkButton>
      }
    />
  );
}
