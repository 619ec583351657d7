import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';

interface NothingNextProps {
  reason: 'upToDate' | 'nothingAssigned' | 'unknown';
  organisation: OrganisationMembership;
  busy: boolean;
  onRetry: () => void;
}

/** No sign: nothing is assigned yet, everything is done, or it is not known. Each says how to go on. */
export function NothingNext({ reason, organisation: { name, settings }, busy, onRetry }: NothingNextProps) {
  if (reason === 'unknown')
    return (
      <Board
        marker="coming"
        title="Your training could not be loaded."
        actions={
          <Button variant="secondary" busy={busy} busyText="Loading…" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>Nothing is lost. Check your connection, then try again.</p>
      </Board>
    );
  const library = (
    <LinkButton variant="go" href="/categories">
      Open {settings.lang.library}
    </LinkButton>
  );
  if (reason === 'upToDate')
    return (
      <EmptyState marker="done" title="Everything is done" action={library}>
        Nothing is waiting for you. What {name} assigns next will stand here.
      </EmptyState>
    );
  return (
    <EmptyState title="Nothing is assigned to you yet" action={library}>
      As soon as {name} assigns training to you, your next step stands here. Until then, look around: everything that is open to you is in {settings.lang.library}.
    </EmptyState>
  );
}
