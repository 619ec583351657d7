import type { RefObject } from 'react';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { ClosedFrame } from '#ui/frames/page/ClosedFrame.tsx';
import { NotLoadedBoard } from '#ui/frames/page/NotLoadedBoard.tsx';

/** The assessment did not arrive: how to go on, and what this device keeps. */
export function NotLoadedScreen({
  headingRef,
  onRetry,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  onRetry: () => void;
}) {
  return (
    <ClosedFrame>
      <PageTitle ref={headingRef}>Assessment</PageTitle>
      <NotLoadedBoard
        text="This assessment could not be loaded."
        storedNote="Answers that you gave on this device are kept."
        onRetry={onRetry}
      />
    </ClosedFrame>
  );
}
