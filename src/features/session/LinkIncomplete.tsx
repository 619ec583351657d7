import { LinkButton } from '#ui/button/LinkButton.tsx';

/** A link without its token: cut off by a mail programme, or opened a second time after it left the address. */
export function LinkIncomplete() {
  return (
    <>
      <p className="lead">This link is not complete any more. Open it again from your mail, or ask for a new one.</p>
      <LinkButton variant="go" href="/forgotten-password">
        Ask for a new link
      </LinkButton>
    </>
  );
}
