import type { ContentSlotProps } from '#features/library/content-slot.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { leaveFocusAround } from '#ui/frames/focus/leave-focus-around.ts';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';

/** P-26: reading authored content, whose code comes where there is some, and without an editor's. */
export const AuthoredContentPart = lazyPart<ContentSlotProps>(
  async () => (await import('#features/builder/view/AuthoredContent.tsx')).AuthoredContent,
  {
    waiting: <Skeleton shape="text" width={80} />,
    missing: (again) => (
      <EmptyState
        marker="coming"
        title="What is written here could not be loaded."
        action={
          <Button ref={leaveFocusAround} variant="secondary" onClick={again}>
            Try again
          </Button>
        }
      />
    ),
  },
);
