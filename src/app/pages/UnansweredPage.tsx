import { config } from '#current/config.ts';
import { unansweredText } from '#features/session/unanswered-text.ts';
import type { Problem } from '#machines/session/login.setup.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';
import { followPage } from '#ui/frames/focus/follow-page.ts';

export interface UnansweredPageProps {
  /** Why the server did not say it, where that is known. */
  problem?: Problem | null;
  onRetry: () => void;
}

/** The server did not say who is signed in: nothing is lost, and it can be asked again (J-04, J-05). */
export function UnansweredPage({ problem = null, onRetry }: UnansweredPageProps) {
  return (
    <StoppedPage
      at="gate"
      {...unansweredText(problem, config.productName)}
      actions={
        <Button
          variant="go"
          onClick={() => {
            // The button is removed with this page.
            followPage();
            onRetry();
          }}
        >
          Try again
        </Button>
      }
    />
  );
}
