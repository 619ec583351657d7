import { Button } from '#ui/actions/button/Button.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';

/** The server did not say who is signed in: nothing is lost, and it can be asked again (J-04, J-05). */
export function UnansweredPage({ onRetry }: { onRetry: () => void }) {
  return (
    <StoppedPage
      at="gate"
      heading="We can't reach your training"
      lead="You are still signed in on this device. Check your connection, then try again."
      actions={
        <Button variant="go" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
