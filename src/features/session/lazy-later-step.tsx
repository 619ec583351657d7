import { Button } from '#ui/actions/button/Button.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';

/**
 * Most people never meet these steps: their code comes when one is due. J-05: what does not come says so, and can be
 * asked for again.
 */
export const LaterStep = lazyPart(async () => (await import('./LaterStep.tsx')).LaterStep, {
  missing: (again) => (
    <>
      <p className="lead" role="alert">
        This step could not be loaded. Check your connection and try again, or reload the page.
      </p>
      <Button variant="go" onClick={again}>
        Try again
      </Button>
    </>
  ),
});
