import { useEffect, useState } from 'react';
import { unsentWork } from '#persistence/unsent-work.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { reloadForNewRelease } from '../errors/new-release.ts';
import { BootSkeleton } from './BootSkeleton.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';

export interface MissingPartPageProps {
  /** Loads the page anew where that helps; tests supply their own. */
  readonly reloadOnce?: () => Promise<boolean>;
  readonly reload?: () => void;
}

const onceInBrowser = (): Promise<boolean> => reloadForNewRelease();
const inBrowser = (): void => location.reload();

const MISSING = 'A part of it did not arrive. Check your connection, then load the page again.';

/** What became of what was typed: said only where it is known. */
const TYPED_TEXT_MESSAGES = {
  unknown: '',
  stored: ' What you typed is kept on this device.',
  lost: ' This device could not keep what you typed.',
};

/** Asked while the page that gives way to this one still stands: afterwards nobody holds anything. */
const outcomeOfTypedText = (): keyof typeof TYPED_TEXT_MESSAGES => {
  if (hasUnsavedWork()) return 'lost';
  const work = unsentWork();
  if (work === null) return 'unknown';
  return work.isOnDevice ? 'stored' : 'lost';
};

/**
 * A part of the app did not arrive: after a release the page loads itself anew, once; where that does not help it says
 * so.
 */
export function MissingPartPage({ reloadOnce = onceInBrowser, reload = inBrowser }: MissingPartPageProps) {
  const [outcome] = useState(outcomeOfTypedText);
  const [isStuck, setStuck] = useState(outcome === 'lost');
  useEffect(() => {
    if (isStuck) return;
    void reloadOnce().then((reloads) => {
      if (!reloads) setStuck(true);
    });
  }, [isStuck, reloadOnce]);
  if (!isStuck) return <BootSkeleton />;
  return (
    <StoppedPage
      at="gate"
      heading="This page could not be loaded"
      lead={`${MISSING}${TYPED_TEXT_MESSAGES[outcome]}`}
      actions={
        <Button variant="go" onClick={reload}>
          Load the page again
        </Button>
      }
    />
  );
}
