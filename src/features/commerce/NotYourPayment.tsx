import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';

/**
 * Back from a bank while somebody else is signed in (B-25): whose payment it is stays private, and the holder hears
 * where it goes on.
 */
export function NotYourPayment() {
  return (
    <StoppedPage
      at="gate"
      heading="This payment belongs to another account"
      lead="Your bank has brought you back, and somebody else is signed in here by now. Nothing is lost. Sign in as the person who pays: your bookings say there whether it was taken, and go on with it."
      actions={
        <LinkButton variant="go" href="/">
          Return to Home
        </LinkButton>
      }
    />
  );
}
