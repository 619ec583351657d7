import { useEffect, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { reloadForNewRelease } from '../boot/new-release.ts';
import { BootSkeleton } from './BootSkeleton.tsx';
import { StoppedPage } from './StoppedPage.tsx';

export interface MissingPartPageProps {
  /** Loads the page anew where that helps; tests supply their own. */
  readonly reloadOnce?: () => Promise<boolean>;
  readonly reload?: () => void;
}

const onceInBrowser = (): Promise<boolean> => reloadForNewRelease();
const inBrowser = (): void => location.reload();

/** A part of the app did not arrive: after a release the page loads itself anew, once; where that does not help it says so. */
export function MissingPartPage({ reloadOnce = onceInBrowser, reload = inBrowser }: MissingPartPageProps) {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    void reloadOnce().then((reloads) => {
      if (!reloads) setStuck(true);
    });
  }, [reloadOnce]);
  if (!isStuck) return <BootSkeleton />;
  return (
    <StoppedPage
      at="gate"
      heading="This page could not be loaded"
      lead="A part of it did not arrive. Check your connection, then load the page again. What you typed is kept on this device."
      actions={
        <Button variant="go" onClick={reload}>
          Load the page again
        </Button>
      }
    />
  );
}
